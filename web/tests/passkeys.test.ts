// Passkeys, with the browser's virtual authenticator.

import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { createAccount, expectAccessible, PASSWORD, PHONE, picture, useBrowser, visit, type Visit } from "./browser";

useBrowser();

/** Passkeys are bound to a name, not to an address. */
function named(): { address: string } {
  return { address: inject("address").replace("127.0.0.1", "localhost") };
}

/** Adds an authenticator on which somebody always enters the right PIN. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return { passkeys };
}

async function openSignIn(page: Page, way: "Sign in" | "Create account") {
  await page.getByRole("button", { name: "Sign in" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: way }).check({ force: true });
  return dialog;
}

/** The browser reports refused requests as errors; there must be no others. */
async function closeAfterRefusal({ page, complaints }: Visit): Promise<void> {
  expect(complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([]);
  await page.context().close();
}

test("an account is created and signed in to with nothing but a passkey", async () => {
  const name = `Petra ${Date.now()}`;
  const visitor = await visit({ ...named(), ...PHONE });
  const { page } = visitor;
  const { passkeys } = await addAuthenticator(page);
  let dialog = await openSignIn(page, "Create account");
  await dialog.getByLabel("Name").fill(name);
  await picture(page, "passkey-register-phone");
  await dialog.getByRole("button", { name: "Create account with a passkey" }).click();
  await dialog.getByRole("button", { name: "I’ve saved them" }).click();
  expect(await passkeys()).toHaveLength(1);
  await page.getByRole("button", { name }).click();
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();

  dialog = await openSignIn(page, "Sign in");
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("button", { name }).click();
  await dialog.getByText("Passkeys", { exact: true }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => dialog.getByRole("alert").textContent()).toContain("your only way to sign in");
  await picture(page, "passkeys-phone");
  await expectAccessible(page);
  await closeAfterRefusal(visitor);
});

test("a passkey is added to an account with a password, and removed", async () => {
  const name = `Paul ${Date.now()}`;
  const { page, close } = await visit({ ...named(), colorScheme: "dark" });
  await addAuthenticator(page);
  await createAccount(page, name);
  await page.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  const section = dialog.locator("details").filter({ hasText: "Passkeys" });
  await section.getByText("Passkeys", { exact: true }).click();
  await section.getByLabel("Your password").fill(PASSWORD);
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await section.getByRole("listitem").waitFor();
  await picture(page, "passkeys-dark");
  await expectAccessible(page);
  await section.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => section.getByRole("listitem").count()).toBe(0);
  await close();
});
