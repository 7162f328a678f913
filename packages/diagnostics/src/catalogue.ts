import type { Diagnostic, Endings, Location, RelatedLocation, Severity } from "./diagnostic.js";

/** What a code stands for. Title, cause and fix make its page in the documentation, and are therefore mandatory. */
export interface CatalogueEntry<Params> {
  readonly severity: Severity;
  /** A noun phrase: "Reference not found". */
  readonly title: string;
  /** Why it happens, in general. */
  readonly cause: string;
  /** How to fix it, in general. */
  readonly fix: string;
  /** Of an error past which the rest of an SDK is sound: what is done in its place. Such an error can be lowered. */
  readonly recovery?: string;
  /** A level that some cases deserve instead of `severity`, and which cases these are, after "if". */
  readonly otherwise?: { readonly severity: Severity; readonly condition: string };
  /** What is wrong in this case. */
  readonly message: (params: Params) => string;
}

/** Identity function that gives an entry's parameters their type: `entry<{ ref: string }>({ ... })`. */
export function entry<Params = Record<never, never>>(value: CatalogueEntry<Params>): CatalogueEntry<Params> {
  return value;
}

// biome-ignore lint/suspicious/noExplicitAny: entries of one catalogue differ in their parameters
type Entries = { readonly [name: string]: CatalogueEntry<any> };
type ParamsOf<E> = E extends CatalogueEntry<infer P> ? P : never;

/** The general advice of a code, from the first catalogue that has it. Undefined for an unknown code. */
export function fixOf(catalogues: readonly AnyCatalogue[]): (code: string) => string | undefined {
  const fixes = new Map<string, string>();
  for (const { name, entries } of catalogues) {
    for (const [key, value] of Object.entries(entries)) fixes.set(`${name}/${key}`, value.fix);
  }
  return (code) => fixes.get(code);
}

/** Where a diagnostic points and what goes with it, beside the parameters of its message. */
export interface DiagnosticContext {
  readonly location?: Location | undefined;
  readonly related?: readonly RelatedLocation[];
  readonly help?: string;
  /** The case meets the condition of the entry's other level. */
  readonly isOtherwise?: boolean | undefined;
  /** The line holds a secret, or may: it is not shown. */
  readonly secret?: boolean;
  /** What the message ends with, by language. */
  readonly endings?: Endings | undefined;
}

export interface Catalogue<E extends Entries> {
  /** Prefix of every code. */
  readonly name: string;
  readonly entries: E;
  /** Makes a diagnostic; a missing message parameter does not compile. */
  create<K extends keyof E & string>(name: K, params: ParamsOf<E[K]>, context?: DiagnosticContext): Diagnostic;
}

/** A catalogue as reporters and documentation read it: whatever the parameters of its messages. */
export interface AnyCatalogue {
  readonly name: string;
  readonly entries: { readonly [name: string]: CatalogueEntry<never> };
}

/** Defines the codes of one package; `name` is their common prefix. */
export function defineCatalogue<E extends Entries>(name: string, entries: E): Catalogue<E> {
  return {
    name,
    entries,
    create(key, params, context = {}) {
      const found = entries[key] as CatalogueEntry<unknown>;
      const { location, related, help, secret, endings, isOtherwise = false } = context;
      return {
        code: `${name}/${key}`,
        severity: (isOtherwise && found.otherwise?.severity) || found.severity,
        message: found.message(params),
        ...(found.recovery !== undefined && { recoverable: true }),
        ...(location && { location }),
        ...(related && { related }),
        ...(help !== undefined && { help }),
        ...(secret && { secret }),
        ...(endings && { endings }),
      };
    },
  };
}
