// What is printed on the spaces of council and sea route, from their middle.

export const COUNCIL_SIGN = {
  drop: 10,
  startDrop: 6,
  work: 39,
  ship: { x: -7, y: -1, size: 31 },
  plus: { x: 14, y: 8 },
} as const;

export const ROUTE_SIGN = { drop: 7, gold: 32, work: 31, arrows: 29, city: 60 } as const;
