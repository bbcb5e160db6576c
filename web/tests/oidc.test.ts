// Signing in with an issuer (OpenID Connect) of our own.

import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount, expectAccessible, PASSWORD, PHONE, picture, useBrowser, visit } from "./browser";
import { CLIENT, Issuer } from "./issuer";
import { Server } from "./server";

useBrowser();

const issuer = new Issuer();
const folder = mkdtempSync(join(tmpdir(), "tavola-issuer-"));
let server: Server;

beforeAll(async () => {
  await issuer.start();
  const [address, secret] = [`127.0.0.1:${await freePort()}`, join(folder, "secret")];
  writeFileSync(secret, CLIENT.secret);
  const client = ["--oidc-client-id", CLIENT.id, "--oidc-client-secret-file", secret, "--oidc-name", "Club"];
  const flags = ["--public-url", `http://${address}`, "--oidc-issuer", issuer.address, ...client];
  server = new Server({ flags, address });
  await server.start();
});

afterAll(async () => {
  await server.remove();
  issuer.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The issuer has to know the server's address before it starts. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function openSignIn(page: Page) {
  await page.getByRole("button", { name: "Sign in" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Sign in" }).check({ force: true });
  return dialog;
}

test("somebody signs in with the issuer and returns to the page where they were", async () => {
  issuer.user = { sub: "anna-1", preferred_username: "Anna" };
  const { page, close } = await visit({ address: server.address, path: "/rules/mille-fiori", ...PHONE });
  const dialog = await openSignIn(page);
  const button = dialog.getByRole("button", { name: "Sign in with Club" });
  await button.waitFor();
  await picture(page, "issuer-sign-in-phone");
  await expectAccessible(page);
  await button.click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Anna" }).click();
  expect(new URL(page.url()).pathname).toBe("/rules/mille-fiori");
  await page.getByRole("dialog").getByText("Sign-in with Club").click();
  await page.getByText("Your account is connected").waitFor();
  await close();
});

test("whoever cancels is told what happened, and can try again", async () => {
  issuer.user = { sub: "carla-1", preferred_username: "Carla" };
  const { page, close } = await visit({ address: server.address, colorScheme: "dark" });
  await (await openSignIn(page)).getByRole("button", { name: "Sign in with Club" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Sign-in didn’t work" }).waitFor();
  await page.getByText("You canceled").waitFor();
  await picture(page, "issuer-failed-dark");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "Sign in" }).check({ force: true });
  await page.getByRole("button", { name: "Sign in with Club" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Carla" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  await close();
});

test("an account with a password is connected and disconnected", async () => {
  issuer.user = { sub: "bruno-1", preferred_username: "bruno" };
  const name = `Bruno ${Date.now()}`;
  const { page, close } = await visit({ address: server.address });
  await createAccount(page, name);
  await page.getByRole("button", { name }).click();
  const section = page.getByRole("dialog").locator("details").filter({ hasText: "Sign-in with Club" });
  await section.getByText("Sign-in with Club").click();
  await section.getByLabel("Your password").fill(PASSWORD);
  await picture(page, "issuer-connect");
  await expectAccessible(page);
  await section.getByRole("button", { name: "Connect with Club" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.getByRole("button", { name }).click();
  await section.getByText("Sign-in with Club").click();
  await section.getByText("Your account is connected").waitFor();
  await section.getByRole("button", { name: "Disconnect" }).click();
  await section.getByRole("button", { name: "Connect with Club" }).waitFor();
  await close();
});
