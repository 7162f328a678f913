import type { Html } from "../html.js";

/** A piece of a line: text, perhaps as code, perhaps with a link. */
export interface Inline {
  readonly text: string;
  readonly code?: true;
  /** Page and anchor, from the root of the site. */
  readonly href?: string;
}

/** A parameter, a property or something else with a name, a type and a meaning. */
export interface Row {
  readonly name: string;
  readonly type: readonly Inline[];
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Markdown. */
  readonly text?: string;
  /** Facts in words: `Default: 20`. */
  readonly facts?: readonly string[];
}

/** Code in one language of several. */
export interface Sample {
  /** Key of the language, by which readers choose: `typescript`. */
  readonly key: string;
  readonly title: string;
  /** Language of Markdown, by which it is highlighted. */
  readonly fence: string;
  /** Pieces that follow each other, each on lines of its own; those that samples share are highlighted once. */
  readonly parts: readonly string[];
  /** How the language declares what the code calls. */
  readonly signature?: string;
}

/** A part of a page. From the same blocks come its HTML, its Markdown and what search finds. */
export type Block =
  | {
      readonly kind: "heading";
      readonly level: 1 | 2 | 3 | 4;
      readonly text: readonly Inline[];
      readonly id?: string;
      readonly note?: string;
    }
  /** Markdown of a definition or a guide. */
  | { readonly kind: "prose"; readonly markdown: string }
  /** The text of a guide, printed already, because its links depend on all pages. */
  | { readonly kind: "guide"; readonly html: Html; readonly markdown: string }
  | { readonly kind: "line"; readonly text: readonly Inline[] }
  /** How an operation is called on the wire. */
  | { readonly kind: "endpoint"; readonly method: string; readonly path: string }
  | { readonly kind: "rows"; readonly title: string; readonly rows: readonly Row[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] }
  /** The same in several languages. */
  | { readonly kind: "samples"; readonly samples: readonly Sample[] }
  | { readonly kind: "code"; readonly title?: string; readonly fence: string; readonly code: string }
  /** Where the explorer of an operation opens. */
  | { readonly kind: "try"; readonly operation: string; readonly data: string };

export const text = (value: string): Inline => ({ text: value });
export const code = (value: string, href?: string): Inline => ({ text: value, code: true, ...(href && { href }) });
