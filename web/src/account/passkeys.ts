// Passkeys: asks the browser to create one, or to sign in with one.

import { api } from "../connection/api";
import type { Me, NewPasskey, PasskeyBody } from "../protocol/messages";

/** ES256, EdDSA and RS256: what the server can verify. */
const ALGORITHMS = [-7, -8, -257] as const;

/** Whether the browser has passkeys for this site: only under a name, and with encryption or on this machine. */
export function hasPasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(location.hostname);
}

/** Creates a passkey for an account with this name; `null` if the visitor has changed their mind. */
export async function createPasskey(me: Me, name: string): Promise<NewPasskey | null> {
  const { challenge, site } = await api.passkeyChallenge({ purpose: "create" });
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decoded(challenge),
    rp: { id: site, name: "Tavola" },
    user: { id: new TextEncoder().encode(me.id), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  };
  const created = await unlessCanceled(() => navigator.credentials.create({ publicKey }));
  if (!created) {
    return null;
  }
  const { clientDataJSON, getAuthenticatorData } = created.response as AuthenticatorAttestationResponse;
  return {
    client_data: encoded(clientDataJSON),
    authenticator_data: encoded(getAuthenticatorData.call(created.response)),
  };
}

/** Lets the visitor choose a passkey; `null` if they have changed their mind. */
export async function choosePasskey(): Promise<PasskeyBody | null> {
  const { challenge, site } = await api.passkeyChallenge({ purpose: "sign-in" });
  const publicKey = { challenge: decoded(challenge), rpId: site, userVerification: "required" } as const;
  const chosen = await unlessCanceled(() => navigator.credentials.get({ publicKey }));
  if (!chosen) {
    return null;
  }
  const { clientDataJSON, authenticatorData, signature } = chosen.response as AuthenticatorAssertionResponse;
  return {
    credential: encoded(chosen.rawId),
    client_data: encoded(clientDataJSON),
    authenticator_data: encoded(authenticatorData),
    signature: encoded(signature),
  };
}

/** The browser doesn't tell whether the visitor has canceled, or why else there is no passkey. */
async function unlessCanceled(request: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await request()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

function encoded(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
