// Signing in with the issuer that the operator has chosen (OpenID Connect).

import { api } from "../connection/api";
import type { OidcStart } from "../protocol/messages";

/** The page that says why a sign-in has failed; nobody wants to come back to it. */
const FAILED = "/sign-in-failed/";

/** Goes to the issuer, which sends the visitor back to this page. */
export async function goToIssuer(start: OidcStart): Promise<void> {
  const page = location.pathname.startsWith(FAILED) ? "/" : location.pathname;
  const { address } = await api.startOidc({ ...start, page });
  location.assign(address);
}
