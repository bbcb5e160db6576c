// tunnel.mjs LISTEN TARGET: accepts plain connections on port LISTEN of this machine, and passes them on over TLS to port
// TARGET. For tests: it accepts any certificate for localhost.

import { createServer } from "node:net";
import { connect } from "node:tls";

const [listen, target] = process.argv.slice(2).map(Number);

createServer((plain) => {
    const secure = connect({ port: target, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false });
    plain.pipe(secure).pipe(plain);
    plain.on("error", () => secure.destroy());
    secure.on("error", () => plain.destroy());
}).listen(listen, "127.0.0.1");
