// Passkeys: asks the browser to create one, or to sign in with one.

import { bytesOf, textOf } from "../kit/base64url";
import { api } from "../connection/api";
import type { Me, NewPasskey, PasskeyBody } from "../protocol/messages";

/** ES256, EdDSA and RS256: what the server can verify. */
const ALGORITHMS = [-7, -8, -257] as const;

/** Whether the browser supports passkeys for this site: that needs a host name, and HTTPS or `localhost`. */
export function hasPasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(location.hostname);
}

/** Creates a passkey for an account with this name; `null` if the visitor canceled. */
export async function createPasskey(me: Me, name: string): Promise<NewPasskey | null> {
  const { challenge, site } = await api.passkeyChallenge({ purpose: "create" });
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(challenge),
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

/** Lets the visitor choose a passkey; `null` if they canceled. */
export async function choosePasskey(): Promise<PasskeyBody | null> {
  const { challenge, site } = await api.passkeyChallenge({ purpose: "sign-in" });
  const publicKey = { challenge: bytesOf(challenge), rpId: site, userVerification: "required" } as const;
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

/** The browser doesn't say whether the visitor canceled or something else went wrong. */
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

const encoded = (bytes: ArrayBuffer) => textOf(new Uint8Array(bytes));
