import type { Case, Outcome } from "./scenario.js";
import { header, MARK, SERVICE, to } from "./steps.js";

/** The header of a call with the token that the server issued under a name. */
export const authorization = (name: string) => `Bearer ${name}-${MARK}`;

/** What the calls of a path carried, in order. */
export const sentTo = (outcome: Outcome, path: string) =>
  to(outcome, path).map((request) => header(request, "authorization"));

/** A case of the variant `oauth` with the credentials of its client. */
export function service(rest: Omit<Case, "variant">): Case {
  return { variant: "oauth", client: SERVICE, ...rest };
}
