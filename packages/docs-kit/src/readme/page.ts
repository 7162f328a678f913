import type { LanguageInfo, SampleProgram, Snippet, TargetContext } from "@sdkwright/plugin-api";
import { filledLines } from "../markdown.js";
import type { ReadmeContext, ReadmeKey, ReadmeSampleTable } from "../samples/readme.js";
import type { ExtraSection, ReadmeFacts, ReadmeTexts } from "./texts.js";
import type { Variables } from "./variables.js";

type Target = Pick<TargetContext, "api" | "options" | "packageInfo" | "readme" | "readmeLayout" | "report" | "sdk"> &
  Partial<Pick<TargetContext, "names">>;

/** A part of a README, written. */
export interface ReadmeSection {
  readonly id:
    | "introduction"
    | "usage"
    | "authentication"
    | "environments"
    | "features"
    | "errors"
    | "results"
    | "calls"
    | "client"
    | "closing";
  /** Markdown, with its headings. */
  readonly text: string;
}

/** What a template of a README gets. */
export interface ReadmeView {
  readonly packageName: string;
  /** In the usual order; those without anything to say are left out. */
  readonly sections: readonly ReadmeSection[];
  /** The text of each section; null for one without anything to say. */
  readonly section: { readonly [S in ReadmeSection["id"]]: string | null };
}

/** What a README is made of. */
export interface ReadmeSource {
  readonly target: Target;
  readonly language: LanguageInfo;
  /** Features that the language lacks. Default: none. */
  readonly lacks?: ReadmeContext["lacks"];
  /** Name of the package as users know it; the title where the configuration gives none. */
  readonly packageName: string;
  /** Replaces the name of an API that has none. Default: "the API". */
  readonly nameless?: string;
  /** Names as users write them. */
  readonly names: {
    environment(index: number): string;
    /** The option that takes a credential. */
    credential(scheme: string, part: string): string;
    /** The option that sets a variable of URLs. Without it, documents do not name these options. */
    variable?(wire: string): string;
  };
  /** What `{{ variables }}` of custom sections stand for, beside `packageName` (specification section 2.10). */
  readonly variables?: Variables;
  /** What the language says better than the neutral texts do. */
  texts(facts: ReadmeFacts): Partial<ReadmeTexts>;
  /** Writes a sample; null for one of which the language has nothing. */
  program(program: SampleProgram): Snippet | null;
  /**
   * A Handlebars template, compiled by `sdkwright templates`, that lays out a {@link ReadmeView}: for a language that orders
   * sections otherwise or puts something between them.
   */
  readonly template?: unknown;
}

/** What a README is written from: everything is decided, and texts are complete. */
export interface Page extends ReadmeSource {
  readonly facts: ReadmeFacts;
  readonly all: ReadmeTexts;
  readonly samples: ReadmeSampleTable<string>;
}

export type Blocks = readonly string[];

/** Paragraphs of ours, wrapped; none for an empty text. */
export const paragraphs = (text: string): Blocks =>
  text
    .split(/\n{2,}/)
    .filter((part) => part !== "")
    .map(filledLines);

/** A block of code of the language; none for no text. */
export function fence({ language }: Page, text: string | undefined): Blocks {
  return text === undefined ? [] : [`\`\`\`${language.fence}\n${text}\n\`\`\``];
}

/** A section around one sample; none where there is no sample. */
export function sampleSection(page: Page, key: ReadmeKey, { title, text }: { title: string; text: string }): Blocks {
  const sample = page.samples[key];
  return sample === undefined ? [] : [title, ...paragraphs(text), ...fence(page, sample)];
}

/** Sections of the language's own, at a place. */
export function ownSections(page: Page, wanted: ExtraSection["place"]): Blocks {
  return page.all.sections
    .filter(({ place }) => place === wanted)
    .flatMap(({ title, text, code: shown, rest }) => [
      `## ${title}`,
      ...paragraphs(text),
      ...fence(page, shown),
      ...(rest === undefined ? [] : [rest]),
    ]);
}
