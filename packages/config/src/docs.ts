import type { Diagnostic, Report } from "@sdkwright/diagnostics";
import type { Json, SourceSet } from "@sdkwright/source";
import { configCatalogue } from "./catalogue.js";
import { checkValue } from "./check.js";
import { type Positions, step } from "./context.js";
import { Docs, Navigation } from "./schema/docs.js";
import { present } from "./words.js";

/** Different values for light and dark pages. */
export interface LightAndDark {
  readonly light?: string;
  readonly dark?: string;
}

/** A documentation site, as docs.yml describes it. Paths are relative to the file. */
export interface DocsConfig {
  /** Path of the file, relative to the workspace. */
  readonly file: string;
  readonly title?: string;
  readonly logo?: LightAndDark;
  readonly favicon?: string;
  readonly accent?: LightAndDark;
  readonly background?: LightAndDark;
  /** Links at the top. `at` is the pointer of each in the file. */
  readonly links: readonly { readonly text: string; readonly url: string; readonly at: string }[];
  readonly navigation: readonly DocsEntry[];
  /** Where the site is published: an absolute URL. */
  readonly url?: string;
  /** API references in the order of the file, sections and tabs looked into. */
  readonly references: readonly DocsReference[];
}

/** An entry of the navigation. `at` is its pointer in the file. */
export type DocsEntry = { readonly at: string } & (
  | {
      readonly kind: "page";
      readonly title: string;
      readonly path: string;
      readonly slug?: string;
      readonly hidden: boolean;
    }
  | { readonly kind: "group"; readonly title: string; readonly contents: readonly DocsEntry[] }
  | { readonly kind: "link"; readonly title: string; readonly url: string }
  | ({ readonly kind: "api" } & DocsReference)
);

export interface DocsReference {
  readonly title: string;
  /** The API that it is of, where a workspace has several. */
  readonly apiName?: string;
  /** Whether the explorer offers OAuth client credentials. */
  readonly oauth: boolean;
  /** The reference has no explorer. */
  readonly hidden: boolean;
  /** Names of the environments that the explorer offers; all where absent. */
  readonly environments?: readonly string[];
  /** Pointer of the entry in the file. */
  readonly at: string;
}

/** What the schema lets through. */
interface EntryInput {
  readonly page?: string;
  readonly path?: string;
  readonly slug?: string;
  readonly hidden?: boolean;
  readonly section?: string;
  readonly api?: string;
  readonly "api-name"?: string;
  readonly playground?: {
    readonly oauth?: boolean;
    readonly hidden?: boolean;
    readonly environments?: readonly string[];
  };
  readonly tab?: string;
  readonly link?: string;
  readonly href?: string;
  readonly contents?: readonly EntryInput[];
  readonly layout?: Json;
}

interface DocsInput {
  readonly title?: string;
  readonly logo?: string | LightAndDark;
  readonly favicon?: string;
  readonly colors?: { readonly [key: string]: string | LightAndDark };
  readonly "navbar-links"?: readonly { readonly [key: string]: string }[];
  readonly tabs?: { readonly [key: string]: { readonly "display-name"?: string; readonly href?: string } };
  readonly navigation?: readonly EntryInput[];
  readonly instances?: readonly { readonly url?: string }[];
}

interface Reading {
  readonly file: string;
  readonly tabs: NonNullable<DocsInput["tabs"]>;
  readonly positions: Positions;
  readonly report: Report;
}

/** The key that a finding is about: the last step of its location. */
function keyOf({ location }: Diagnostic): string {
  const pointer = location && "pointer" in location ? location.pointer : "";
  return pointer.slice(pointer.lastIndexOf("/") + 1);
}

/** Reports all keys without effect as one note, at the first of them. */
function gathering(report: Report): { readonly report: Report; readonly finish: () => void } {
  const unused: Diagnostic[] = [];
  return {
    report: (diagnostic) =>
      void (diagnostic.code === "config/no-effect" ? unused.push(diagnostic) : report(diagnostic)),
    finish() {
      const [first] = unused;
      if (!first?.location) return;
      const keys = [...new Set(unused.map(keyOf))];
      report(configCatalogue.create("docs-no-effect", { keys }, { location: first.location }));
    },
  };
}

/**
 * Reads and checks docs.yml; `file` is relative to the workspace. Undefined if the file cannot be read or is not a mapping,
 * which is reported.
 */
