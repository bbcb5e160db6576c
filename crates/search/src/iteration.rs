//! One iteration after another: an imagined world is played through the trees, on to an estimate, and what
//! came of it is remembered.

use crate::guide::Guide;
use crate::report::Judged;
use crate::settings::Settings;
use crate::tree::{EdgeId, Found, NodeId, Tree};
use game::{Game, MAX_SEATS, PerSeat, Seat, SplitMix, Turn, Viewer, scramble};
use std::hint::black_box;

/// Why nobody plays on for an estimate longer than this: every game ends, but not every guess has to wait for it.
const LONGEST_ROLLOUT: usize = 2_000;

/// A search in progress, on one thread.
pub(crate) struct Thinker<'a, G: Game, U> {
    guide: &'a U,
    /// Whose decision is thought about.
    seat: Seat,
    settings: Settings,
    tree: Tree<G::Action>,
    rng: SplitMix,
    /// The decisions of the current iteration, with the action tried in each.
    path: Vec<(Seat, NodeId, Option<EdgeId>)>,
    /// Scratch space: legal actions, the edges that some of them are with their places among them, whether
    /// each is an edge already, and their weights.
    legal: Vec<G::Action>,
    available: Vec<(EdgeId, usize)>,
    tried: Vec<bool>,
    weights: Vec<f32>,
}

/// What each seat has seen since the search began, as a hash.
struct Sightings([u64; MAX_SEATS]);

impl Sightings {
    fn new() -> Self {
        Self(std::array::from_fn(|seat| scramble(seat as u64 + 1)))
    }

    fn add(&mut self, players: usize, mut seen: impl FnMut(Viewer) -> u64) {
        for seat in Seat::all(players) {
            let past = &mut self.0[seat.index()];
            *past = scramble(past.rotate_left(1) ^ seen(Viewer::Seat(seat)));
        }
    }
}

/// The position that a search for `seat` starts from, which is the same in all imagined worlds, as a hash.
pub(crate) fn root<G: Game>(guide: &impl Guide<G>, world: &G, seat: Seat) -> u64 {
    position(guide, world, seat, &Sightings::new())
}

/// The position that `seat` is in, as a hash: as the guide tells it, or else what the seat has seen.
fn position<G: Game>(guide: &impl Guide<G>, world: &G, seat: Seat, sightings: &Sightings) -> u64 {
    guide.position(world, seat).map_or(sightings.0[seat.index()], scramble)
}

impl<'a, G: Game, U: Guide<G>> Thinker<'a, G, U> {
    pub(crate) fn new(guide: &'a U, seat: Seat, settings: Settings, rng: SplitMix) -> Self {
        let tree = Tree::new(settings.nodes);
        let (path, legal, available) = (Vec::new(), Vec::new(), Vec::new());
        Self { guide, seat, settings, tree, rng, path, legal, available, tried: Vec::new(), weights: Vec::new() }
    }

    /// Learns from one more world, imagined anew.
    pub(crate) fn think(&mut self, imaginer: &G::Imaginer) {
        let mut world = G::imagine(imaginer, &mut self.rng);
        self.learn(&mut world, Sightings::new(), Some(self.seat));
    }

    /// Learns from this world what comes of an action that the searcher may do in it, and leaves the world where
    /// that was judged. `rng` is for all that chance does on the way.
    pub(crate) fn try_out(&mut self, world: &mut G, action: G::Action, rng: SplitMix) {
        self.rng = rng;
        let mut sightings = Sightings::new();
        sightings.add(world.players(), |by| self.guide.sighting(world, self.seat, action, by));
        world.play(self.seat, action, &mut ());
        self.learn(world, sightings, None);
    }

    /// Imagines a world and plays it on, learning nothing: the part of [`Self::think`] that is not search.
    pub(crate) fn roll_out(&mut self, imaginer: &G::Imaginer) {
        let mut world = G::imagine(imaginer, &mut self.rng);
        black_box(self.estimate(&mut world));
    }

    /// What has been learnt about the actions at the position that the search started from.
    pub(crate) fn judged(&mut self, root: u64) -> Vec<Judged<G::Action>> {
        let Found::Known(root) = self.tree.find(root) else { return Vec::new() };
        let edges = self.tree.edges_of(root);
        edges.map(|(_, edge)| Judged { action: edge.action, visits: edge.visits, value: edge.mean }).collect()
    }

    /// By how many visits the most visited action at this position is ahead of the next.
    pub(crate) fn lead(&mut self, root: u64) -> u64 {
        let mut visits: Vec<u32> = self.judged(root).iter().map(|judged| judged.visits).collect();
        visits.sort_unstable();
        match visits.as_slice() {
            [.., second, first] => u64::from(first - second),
            _ => 0,
        }
    }

    pub(crate) fn tree(&self) -> &Tree<G::Action> {
        &self.tree
    }

    /// Learns from a world in which so much was seen since the start, and leaves it where it was judged.
    fn learn(&mut self, world: &mut G, sightings: Sightings, first: Option<Seat>) {
        self.path.clear();
        let known = self.descend(world, sightings, first);
        let rewards = known.unwrap_or_else(|| self.estimate(world));
        for (seat, node, edge) in &self.path {
            self.tree.learn(*node, *edge, rewards[*seat]);
        }
    }

