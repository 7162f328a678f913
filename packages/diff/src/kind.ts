import type { ChangeClass, Direction } from "./change.js";
import { worse } from "./change.js";

/** Traits of a language that make a change another one. */
export type Trait = "nominal" | "fixedArity";

/** What a kind of change is to callers. */
export interface KindRule {
  readonly sent: ChangeClass;
  readonly received: ChangeClass;
  /** Class in languages with a trait, whatever the direction. */
  readonly traits?: { readonly [T in Trait]?: ChangeClass };
}

/** A kind of change: its row in the table, and what findings say. */
export interface ChangeKind extends KindRule {
  readonly title: string;
  /** Why it has its class. */
  readonly reason: string;
  /** The change in words; `detail` gives the old and the new state, and may be empty. */
  readonly message: (subject: string, detail: string) => string;
}

type Text = ChangeKind["message"];

function kind(rule: KindRule, title: string, reason: string, message: Text): ChangeKind {
  return { ...rule, title, reason, message };
}

const same = (one: ChangeClass): KindRule => ({ sent: one, received: one });

/** A kind that breaks callers in every language and direction. */
export const breaking = (title: string, reason: string, message: Text): ChangeKind =>
  kind(same("breaking"), title, reason, message);
/** A kind that old code does not notice, and new code can use. */
export const additive = (title: string, reason: string, message: Text): ChangeKind =>
  kind(same("additive"), title, reason, message);
/** A kind that the SDK hides, or that only its documentation shows. */
export const invisible = (title: string, reason: string, message: Text): ChangeKind =>
  kind(same("invisible"), title, reason, message);
/** A kind whose class depends on where values travel, or on the language. */
export const varying = kind;

/** The class of a kind of change in a language with some traits. */
export function classOf(rule: KindRule, direction: Direction, traits: ReadonlySet<Trait>): ChangeClass {
  for (const trait of traits) {
    const own = rule.traits?.[trait];
    if (own !== undefined) return own;
  }
  return direction === "both" ? worse(rule.sent, rule.received) : rule[direction];
}

/** `: was a, is b`, or nothing. */
export const because = (detail: string): string => (detail === "" ? "." : `: ${detail}.`);