export function loadDocs(sources: SourceSet, file: string, report: Report): DocsConfig | undefined {
  const document = sources.read(file);
  if (!document || document.data === null) return undefined;
  const gathered = gathering(report);
  const positions: Positions = new WeakMap();
  const context = { document: document.path, report: gathered.report, positions };
  const input = checkValue(Docs, document.data, context) as DocsInput | undefined;
  const reading: Reading = { file: document.path, tabs: input?.tabs ?? {}, positions, report: gathered.report };
  const navigation = entriesOf(input?.navigation ?? [], "/navigation", reading);
  gathered.finish();
  if (!input) return undefined;
  const { title, logo, favicon, colors = {}, instances = [] } = input;
  const url = instances.flatMap((instance) => instance.url ?? [])[0];
  return {
    file: document.path,
    ...present("title", title),
    ...present("logo", bothOf(logo)),
    ...present("favicon", favicon),
    ...present("accent", bothOf(colors["accent-primary"] ?? colors.accentPrimary ?? colors.accent)),
    ...present("background", bothOf(colors.background)),
    links: linksOf(input["navbar-links"] ?? [], positions),
    navigation,
    ...present("url", url === undefined ? undefined : absolute(url)),
    references: navigation.flatMap(referencesIn),
  };
}

const bothOf = (value: string | LightAndDark | undefined): LightAndDark | undefined =>
  typeof value === "string" ? { light: value, dark: value } : value;

const absolute = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

function linksOf(inputs: NonNullable<DocsInput["navbar-links"]>, positions: Positions): DocsConfig["links"] {
  const kept = positions.get(inputs);
  return inputs.flatMap(({ text, href, url, value, type }, index) => {
    const target = href ?? url ?? value;
    const shown = text ?? (type === "github" ? "GitHub" : undefined);
    const at = step("/navbar-links", kept?.[index] ?? index);
    return target === undefined || shown === undefined ? [] : [{ text: shown, url: target, at }];
  });
}

function entriesOf(inputs: readonly EntryInput[], pointer: string, reading: Reading): DocsEntry[] {
  const kept = reading.positions.get(inputs);
  return inputs.flatMap((input, index) => entryOf(input, step(pointer, kept?.[index] ?? index), reading));
}

function entryOf(input: EntryInput, at: string, reading: Reading): DocsEntry[] {
  const { page, path, slug, hidden = false, section, api, tab, link, href, contents, layout } = input;
  if (page !== undefined) {
    if (path === undefined) return missing("path", "the Markdown file of the page", at, reading);
    return [{ kind: "page", title: page, path, hidden, ...present("slug", slug), at }];
  }
  if (section !== undefined) {
    const below = entriesOf(contents ?? [], `${at}/contents`, reading);
    // A section can be a page itself, which comes first in it.
    const own: DocsEntry[] = path === undefined ? [] : [{ kind: "page", title: section, path, hidden: false, at }];
    return [{ kind: "group", title: section, contents: [...own, ...below], at }];
  }
  if (link !== undefined) {
    return href === undefined
      ? missing("href", "the address of the link", at, reading)
      : [{ kind: "link", title: link, url: href, at }];
  }
  if (tab !== undefined) return tabOf(tab, layout, at, reading);
  return api === undefined ? [] : [{ kind: "api", ...referenceOf(api, input, at) }];
}

function tabOf(key: string, layout: Json | undefined, at: string, reading: Reading): DocsEntry[] {
  const tab = Object.hasOwn(reading.tabs, key) ? reading.tabs[key] : undefined;
  const title = tab?.["display-name"] ?? key;
  if (tab?.href !== undefined) return [{ kind: "link", title, url: tab.href, at }];
  const pointer = `${at}/layout`;
  const { file: document, report, positions } = reading;
  const checked = checkValue(Navigation, layout ?? [], { document, report, positions, pointer });
  return [
    { kind: "group", title, contents: entriesOf((checked ?? []) as readonly EntryInput[], pointer, reading), at },
  ];
}

function missing(key: string, about: string, pointer: string, { file, report }: Reading): [] {
  report(configCatalogue.create("missing-key", { key, about }, { location: { document: file, pointer } }));
  return [];
}

function referenceOf(title: string, input: EntryInput, at: string): DocsReference {
  const { "api-name": apiName, playground = {} } = input;
  const { oauth = false, hidden = false, environments } = playground;
  return { title, ...present("apiName", apiName), oauth, hidden, ...present("environments", environments), at };
}

function referencesIn(entry: DocsEntry): DocsReference[] {
  if (entry.kind === "group") return entry.contents.flatMap(referencesIn);
  if (entry.kind !== "api") return [];
  const { kind: _, ...reference } = entry;
  return [reference];
}