    /// Plays through known decisions, up to the first that is new. The rewards, if the game ends before. Of several
    /// who are asked together now, `first` decides before the others.
    fn descend(&mut self, world: &mut G, mut sightings: Sightings, mut first: Option<Seat>) -> Option<PerSeat<f32>> {
        loop {
            let seat = match world.turn() {
                Turn::Over => return Some(self.guide.reward(world)),
                Turn::Chance => {
                    let chance = world.draw(&mut self.rng);
                    sightings.add(world.players(), |by| self.guide.outcome(world, &chance, by));
                    world.reveal(chance, &mut ());
                    continue;
                }
                turn => first.take().or(turn.seats().first()).expect("somebody is asked"),
            };
            let action = self.decide(world, seat, &sightings)?;
            sightings.add(world.players(), |by| self.guide.sighting(world, seat, action, by));
            world.play(seat, action, &mut ());
        }
    }

    /// The action that `seat` tries in a known decision; none if it is new. What is forced is not remembered.
    fn decide(&mut self, world: &G, seat: Seat, sightings: &Sightings) -> Option<G::Action> {
        self.legal.clear();
        world.legal_actions(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Some(only);
        }
        match self.tree.find(position(self.guide, world, seat, sightings)) {
            Found::Known(node) => {
                let edge = self.select(world, seat, node)?;
                self.path.push((seat, node, Some(edge)));
                Some(self.tree.edge(edge).action)
            }
            Found::New(node) => {
                self.path.push((seat, node, None));
                None
            }
            Found::Full => None,
        }
    }

    /// The edge to try: promising, or found to be good, or hardly tried where it was available.
    fn select(&mut self, world: &G, seat: Seat, node: NodeId) -> Option<EdgeId> {
        self.list_available(node);
        let wanted = self.settings.width_after(self.tree.node(node).visits).min(self.legal.len());
        if self.available.len() < wanted {
            self.widen(world, seat, node, wanted - self.available.len());
        }
        for (edge, _) in &self.available {
            self.tree.edge_mut(*edge).available += 1;
        }
        self.most_urgent(node)
    }

    /// The edges whose action is legal in this world, and where it is among the legal ones.
    fn list_available(&mut self, node: NodeId) {
        self.available.clear();
        for (id, edge) in self.tree.edges_of(node) {
            if let Some(place) = edge.place_in(&self.legal) {
                self.available.push((id, place));
            }
        }
    }

    /// Adds the `count` most promising legal actions that the node does not have yet.
    fn widen(&mut self, world: &G, seat: Seat, node: NodeId, count: usize) {
        self.weights.clear();
        self.guide.prior(world, seat, &self.legal, &mut self.weights);
        self.tried.clear();
        self.tried.resize(self.legal.len(), false);
        for (_, place) in &self.available {
            self.tried[*place] = true;
        }
        for _ in 0..count {
            let untried = (0..self.legal.len()).filter(|place| !self.tried[*place]);
            let Some(best) = untried.max_by(|a, b| self.weights[*a].total_cmp(&self.weights[*b])) else { return };
            self.tried[best] = true;
            let added = self.tree.add(node, self.legal[best], best, self.weights[best]);
            self.available.extend(added.map(|edge| (edge, best)));
        }
    }

    /// Of the edges that are available in this world the best to try (PUCT).
    fn most_urgent(&self, node: NodeId) -> Option<EdgeId> {
        let weights: f32 = self.available.iter().map(|(edge, _)| self.tree.edge(*edge).weight).sum();
        let mut best = (f32::NEG_INFINITY, None);
        for (edge, _) in &self.available {
            let urgency = self.urgency(node, *edge, weights);
            if urgency > best.0 {
                best = (urgency, Some(*edge));
            }
        }
        best.1
    }

    fn urgency(&self, node: NodeId, edge: EdgeId, weights: f32) -> f32 {
        let (node, edge) = (self.tree.node(node), self.tree.edge(edge));
        let value = if edge.visits == 0 { node.mean - self.settings.reluctance } else { edge.mean };
        let promise = edge.weight / weights;
        value + self.settings.exploration * promise * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32)
    }

    /// Plays on as the guide improvises, until it can tell what the position is worth.
    fn estimate(&mut self, world: &mut G) -> PerSeat<f32> {
        let mut decisions = 0;
        loop {
            let turn = world.turn();
            if turn == Turn::Over {
                return self.guide.reward(world);
            }
            if self.guide.rests(world, decisions) || decisions > LONGEST_ROLLOUT {
                return self.guide.value(world);
            }
            match turn.seats().first() {
                None => {
                    let chance = world.draw(&mut self.rng);
                    world.reveal(chance, &mut ());
                }
                Some(seat) => {
                    decisions += 1;
                    let action = self.improvise(world, seat);
                    world.play(seat, action, &mut ());
                }
            }
        }
    }

    fn improvise(&mut self, world: &G, seat: Seat) -> G::Action {
        self.legal.clear();
        world.legal_actions(seat, &mut self.legal);
        match self.legal[..] {
            [only] => only,
            _ => self.guide.improvise(world, seat, &self.legal, &mut self.rng),
        }
    }
}
