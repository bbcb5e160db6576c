// Plays matches of two players over sockets, as fast as the server answers, and prints moves per second and latency:
//
//     node load.js PORT MATCHES SECONDS

const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let end = Infinity;

/** Connects one seat of a match; it moves when it is its turn. */
function connect(match, seat) {
  const socket = io(`http://127.0.0.1:${port}/tally`, { transports: ["websocket"], forceNew: true });
  let sent = null;
  const play = ({ ctx, _stateID: state }) => {
    if (sent !== null) {
      latencies.push(performance.now() - sent);
      sent = null;
    }
    if (ctx.currentPlayer === seat && performance.now() < end) {
      sent = performance.now();
      const action = { type: "MAKE_MOVE", payload: { type: "count", args: [], playerID: seat } };
      socket.emit("update", action, state, match, seat);
    }
  };
  return new Promise((resolve) => {
    const begin = new Promise((start) => {
      socket.on("sync", (_, { state }) => resolve(() => start(play(state))));
    });
    socket.on("update", (_, state) => void begin.then(() => play(state)));
    socket.on("connect", () => socket.emit("sync", match, seat, undefined, 2));
  });
}

async function main() {
  const starts = [];
  for (let match = 0; match < matches; match++) {
    starts.push(await connect(`match-${match}`, "0"), await connect(`match-${match}`, "1"));
  }
  const begun = performance.now();
  end = begun + seconds * 1000;
  starts.forEach((start) => start());
  setTimeout(() => {
    latencies.sort((one, other) => one - other);
    const [moves, p99_ms] = [latencies.length, latencies[Math.floor(latencies.length * 0.99)]];
    console.log(JSON.stringify({ moves, moves_per_s: moves / seconds, p99_ms }));
    process.exit();
  }, seconds * 1000);
}

void main();
