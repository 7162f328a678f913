import type { InheritedNull } from "./src/index.js";

export const account: InheritedNull.Account = {
  id: "a",
  nickname: null,
  closedAt: null,
  alias: null,
  parent: null,
};

export const base: InheritedNull.Base = account;

// @ts-expect-error: only what says so admits null.
export const orphan: InheritedNull.Account = { ...account, owner: null };

// @ts-expect-error: and the id never does.
export const nameless: InheritedNull.Account = { ...account, id: null };

export function shout({ nickname }: InheritedNull.Account): string {
  // @ts-expect-error: an inherited null is to be handled.
  return nickname.toUpperCase();
}
