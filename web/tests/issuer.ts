// An issuer of OpenID Connect on this machine, where everybody signs in with one click.

import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const CLIENT = { id: "tavola", secret: "correct horse" } as const;

interface Code {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirect: string;
}

export class Issuer {
  /** Who signs in next. */
  user = { sub: "anna-1", preferred_username: "Anna" };
  #server: Server = createServer((request, response) => void this.#answer(request, response));
  #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
  });
  #codes = new Map<string, Code>();

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.address);
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return json(response, 200, this.#description());
      case "/keys":
        return json(response, 200, { keys: [{ ...this.#keys.publicKey.export({ format: "jwk" }), kid: "one" }] });
      case "/sign-in":
        return this.#askVisitor(url.searchParams, response);
      case "/token":
        return this.#exchange(request, response);
      default:
        response.writeHead(404).end();
    }
  }

  #description() {
    return {
      issuer: this.address,
      authorization_endpoint: `${this.address}/sign-in`,
      token_endpoint: `${this.address}/token`,
      jwks_uri: `${this.address}/keys`,
    };
  }

  /** A page with a link for those who agree, and one for those who don't. */
  #askVisitor(asked: URLSearchParams, response: ServerResponse): void {
    const [code, redirect] = [randomUUID(), asked.get("redirect_uri") ?? ""];
    const state = asked.get("state") ?? "";
    this.#codes.set(code, {
      nonce: asked.get("nonce") ?? "",
      challenge: asked.get("code_challenge") ?? "",
      redirect,
    });
    const link = (query: Readonly<Record<string, string>>, label: string) =>
      `<a href="${redirect}?${new URLSearchParams({ ...query, state }).toString().replaceAll("&", "&amp;")}">${label}</a>`;
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Club</title>
      ${link({ code }, "Continue")} ${link({ error: "access_denied" }, "Cancel")}`);
  }

  async #exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = new URLSearchParams(await textOf(request));
    const code = this.#codes.get(given.get("code") ?? "");
    this.#codes.delete(given.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(given.get("code_verifier") ?? "")
      .digest("base64url");
    const pair = `${CLIENT.id}:${CLIENT.secret.replaceAll(" ", "+")}`;
    const isClient = request.headers.authorization === `Basic ${Buffer.from(pair).toString("base64")}`;
    if (!isClient || code?.challenge !== challenge || code.redirect !== given.get("redirect_uri")) {
      return json(response, 400, { error: "invalid_grant" });
    }
    json(response, 200, { id_token: this.#idToken(code.nonce) });
  }

  #idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { ...this.user, iss: this.address, aud: CLIENT.id, iat: now, exp: now + 300, nonce };
    const parts = [{ alg: "RS256", kid: "one" }, claims].map((part) => JSON.stringify(part));
    const signed = parts.map((part) => Buffer.from(part).toString("base64url")).join(".");
    return `${signed}.${sign("sha256", Buffer.from(signed), this.#keys.privateKey).toString("base64url")}`;
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString();
}
