// A push service on this machine, and a browser's side of it: keys, a subscription, and decryption (RFC 8291).

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What a browser tells a page about its subscription. */
export interface FakeSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export class PushService {
  readonly messages: Record<string, string>[] = [];
  readonly heads: Record<string, unknown>[] = [];
  #ecdh = createECDH("prime256v1");
  #auth = randomBytes(16);
  #server: Server;

  constructor() {
    this.#ecdh.generateKeys();
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.heads.push(request.headers);
        this.messages.push(JSON.parse(this.#decrypt(Buffer.concat(parts))) as Record<string, string>);
        response.writeHead(201).end();
      });
    });
  }

  async start(): Promise<FakeSubscription> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const { port } = this.#server.address() as AddressInfo;
    const keys = { p256dh: this.#ecdh.getPublicKey("base64url"), auth: this.#auth.toString("base64url") };
    return { endpoint: `http://127.0.0.1:${port}/device`, keys };
  }

  stop(): void {
    this.#server.close();
  }

  #decrypt(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
    const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#ecdh.getPublicKey(), sender]);
    const input = derive(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = derive(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const content = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The message ends with a 2, and zeros follow.
    return content.subarray(0, content.lastIndexOf(2)).toString();
  }
}

function derive(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", input, salt, info, length));
}
