//! The iterations of a search: each plays an imagined world through the trees, evaluates it with a rollout, and backs
//! up the rewards.

use crate::guide::Guide;
use crate::report::ActionStats;
use crate::settings::SearchSettings;
use crate::tree::{EdgeId, Found, NodeId, Tree};
use game::{Game, MAX_SEATS, PerSeat, Seat, SplitMix, Turn, Viewer, scramble};
use std::hint::black_box;

/// Maximum number of decisions in a rollout; the position reached by then is evaluated statically.
const MAX_ROLLOUT_DECISIONS: usize = 2_000;

/// A search in progress, on one thread.
pub(crate) struct Searcher<'a, G: Game, U> {
    guide: &'a U,
    /// The seat whose decision is searched.
    seat: Seat,
    settings: SearchSettings,
    tree: Tree<G::Action>,
    rng: SplitMix,
    /// The current iteration's decisions, with the action tried at each.
    path: Vec<(Seat, NodeId, Option<EdgeId>)>,
    /// Scratch space: the legal actions; the legal edges, with their indices in `legal`; whether each legal action
    /// has an edge; and their priors.
    legal: Vec<G::Action>,
    available: Vec<(EdgeId, usize)>,
    tried: Vec<bool>,
    weights: Vec<f32>,
}

/// Hashes of what each seat has observed since the search began.
struct Observations([u64; MAX_SEATS]);

impl Observations {
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

/// The hash of the root position in a search for `seat`; the same in all imagined worlds.
pub(crate) fn root<G: Game>(guide: &impl Guide<G>, world: &G, seat: Seat) -> u64 {
    position(guide, world, seat, &Observations::new())
}

/// The hash of `seat`'s position: the guide's key, or else what the seat has observed.
fn position<G: Game>(guide: &impl Guide<G>, world: &G, seat: Seat, observations: &Observations) -> u64 {
    guide.position_key(world, seat).map_or(observations.0[seat.index()], scramble)
}

impl<'a, G: Game, U: Guide<G>> Searcher<'a, G, U> {
    pub(crate) fn new(guide: &'a U, seat: Seat, settings: SearchSettings, rng: SplitMix) -> Self {
        let tree = Tree::new(settings.max_nodes);
        let (path, legal, available) = (Vec::new(), Vec::new(), Vec::new());
        Self { guide, seat, settings, tree, rng, path, legal, available, tried: Vec::new(), weights: Vec::new() }
    }

    /// Runs one iteration in a newly imagined world.
    pub(crate) fn iterate(&mut self, imaginer: &G::Imaginer) {
        let mut world = G::imagine(imaginer, &mut self.rng);
        self.guide.simplify(&mut world, self.seat);
        self.run(&mut world, Observations::new(), Some(self.seat));
    }

    /// Runs one iteration in this world, starting with a legal action of the searching seat, and leaves the world in
    /// the position that was evaluated. `rng` drives all chance.
    pub(crate) fn try_out(&mut self, world: &mut G, action: G::Action, rng: SplitMix) {
        self.rng = rng;
        let mut observations = Observations::new();
        observations.add(world.players(), |by| self.guide.action_observation(world, self.seat, action, by));
        self.guide.simplify(world, self.seat);
        world.play(self.seat, action, &mut ());
        self.run(world, observations, None);
    }

    /// Imagines a world and runs a rollout from its root: the part of [`Self::iterate`] that is not tree search.
    pub(crate) fn roll_out(&mut self, imaginer: &G::Imaginer) {
        let mut world = G::imagine(imaginer, &mut self.rng);
        black_box(self.estimate(&mut world));
    }

    /// Statistics for the actions at the root.
    pub(crate) fn stats(&mut self, root: u64) -> Vec<ActionStats<G::Action>> {
        let Found::Known(root) = self.tree.find(root) else { return Vec::new() };
        let edges = self.tree.edges_of(root);
        edges.map(|(_, edge)| ActionStats { action: edge.action, visits: edge.visits, value: edge.mean }).collect()
    }

