//! Games over weeks: clocks that count days stand still on weekends off and on vacations. The test turns the clock.

use crate::support::{Person, Socket, TestServer, play};
use jiff::Timestamp;
use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use server::WallClock;
use std::time::{Duration, Instant};
use store::Millis;
use tokio::time::sleep;

const ZONE: &str = "Europe/Berlin";
const HOUR: i64 = 3_600_000;

/// How late an observation may be on a loaded machine, in milliseconds.
const LATE: i64 = 120_000;

/// The weeks from next Monday in Berlin, and the clock.
struct Weeks {
    clock: WallClock,
    monday: Date,
}

impl Weeks {
    fn new() -> Self {
        let clock = WallClock::default();
        let mut monday = date_at(clock.now()).tomorrow().unwrap();
        while monday.weekday() != Weekday::Monday {
            monday = monday.tomorrow().unwrap();
        }
        Self { clock, monday }
    }

    async fn server(&self) -> TestServer {
        TestServer::spawn_with(|config| config.wall_clock = self.clock.clone()).await
    }

    /// Stops the server and starts it again; then all tables sleep.
    async fn restart(&self, server: TestServer) -> TestServer {
        server.restart_with(|config| config.wall_clock = self.clock.clone()).await
    }

    /// Days are counted from 0, a Monday.
    fn date(&self, day: i64) -> Date {
        self.monday.checked_add(jiff::Span::new().days(day)).unwrap()
    }

    fn at(&self, day: i64, hour: i8) -> i64 {
        let time = self.date(day).at(hour, 0, 0, 0).in_tz(ZONE).unwrap();
        time.timestamp().as_millisecond()
    }

    fn turn_to(&self, day: i64, hour: i8) {
        let by = self.at(day, hour) - self.clock.now().0;
        self.clock.turn(Duration::from_millis(u64::try_from(by).expect("it is turned forward")));
    }
}

fn date_at(time: Millis) -> Date {
    let zone = TimeZone::get(ZONE).unwrap();
    Timestamp::from_millisecond(time.0).unwrap().to_zoned(zone).date()
}

/// Anna, who has an account, and Bruno, in a game with this clock.
async fn game(server: &TestServer, clock: Value) -> (String, [Person; 2], [Socket; 2]) {
    let people = [Person::account(server, "Anna").await, Person::guest(server, "Bruno").await];
    let seats = json!([{"kind": "mine"}, {"kind": "open"}]);
    let table = json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string();
    let table = people[0].open_table(&table).await;
    people[1].post(&format!("/api/tables/{table}/join"), "{}").await.ok();
    let mut sockets = [people[0].connect(&table).await, people[1].connect(&table).await];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    (table, people, sockets)
}

/// Plays until only Anna is asked.
async fn until_anna_is_asked(sockets: &mut [Socket; 2]) {
    play(sockets, 6).await;
    loop {
        let asked = [sockets[0].decision(0), sockets[1].decision(1)];
        match asked {
            [Some(_), None] => return,
            [_, Some(_)] => {
                let act = sockets[1].act(1, 0);
                let version = sockets[1].done(act).await;
                for socket in &mut *sockets {
                    socket.until_version(version).await;
                }
            }
            [None, None] => panic!("the game goes on"),
        }
    }
}

/// Anna's clock and seat, as a spectator sees them.
async fn look(server: &TestServer, table: &str) -> (Value, Value) {
    let mut socket = Person::stranger(server).connect(table).await;
    socket.until(|socket| socket.position().is_some()).await;
    (socket.position().unwrap()["clocks"][0].clone(), socket.table()["seats"][0].clone())
}

/// Whether a time in milliseconds is what is expected, or a little less.
fn is_about(time: &Value, expected: i64) -> bool {
    let time = time.as_i64().unwrap_or_else(|| panic!("no time: {time}"));
    (expected - LATE..=expected + LATE).contains(&time)
}

async fn live_tables(person: &Person) -> u64 {
    let metrics = person.get("/metrics").await.body;
    let value = metrics.lines().find_map(|line| line.strip_prefix("tavola_live_tables "));
    value.expect("the metric").parse().expect("a number")
}

/// The table sleeps, and goes on sleeping.
async fn expect_sleep(person: &Person) {
    for _ in 0..10 {
        assert_eq!(live_tables(person).await, 0);
        sleep(Duration::from_millis(20)).await;
    }
}

