import type { Place } from "@sdkwright/plugin-api";

/** What a change does to code that calls an SDK. */
export type ChangeClass = "breaking" | "additive" | "invisible";

/** From the harmless to the harmful. */
export const CLASSES: readonly ChangeClass[] = ["invisible", "additive", "breaking"];

/** The more harmful of two classes. */
export function worse(one: ChangeClass, other: ChangeClass): ChangeClass {
  return CLASSES.indexOf(one) >= CLASSES.indexOf(other) ? one : other;
}

/** Which way values of a place travel. */
export type Direction = "sent" | "received" | "both";

/** A change of the SDK of one language. */
export interface SdkChange {
  /** Key of the table of kinds, such as `parameter-removed`. */
  readonly kind: string;
  /** What changed, as the definition calls it: `GET /pets/{id}`, `Pet.name`. */
  readonly subject: string;
  /** The old and the new state, if they help the reader. */
  readonly detail: string;
  /** The operation in the subject, and how the SDK calls it: `client.pets.get()`. */
  readonly call?: { readonly operation: string; readonly text: string } | undefined;
  readonly class: ChangeClass;
  /** Places in the definitions; absent where one has none. */
  readonly before?: Place | undefined;
  readonly after?: Place | undefined;
}

/** A change of an API, with what it is in each language. */
export interface Change extends Omit<SdkChange, "class"> {
  /** The worst of all languages. */
  readonly class: ChangeClass;
  /** By key of the language. A language without an entry does not show the change. */
  readonly languages: { readonly [language: string]: ChangeClass };
}

const keyOf = ({ kind, subject, before, after }: SdkChange): string => JSON.stringify([kind, subject, before, after]);

/** A language that is compared. */
export interface ComparedLanguage {
  readonly key: string;
  readonly title: string;
  readonly changes: readonly SdkChange[];
}

/** The changes of several languages as one list: the worst first, else in the order in which they were found. */
export function mergeChanges(languages: readonly ComparedLanguage[]): Change[] {
  const merged = new Map<string, Change>();
  const details = new Map<string, Map<string, Set<string>>>();
  for (const { key: language, title, changes } of languages) {
    for (const change of changes) {
      const key = keyOf(change);
      const own = details.get(key) ?? new Map<string, Set<string>>();
      details.set(key, own.set(change.detail, (own.get(change.detail) ?? new Set()).add(title)));
      const known = merged.get(key);
      merged.set(key, known ? joined(known, change, language) : { ...change, languages: { [language]: change.class } });
    }
  }
  const all = [...merged].map(([key, change]) => ({
    ...change,
    detail: detailText(change.kind, details.get(key) ?? new Map()),
  }));
  return all.sort((a, b) => CLASSES.indexOf(b.class) - CLASSES.indexOf(a.class));
}

function joined(known: Change, own: SdkChange, language: string): Change {
  const before = known.languages[language];
  const worst = before === undefined ? own.class : worse(before, own.class);
  return { ...known, class: worse(known.class, own.class), languages: { ...known.languages, [language]: worst } };
}

/** What calls have in common, however languages write them: some end the names of asynchronous methods in a word. */
const lettersOf = (text: string): string =>
  text
    .replaceAll("Async()", "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What languages say of a change: with their titles, where they differ in more than the spelling of calls. */
function detailText(kind: string, details: ReadonlyMap<string, ReadonlySet<string>>): string {
  const [first = "", ...others] = details.keys();
  const isCall = kind.startsWith("method-") || kind === "group-renamed";
  const isSame = others.every((detail) => isCall && lettersOf(detail) === lettersOf(first));
  if (isSame) return first;
  return [...details].map(([detail, titles]) => `${detail} (${[...titles].join(", ")})`).join("; ");
}

/** The worst class among changes; `none` where there are none. */
export function worstOf(changes: readonly { readonly class: ChangeClass }[]): ChangeClass | "none" {
  return changes.reduce<ChangeClass | "none">(
    (worst, one) => (worst === "none" ? one.class : worse(worst, one.class)),
    "none",
  );
}
