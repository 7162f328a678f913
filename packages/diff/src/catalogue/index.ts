import { type AnyCatalogue, type CatalogueEntry, defineCatalogue, entry } from "@sdkwright/plugin-api";
import { type ChangeClass, type SdkChange, worse } from "../change.js";
import type { ChangeKind } from "../kind.js";
import { clientKinds } from "./client.js";
import { operationKinds } from "./operations.js";
import { typeKinds } from "./types.js";

/** Every kind of change, in the order of the documentation. */
export const CHANGE_KINDS = { ...operationKinds, ...typeKinds, ...clientKinds };

/** Key of a kind of change. */
export type KindName = keyof typeof CHANGE_KINDS;

const FIXES: { readonly [C in ChangeClass]: string } = {
  breaking: "Release it as a new major version, or keep the old form beside the new one in the definition.",
  additive: "Release it as a new minor version.",
  invisible: "No action is needed. Release it as a patch.",
};

function entryOf({ title, reason, message, ...rule }: ChangeKind): CatalogueEntry<Params> {
  const worst = [rule.received, ...Object.values(rule.traits ?? {})].reduce<ChangeClass>(worse, rule.sent);
  return entry<Params>({
    severity: worst === "breaking" ? "warning" : "note",
    title,
    cause: reason,
    fix: FIXES[worst],
    message: ({ subject, detail }) => message(subject, detail),
  });
}

/** Parameters of the messages of all kinds. */
interface Params {
  readonly subject: string;
  readonly detail: string;
}

/** The codes of changes: `diff/parameter-removed`. */
export const diffCatalogue = defineCatalogue(
  "diff",
  Object.fromEntries(Object.entries<ChangeKind>(CHANGE_KINDS).map(([name, one]) => [name, entryOf(one)])),
) satisfies AnyCatalogue;

/** What changed, as a sentence that names operations by their calls: readers know these, not paths. */
export function messageOf({
  kind,
  subject,
  detail,
  call,
}: Pick<SdkChange, "kind" | "subject" | "detail" | "call">): string {
  const { message }: ChangeKind = CHANGE_KINDS[kind as KindName];
  if (!call || !subject.endsWith(call.operation)) return message(subject, detail);
  const before = subject.slice(0, subject.length - call.operation.length);
  return message(`${before}\`${call.text}\` (${call.operation})`, detail);
}