    /// The number of visits by which the most visited action at the root leads the second.
    pub(crate) fn lead(&mut self, root: u64) -> u64 {
        let mut visits: Vec<u32> = self.stats(root).iter().map(|stats| stats.visits).collect();
        visits.sort_unstable();
        match visits.as_slice() {
            [.., second, first] => u64::from(first - second),
            _ => 0,
        }
    }

    pub(crate) fn tree(&self) -> &Tree<G::Action> {
        &self.tree
    }

    /// Runs one iteration from `world`, and leaves it in the position that was evaluated.
    fn run(&mut self, world: &mut G, observations: Observations, first: Option<Seat>) {
        self.path.clear();
        let known = self.descend(world, observations, first);
        let rewards = known.unwrap_or_else(|| self.estimate(world));
        for (seat, node, edge) in &self.path {
            self.tree.update(*node, *edge, rewards[*seat]);
        }
    }

    /// Plays through known decisions down to the first new one. Returns the rewards if the game or the search ends before
    /// that. If several seats decide simultaneously at the start, `first` goes first.
    fn descend(
        &mut self,
        world: &mut G,
        mut observations: Observations,
        mut first: Option<Seat>,
    ) -> Option<PerSeat<f32>> {
        loop {
            if first.is_none() && world.turn() != Turn::Over && self.guide.ends_search(world) {
                return Some(self.guide.value(world));
            }
            let seat = match world.turn() {
                Turn::Over => return Some(self.guide.reward(world)),
                Turn::Chance => {
                    let chance = world.draw(&mut self.rng);
                    observations.add(world.players(), |by| self.guide.chance_observation(world, &chance, by));
                    world.reveal(chance, &mut ());
                    continue;
                }
                turn => first.take().or(turn.seats().first()).expect("a decision has a seat"),
            };
            let action = self.decide(world, seat, &observations)?;
            observations.add(world.players(), |by| self.guide.action_observation(world, seat, action, by));
            world.play(seat, action, &mut ());
        }
    }

    /// The action that `seat` tries at a known decision; `None` at a new one. Forced actions get no node.
    fn decide(&mut self, world: &G, seat: Seat, observations: &Observations) -> Option<G::Action> {
        self.legal.clear();
        world.legal_actions(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Some(only);
        }
        match self.tree.find(position(self.guide, world, seat, observations)) {
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

    /// Selects the edge to try, after widening the node if it has enough visits.
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

    /// Lists the edges whose action is legal in this world, with its index among the legal actions.
    fn list_available(&mut self, node: NodeId) {
        self.available.clear();
        for (id, edge) in self.tree.edges_of(node) {
            if let Some(place) = edge.place_in(&self.legal) {
                self.available.push((id, place));
            }
        }
    }

    /// Adds edges for the `count` legal actions with the highest priors that have none yet.
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

    /// The edge with the highest PUCT score among those available in this world.
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
        let value = if edge.visits == 0 { node.mean - self.settings.fpu_reduction } else { edge.mean };
        let promise = edge.weight / weights;
        value + self.settings.exploration * promise * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32)
    }

    /// Rolls out with the guide's actions until the guide ends the rollout or the game is over.
    fn estimate(&mut self, world: &mut G) -> PerSeat<f32> {
        let mut decisions = 0;
        loop {
            let turn = world.turn();
            if turn == Turn::Over {
                return self.guide.reward(world);
            }
            if self.guide.ends_rollout(world, decisions) || decisions > MAX_ROLLOUT_DECISIONS {
                return self.guide.value(world);
            }
            match turn.seats().first() {
                None => {
                    let chance = world.draw(&mut self.rng);
                    world.reveal(chance, &mut ());
                }
                Some(seat) => {
                    decisions += 1;
                    let action = self.rollout_action(world, seat);
                    world.play(seat, action, &mut ());
                }
            }
        }
    }

    fn rollout_action(&mut self, world: &G, seat: Seat) -> G::Action {
        self.legal.clear();
        world.legal_actions(seat, &mut self.legal);
        match self.legal[..] {
            [only] => only,
            _ => self.guide.rollout_action(world, seat, &self.legal, &mut self.rng),
        }
    }
}
