// A boardgame.io server with the smallest possible game, whose matches stay in memory. Prints its port.

const { Server } = require("boardgame.io/server");

const tally = {
  name: "tally",
  setup: () => ({ moves: 0 }),
  moves: { count: ({ G, events }) => ({ ...(events.endTurn(), G), moves: G.moves + 1 }) },
};

Server({ games: [tally], origins: true })
  .run({ port: 0, callback: () => undefined })
  .then(({ appServer }) => console.log(appServer.address().port));
