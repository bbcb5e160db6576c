//! The search tree: positions as the deciding seats see them, and the actions tried there.

#![expect(clippy::disallowed_types, reason = "a map with its own hasher that is never iterated")]

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hasher};

/// All seats' trees, with the statistics of their nodes and edges.
///
/// A position in a seat's tree is what that seat has observed since the search began, identified by a hash. Each tree
/// holds only its own seat's decisions, so all of them share one table.
pub(crate) struct Tree<A> {
    positions: HashMap<u64, u32, BuildHasherDefault<Prehashed>>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// Maximum number of nodes, and of edges divided by [`EDGES_PER_NODE`].
    limit: usize,
}

/// With at most this many edges per node, memory stays below 64 bytes per node or edge.
const EDGES_PER_NODE: usize = 8;

/// A decision as the deciding seat sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Head of the linked list of edges.
    first: u32,
    pub(crate) visits: u32,
    /// The deciding seat's mean reward.
    pub(crate) mean: f32,
}

/// An action tried at a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    /// Its index among the legal actions when it was added; in most worlds it has the same index.
    place: u16,
    next: u32,
    pub(crate) visits: u32,
    /// Number of visits to the node in worlds where it was legal.
    pub(crate) available: u32,
    /// The deciding seat's mean reward.
    pub(crate) mean: f32,
    /// The guide's prior.
    pub(crate) weight: f32,
}

impl<A: Copy + Ord> Edge<A> {
    /// The action's index in this sorted list, if it is there.
    #[inline]
    pub(crate) fn place_in(&self, legal: &[A]) -> Option<usize> {
        let place = usize::from(self.place);
        if legal.get(place) == Some(&self.action) { Some(place) } else { legal.binary_search(&self.action).ok() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EdgeId(u32);

/// The result of a lookup.
pub(crate) enum Found {
    Known(NodeId),
    New(NodeId),
    /// Unknown, and the tree is full.
    Full,
}

const NONE: u32 = u32::MAX;

impl<A: Copy> Tree<A> {
    pub(crate) fn new(limit: usize) -> Self {
        Self { positions: HashMap::default(), nodes: Vec::new(), edges: Vec::new(), limit }
    }

    /// Finds or creates the node for the position with this hash.
    pub(crate) fn find(&mut self, position: u64) -> Found {
        let room = self.nodes.len() < self.limit;
        match self.positions.entry(position) {
            Entry::Occupied(known) => Found::Known(NodeId(*known.get())),
            Entry::Vacant(_) if !room => Found::Full,
            Entry::Vacant(vacant) => {
                let index = self.nodes.len() as u32;
                vacant.insert(index);
                self.nodes.push(Node { first: NONE, visits: 0, mean: 0.0 });
                Found::New(NodeId(index))
            }
        }
    }

    #[inline]
    pub(crate) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0 as usize]
    }

    #[inline]
    pub(crate) fn edge(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge.0 as usize]
    }

    #[inline]
    pub(crate) fn edge_mut(&mut self, edge: EdgeId) -> &mut Edge<A> {
        &mut self.edges[edge.0 as usize]
    }

    #[inline]
    pub(crate) fn edges_of(&self, node: NodeId) -> impl Iterator<Item = (EdgeId, &Edge<A>)> {
        let mut next = self.node(node).first;
        std::iter::from_fn(move || {
            let id = EdgeId(next);
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some((id, edge))
        })
    }

    /// Adds an edge for the action, which has this index among the legal ones. `None` if the tree is full.
    pub(crate) fn add(&mut self, node: NodeId, action: A, place: usize, weight: f32) -> Option<EdgeId> {
        if self.edges.len() >= self.limit.saturating_mul(EDGES_PER_NODE) {
            return None;
        }
        let index = self.edges.len() as u32;
        let first = std::mem::replace(&mut self.nodes[node.0 as usize].first, index);
        let place = place.min(usize::from(u16::MAX)) as u16;
        self.edges.push(Edge { action, place, next: first, visits: 0, available: 0, mean: 0.0, weight });
        Some(EdgeId(index))
    }

    /// Records a visit to the node and to the edge tried there, with the resulting reward.
    pub(crate) fn update(&mut self, node: NodeId, edge: Option<EdgeId>, reward: f32) {
        let node = &mut self.nodes[node.0 as usize];
        node.visits += 1;
        node.mean += (reward - node.mean) / node.visits as f32;
        if let Some(edge) = edge {
            let edge = self.edge_mut(edge);
            edge.visits += 1;
            edge.mean += (reward - edge.mean) / edge.visits as f32;
        }
    }

    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// Memory used by nodes, edges and the hash table, which fills at most seven out of eight slots.
    pub(crate) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<A>>()
            + self.positions.capacity() * 8 / 7 * (size_of::<(u64, u32)>() + 1)
    }
}

/// A hasher for keys that are already hashes.
#[derive(Default)]
pub(crate) struct Prehashed(u64);

impl Hasher for Prehashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("positions are numbers");
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_node(tree: &mut Tree<u64>, position: u64) -> NodeId {
        match tree.find(position) {
            Found::New(node) => node,
            _ => panic!("{position} is not new"),
        }
    }

    #[test]
    fn a_position_is_found_again() {
        let mut tree = Tree::<u64>::new(10);
        let node = new_node(&mut tree, 7);
        assert!(matches!(tree.find(7), Found::Known(found) if found == node));
    }

    #[test]
    fn a_full_tree_takes_no_more_nodes_or_edges() {
        let mut tree = Tree::<u64>::new(1);
        let node = new_node(&mut tree, 7);
        assert!(matches!(tree.find(8), Found::Full));
        let added = (0..100).filter(|action| tree.add(node, *action, 0, 1.0).is_some()).count();
        assert_eq!(added, EDGES_PER_NODE);
    }

    #[test]
    fn running_means_are_correct() {
        let mut tree = Tree::<u64>::new(1);
        let node = new_node(&mut tree, 7);
        let edge = tree.add(node, 1, 0, 1.0);
        for reward in [0.0, 1.0, 0.5] {
            tree.update(node, edge, reward);
        }
        assert_eq!((tree.node(node).visits, tree.node(node).mean), (3, 0.5));
        assert_eq!(tree.edge(edge.unwrap()).mean, 0.5);
    }

    #[test]
    fn a_node_with_its_edges_is_small() {
        assert!(size_of::<Edge<u64>>() <= 32 && size_of::<Node>() <= 16);
    }
}