async fn until_awake(person: &Person) {
    let start = Instant::now();
    while live_tables(person).await == 0 {
        assert!(start.elapsed() < Duration::from_secs(20), "the table is still asleep");
        sleep(Duration::from_millis(20)).await;
    }
}

async fn announce(person: &Person, from: Date, until: Date) -> Value {
    let body = json!({"from": from.to_string(), "until": until.to_string(), "zone": ZONE});
    person.post("/api/vacations", &body.to_string()).await.ok()
}

/// How often each kind of entry is in the log for Anna's seat.
async fn count(person: &Person, kind: &str) -> usize {
    let export = person.get("/api/export").await.ok();
    export["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == kind).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn four_days_a_move_last_over_two_weekends_and_a_vacation() {
    let weeks = Weeks::new();
    let server = weeks.server().await;
    weeks.turn_to(0, 10);
    let clock = json!({"kind": "days", "days": 4, "weekends_off": ZONE});
    let (table, people, mut sockets) = game(&server, clock).await;
    let (clock, _) = look(&server, &table).await;
    assert!(
        is_about(&clock["left"], 96 * HOUR) && clock["running"] == true && clock["runs_out_in"].is_null(),
        "{clock}"
    );

    weeks.turn_to(3, 10);
    until_anna_is_asked(&mut sockets).await;
    drop(sockets);
    let (clock, _) = look(&server, &table).await;
    assert!(is_about(&clock["runs_out_in"], weeks.at(9, 10) - weeks.at(3, 10)), "a weekend comes first: {clock}");

    weeks.turn_to(5, 12);
    let (clock, seat) = look(&server, &table).await;
    assert!(is_about(&clock["left"], 58 * HOUR) && clock["running"] == false, "{clock}");
    assert!(is_about(&clock["rests_for"], weeks.at(7, 0) - weeks.at(5, 12)), "{clock}");
    assert_eq!(seat["vacation_until"], Value::Null);
    let server = weeks.restart(server).await;
    let [anna, bruno] = people.map(|person| person.at(&server));
    expect_sleep(&anna).await;

    // On the second Monday, Anna announces her vacation from Tuesday to Thursday, while the table sleeps.
    weeks.turn_to(7, 10);
    announce(&anna, weeks.date(8), weeks.date(10)).await;
    let (clock, seat) = look(&server, &table).await;
    assert!(is_about(&clock["left"], 48 * HOUR) && clock["running"] == true, "{clock}");
    assert!(is_about(&clock["runs_out_in"], weeks.at(14, 10) - weeks.at(7, 10)), "{clock}");
    assert_eq!(seat["vacation_until"], Value::Null, "it has not begun");

    weeks.turn_to(8, 12);
    let (clock, seat) = look(&server, &table).await;
    assert!(is_about(&clock["left"], 34 * HOUR) && clock["running"] == false, "{clock}");
    assert!(is_about(&clock["rests_for"], weeks.at(11, 0) - weeks.at(8, 12)), "{clock}");
    assert_eq!(seat["vacation_until"], weeks.at(11, 0));
    let server = weeks.restart(server).await;
    let [anna, bruno] = [anna.at(&server), bruno.at(&server)];
    for (day, hour) in [(9, 11), (12, 12), (14, 9)] {
        weeks.turn_to(day, hour);
        expect_sleep(&anna).await;
    }
    weeks.turn_to(14, 11);
    until_awake(&anna).await;
    let (_, seat) = look(&server, &table).await;
    assert_eq!((&seat["timeouts"], &seat["vacation_until"]), (&json!(1), &Value::Null));
    play_to_the_end(&weeks, &table, [&anna, &bruno]).await;
    assert_eq!(
        [count(&anna, "timeout").await, count(&anna, "vacation").await, count(&bruno, "timeout").await],
        [1, 1, 0]
    );
}

/// A move every 90 minutes.
async fn play_to_the_end(weeks: &Weeks, table: &str, people: [&Person; 2]) {
    let mut sockets = [people[0].connect(table).await, people[1].connect(table).await];
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    for _ in 0..5_000 {
        if sockets.iter().all(Socket::is_over) {
            return;
        }
        play(&mut sockets, 1).await;
        weeks.clock.turn(Duration::from_secs(90 * 60));
    }
    panic!("the game has no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_that_is_given_back_no_longer_stops_the_clock_of_a_sleeping_table() {
    let weeks = Weeks::new();
    let server = weeks.server().await;
    weeks.turn_to(0, 10);
    let (table, people, sockets) = game(&server, json!({"kind": "days", "days": 1})).await;
    announce(&people[0], weeks.date(1), weeks.date(5)).await;
    drop(sockets);
    let server = weeks.restart(server).await;
    let anna = people[0].at(&server);
    expect_sleep(&anna).await;
    anna.send("DELETE", &format!("/api/vacations/{}", weeks.date(1)), "").await.ok();
    while live_tables(&anna).await > 0 {
        sleep(Duration::from_millis(20)).await;
    }
    weeks.turn_to(1, 11);
    until_awake(&anna).await;
    let (_, seat) = look(&server, &table).await;
    assert_eq!(seat["timeouts"], 1);
    assert_eq!(count(&anna, "vacation").await, 2);
}

/// The player can act on vacation, and comes back when it ends.
#[tokio::test(flavor = "multi_thread")]
async fn viewers_are_told_when_a_rest_begins_and_ends() {
    let weeks = Weeks::new();
    let server = weeks.server().await;
    weeks.turn_to(1, 10);
    let (_, people, mut sockets) = game(&server, json!({"kind": "days", "days": 1, "weekends_off": ZONE})).await;
    announce(&people[0], weeks.date(1), weeks.date(1)).await;
    let on_vacation = |socket: &Socket| socket.table()["seats"][0]["vacation_until"] == weeks.at(2, 0);
    sockets[1].until(on_vacation).await;
    let clocks = |socket: &Socket, field: &str| {
        let clocks = &socket.position().unwrap()["clocks"];
        [clocks[0][field].clone(), clocks[1][field].clone()]
    };
    sockets[1].until(|socket| clocks(socket, "running") == [json!(false), json!(true)]).await;
    let act = sockets[0].act(0, 0);
    sockets[0].done(act).await;
    weeks.turn_to(2, 1);
    sockets[1].until(|socket| socket.table()["seats"][0]["vacation_until"].is_null()).await;
    sockets[1].until(|socket| clocks(socket, "rests_for") == [Value::Null, Value::Null]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_counts_at_games_that_begin_later() {
    let weeks = Weeks::new();
    let server = weeks.server().await;
    weeks.turn_to(1, 10);
    let (_, people, _) = game(&server, json!({"kind": "none"})).await;
    announce(&people[0], weeks.date(1), weeks.date(4)).await;
    let seats = json!([{"kind": "mine"}, {"kind": "bot", "bot": "eager"}]);
    let clock = json!({"kind": "days", "days": 1});
    let table = json!({"game": "mille-fiori", "seats": seats, "clock": clock}).to_string();
    let table = people[0].open_table(&table).await;
    let mut socket = people[0].connect(&table).await;
    socket.ready(0).await;
    socket.until(|socket| socket.table()["seats"][0]["vacation_until"] == weeks.at(5, 0)).await;
    let (clock, _) = look(&server, &table).await;
    assert!(is_about(&clock["rests_for"], weeks.at(5, 0) - weeks.at(1, 10)), "{clock}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_over_a_seat_does_not_get_the_vacation() {
    let weeks = Weeks::new();
    let server = weeks.server().await;
    weeks.turn_to(1, 10);
    let (table, people, mut sockets) = game(&server, json!({"kind": "days", "days": 1})).await;
    announce(&people[0], weeks.date(1), weeks.date(4)).await;
    weeks.turn_to(2, 10);
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"type": "offer-seat", "seat": seat, "whose": 0, "agree": true})).await;
    }
    sockets[0].until(|socket| socket.table()["seats"][0]["offer"]["code"].is_string()).await;
    let code = sockets[0].table()["seats"][0]["offer"]["code"].clone();
    let carla = Person::account(&server, "Carla").await;
    announce(&carla, weeks.date(3), weeks.date(3)).await;
    carla.post(&format!("/api/tables/{table}/seat"), &json!({"code": code}).to_string()).await.ok();
    let (clock, seat) = look(&server, &table).await;
    assert_eq!(
        (&seat["name"], &seat["vacation_until"], &clock["running"]),
        (&json!("Carla"), &Value::Null, &json!(true))
    );
    assert!(is_about(&clock["left"], 24 * HOUR), "Anna's vacation was no time of hers: {clock}");
    weeks.turn_to(3, 1);
    let (_, seat) = look(&server, &table).await;
    assert_eq!(seat["vacation_until"], weeks.at(4, 0), "Carla has her own");
}
