import { type Documented, type OriginId, placeOf, type Type } from "@sdkwright/plugin-api";
import { CHANGE_KINDS, type KindName } from "./catalogue/index.js";
import type { ChangeClass, Direction, SdkChange } from "./change.js";
import { isEqual } from "./equal.js";
import { type ChangeKind, classOf, type Trait } from "./kind.js";
import type { Pairs } from "./pair.js";
import type { Relation, Relations } from "./relation.js";
import { typeText } from "./type-text.js";
import type { SdkView } from "./view.js";

/** What goes with a change. */
export interface ChangeContext {
  readonly before?: OriginId | undefined;
  readonly after?: OriginId | undefined;
  readonly detail?: string;
  readonly call?: SdkChange["call"];
  /** Default: `both`. */
  readonly direction?: Direction;
  /** In place of that of the kind. */
  readonly class?: ChangeClass;
}

/** Two states of the SDK of one language, and the changes that were found between them. */
export interface Walk {
  readonly old: SdkView;
  readonly now: SdkView;
  readonly pairs: Pairs;
  readonly relations: Relations;
  readonly traits: ReadonlySet<Trait>;
  /** Members of equal declarations have equal names. */
  readonly namesAlike: boolean;
  readonly changes: SdkChange[];
}

/** Notes a change. */
export function note(walk: Walk, kind: KindName, subject: string, context: ChangeContext = {}): void {
  const { before, after, detail = "", direction = "both", call } = context;
  const rule: ChangeKind = CHANGE_KINDS[kind];
  walk.changes.push({
    kind,
    subject,
    detail,
    ...(call && { call }),
    class: context.class ?? classOf(rule, direction, walk.traits),
    ...(before !== undefined && { before: placeOf(walk.old.sdk.api.origins, before) }),
    ...(after !== undefined && { after: placeOf(walk.now.sdk.api.origins, after) }),
  });
}

/** Notes that something has another name in the SDK, if it has. */
export function noteName(
  walk: Walk,
  kind: KindName,
  subject: string,
  { old, now }: { readonly old: string; readonly now: string },
  context: ChangeContext = {},
): void {
  if (old !== now) note(walk, kind, subject, { ...context, detail: `\`${old}\` is now \`${now}\`` });
}

/** What a definition can call deprecated. */
export type Available = Pick<Documented, "availability">;

function isDeprecated({ availability }: Available): boolean {
  return availability?.status === "deprecated" || availability?.status === "legacy";
}

/** Notes that something is deprecated, or no longer is, if that changed. */
export function noteDeprecation(
  walk: Walk,
  of: "operation" | "parameter" | "type" | "property",
  subject: string,
  { old, now }: { readonly old: Available; readonly now: Available },
  context: ChangeContext,
): void {
  const [before, after] = [isDeprecated(old), isDeprecated(now)];
  if (before !== after) note(walk, after ? `${of}-deprecated` : `${of}-restored`, subject, context);
}

/** Kinds of change of a type expression, by what the new one is to the old one. */
export interface TypeKinds {
  readonly wider: KindName;
  readonly narrower: KindName;
  readonly other: KindName;
}

const FITTING: { readonly [D in Direction]: (relation: Relation) => boolean } = {
  sent: (relation) => relation === "wider",
  received: (relation) => relation === "narrower",
  both: () => false,
};

/** The class of a change of type in this language, where it is not one for the definition. */
function classOfType(walk: Walk, kind: KindName, language: Relation, direction: Direction): ChangeClass {
  if (language === "same") return "invisible";
  // Only a language in which other types fit can make less of a change than the definition does.
  if (!walk.traits.has("nominal") && FITTING[direction](language)) return "additive";
  return walk.traits.has("nominal")
    ? "breaking"
    : language === "other"
      ? "breaking"
      : classOf(CHANGE_KINDS[kind], direction, walk.traits);
}

/** Whether two expressions are so plainly one that nothing has to be compared: most are. */
function isOne(walk: Walk, old: Type, now: Type): boolean {
  switch (old.kind) {
    case "ref":
      return now.kind === "ref" && walk.pairs.types.get(old.id) === now.id;
    case "primitive":
      return now.kind === "primitive" && old.primitive === now.primitive && isEqual(old.constraints, now.constraints);
    case "list":
      return now.kind === "list" && isEqual(old.constraints, now.constraints) && isOne(walk, old.items, now.items);
    case "nullable":
      return now.kind === "nullable" && isOne(walk, old.inner, now.inner);
    default:
      return false;
  }
}

/** Notes that a type expression changed, if it has. */
export function noteType(
  walk: Walk,
  kinds: TypeKinds,
  subject: string,
  { old, now }: { readonly old: Type; readonly now: Type },
  context: ChangeContext,
): void {
  if (isOne(walk, old, now)) return;
  const wire = walk.relations.wire(old, now);
  const language = walk.relations.language(old, now);
  if (wire === "same" && language === "same") {
    noteLimits(walk, subject, { old, now }, context);
    return;
  }
  const kind = kinds[wire === "same" ? "other" : wire];
  const detail = `was \`${typeText(walk.old.sdk.api, old)}\`, is \`${typeText(walk.now.sdk.api, now)}\``;
  const own = classOfType(walk, kind, language, context.direction ?? "both");
  note(walk, kind, subject, { ...context, detail, class: own });
}

/** Notes that limits of values changed: of the expression itself, not of declared types. */
function noteLimits(
  walk: Walk,
  subject: string,
  { old, now }: { readonly old: Type; readonly now: Type },
  context: ChangeContext,
): void {
  const [before, after] = [old, now].map(limitsOf);
  if (before === after) return;
  const words = (limits: string | undefined): string => (limits === "" ? "none" : `\`${limits}\``);
  note(walk, "limits-changed", subject, { ...context, detail: `was ${words(before)}, is ${words(after)}` });
}

function limitsOf(type: Type): string {
  switch (type.kind) {
    case "primitive":
      return textOf(type.constraints);
    case "list":
      return [textOf(type.constraints), limitsOf(type.items)].filter((text) => text !== "").join(", items ");
    case "nullable":
      return limitsOf(type.inner);
    case "map":
      return limitsOf(type.values);
    default:
      return "";
  }
}

function textOf(limits: object | undefined): string {
  const entries = Object.entries(limits ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, value]) => `${key} ${value}`).join(", ");
}
