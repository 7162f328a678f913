import type { LanguageInfo, SampleProgram, ScaffoldFile, Snippet, TargetContext } from "@sdkwright/plugin-api";
import { clientCredentialsOf } from "@sdkwright/plugin-api";
import { code, filledLines, plain, prose } from "../markdown.js";
import { type ReadmeContext, type ReadmeKey, type ReadmeSampleTable, readmePrograms } from "../samples/readme.js";
import { snippetCode } from "../snippets-file.js";
import { render } from "../templates.js";
import { schemeBlocks } from "./auth-section.js";
import { templates } from "./generated-templates.js";
import { retriesText, timeoutText } from "./limits-text.js";
import { neutralTexts, type ReadmeTexts } from "./texts.js";

type Target = Pick<TargetContext, "api" | "options" | "packageInfo" | "readme" | "report" | "sdk">;

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
}

/** What a README is made of. */
export interface ReadmeSource {
  readonly target: Target;
  readonly language: LanguageInfo;
  readonly lacks: ReadmeContext["lacks"];
  /** Name of the package as users know it; the title where the configuration gives none. */
  readonly packageName: string;
  /** What stands for the API where it has no name; "the API" unless told otherwise. */
  readonly nameless?: string;
  /** Names as users write them. */
  readonly names: {
    environment(index: number): string;
    /** The option that takes a credential. */
    credential(scheme: string, part: string): string;
  };
  /** What `{{ variables }}` of custom sections stand for, beside `packageName` (specification section 2.10). */
  readonly variables?: { readonly [name: string]: string };
  /** What the language says better than the neutral texts do; `api` is how the README calls the API. */
  texts(api: string): Partial<ReadmeTexts>;
  /** Writes a sample; null for one of which the language has nothing. */
  program(program: SampleProgram): Snippet | null;
  /**
   * A Handlebars template, compiled by `sdkwright templates`, that lays out a {@link ReadmeView}: for a language that orders
   * sections otherwise or puts something between them.
   */
  readonly template?: unknown;
}

/** What a README is written from: everything is decided, and texts are complete. */
interface Page extends ReadmeSource {
  readonly all: ReadmeTexts;
  readonly samples: ReadmeSampleTable<string>;
}

type Blocks = readonly string[];

/** Paragraphs of ours, wrapped; none for an empty text. */
const paragraphs = (text: string): Blocks =>
  text
    .split(/\n{2,}/)
    .filter((part) => part !== "")
    .map(filledLines);

function fence({ language }: Page, text: string | undefined): Blocks {
  return text === undefined ? [] : [`\`\`\`${language.fence}\n${text}\n\`\`\``];
}

/** A section around one sample; none where there is no sample. */
function sampleSection(page: Page, key: ReadmeKey, { title, text }: { title: string; text: string }): Blocks {
  const sample = page.samples[key];
  return sample === undefined ? [] : [title, ...paragraphs(text), ...fence(page, sample)];
}

/** An image where the link leads to one. */
function bannerLine(link: string): string {
  return /\.(png|jpe?g|gif|svg|webp)(\?.*)?$/i.test(link) ? `![](${link})` : `[${plain(link)}](${link})`;
}

function head({ target, language, packageName, all }: Page): Blocks {
  const { api, packageInfo, readme } = target;
  const { apiName, bannerLink, introduction, apiReferenceLink } = readme ?? {};
  const description = api.description ?? packageInfo.description;
  const title = apiName === undefined ? packageName : `${apiName} ${language.title} SDK`;
  return [
    ...(bannerLink === undefined ? [] : [bannerLine(bannerLink)]),
    `# ${plain(title)}`,
    ...paragraphs(all.tagline),
    ...(description === undefined ? [] : [prose(description)]),
    ...(introduction === undefined ? [] : [introduction.trim()]),
    ...(apiReferenceLink === undefined ? [] : [`See the [API reference](${apiReferenceLink}) for more information.`]),
  ];
}

function start(page: Page): Blocks {
  const { requirements, installation, usage } = page.all;
  return [
    ...(requirements === "" ? [] : ["## Requirements", ...paragraphs(requirements)]),
    ...(installation === "" ? [] : ["## Installation", `\`\`\`sh\n${installation}\n\`\`\``]),
    "## Usage",
    ...fence(page, page.samples.usage),
    ...paragraphs(usage),
  ];
}

const PRECEDENCE = "Options take precedence over environment variables.";

/** Whether a credential can come from the environment. */
function readsEnvironment({ target }: Page): boolean {
  return target.api.auth.schemes.some((scheme) =>
    clientCredentialsOf(scheme).some(({ credential }) => credential.env !== undefined),
  );
}

function authentication(page: Page): Blocks {
  const { target, language, names, samples, all } = page;
  const { schemes } = target.api.auth;
  if (schemes.length === 0) return [];
  const blocks = schemeBlocks(schemes, language.words, names.credential);
  return [
    "## Authentication",
    ...blocks.flatMap(({ text, tables }) => [...paragraphs(text), ...tables]),
    ...paragraphs(`${readsEnvironment(page) ? PRECEDENCE : ""} ${all.credentials}`.trim()),
    ...(samples.credential === undefined
      ? []
      : paragraphs("Pass a credential to a single call to override that of the client:")),
    ...fence(page, samples.credential),
  ];
}

function environments(page: Page): Blocks {
  const { target, language, names, samples } = page;
  const rows = target.sdk.environments.list.map(
    ({ index, urls }) => `| \`${names.environment(index)}\` | ${urls.map(code).join(", ")} |`,
  );
  if (rows.length === 0) return [];
  const text =
    rows.length > 1
      ? "The first one is the default. Select another one, or set a base URL, which takes precedence:"
      : "To send requests to another server, such as one for tests, set a base URL:";
  return [
    "## Environments",
    [`| ${language.words.environment} | URL |`, "|---|---|", ...rows].join("\n"),
    ...(samples.environment === undefined ? [] : paragraphs(text)),
    ...fence(page, samples.environment),
  ];
}

function errors(page: Page): Blocks {
  const { errors: text, errorRows } = page.all;
  const rows = errorRows.map(({ name, when }) => `| ${name} | ${when} |`);
  const table = rows.length > 0 ? [["| error | when |", "|---|---|", ...rows].join("\n")] : [];
  const section = sampleSection(page, "error", { title: "## Errors", text });
  return section.length > 0 ? [...section, ...table] : [];
}

/** What verifying a delivery says of when it was sent. */
function replaysText({ target }: Page): string {
  return target.sdk.webhooks?.isTimeSigned
    ? "The signature covers the time of delivery, so deliveries that are too old are rejected."
    : "The signature does not cover the time of delivery, so an attacker can replay a captured delivery. Handle each event only once, for example by keeping track of event ids.";
}

function results(page: Page): Blocks {
  const { all } = page;
  return [
    ...sampleSection(page, "pagination", {
      title: "## Pagination",
      text: "Iterate over a paginated list item by item. Further pages are fetched as needed.",
    }),
    ...sampleSection(page, "streaming", {
      title: "## Streaming",
      text: "Events are available as soon as they arrive. Leaving the loop closes the connection.",
    }),
    ...sampleSection(page, "upload", { title: "## Uploads", text: all.upload }),
    ...sampleSection(page, "download", { title: "## Downloads", text: all.download }),
    ...sampleSection(page, "webhook", { title: "## Webhooks", text: `${all.webhooks}\n\n${replaysText(page)}` }),
    ...sampleSection(page, "jsonRpc", { title: "## JSON-RPC", text: all.jsonRpc }),
    ...(page.samples.batch === undefined ? [] : paragraphs(all.batch)),
    ...fence(page, page.samples.batch),
    ...sampleSection(page, "connect", { title: "## Connect", text: all.connect }),
    ...sampleSection(page, "channel", { title: "## Channels", text: all.channels }),
  ];
}

function calls(page: Page): Blocks {
  const { target, all } = page;
  return [
    "## Advanced",
    "### Retries",
    ...paragraphs(`${retriesText(target)} ${all.retryUnsafe}`.trim()),
    ...fence(page, page.samples.retries),
    "### Timeouts",
    ...paragraphs(`${timeoutText(target)} ${all.timeout}`.trim()),
    ...fence(page, page.samples.timeout),
    ...sampleSection(page, "cancellation", { title: "### Cancellation", text: all.cancellation }),
    ...sampleSection(page, "idempotency", {
      title: "### Idempotency",
      text: "Operations that accept an idempotency key are sent with a random one, which stays the same for all attempts of a call. Pass your own key to protect calls across restarts too.",
    }),
    ...sampleSection(page, "raw", { title: "### Raw responses", text: all.raw }),
    ...sampleSection(page, "extra", {
      title: "### Extra headers, query parameters and properties",
      text: `Any call can send headers, query parameters and body properties that the API definition does not declare. ${all.undeclared}`,
    }),
  ];
}

function client(page: Page): Blocks {
  const { all } = page;
  return [
    ...sampleSection(page, "httpClient", { title: `### ${all.httpClientTitle}`, text: all.httpClient }),
    ...(all.proxies === "" ? [] : ["### Proxies", ...paragraphs(all.proxies)]),
    ...(all.testing === "" ? [] : ["### Testing", ...paragraphs(all.testing)]),
    ...sampleSection(page, "middleware", { title: "### Middleware", text: all.middleware }),
    ...sampleSection(page, "logging", { title: "### Logging", text: all.logging }),
    ...sampleSection(page, "standalone", { title: "### Small bundles", text: all.standalone }),
  ];
}

/** The user's text with variables filled in: `{{ packageName }}`. Other placeholders stay as they are. */
function withVariables(text: string, variables: { readonly [name: string]: string }): string {
  return text
    .trim()
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(variables, name) ? (variables[name] ?? placeholder) : placeholder,
    );
}

function tail(page: Page): Blocks {
  const { target, language, packageName, variables, all } = page;
  const { packageInfo, readme } = target;
  const custom = (readme?.customSections ?? []).filter((section) => section.language === language.key);
  const contributing = `This ${language.words.package} is generated from the API definition, so manual changes are lost when it is regenerated. Please open an issue instead of a pull request.`;
  return [
    ...all.sections.flatMap(({ title, text, code }) => [`## ${title}`, ...paragraphs(text), ...fence(page, code)]),
    ...custom.flatMap(({ title, content }) => [
      `## ${plain(title)}`,
      withVariables(content, { packageName, ...variables }),
    ]),
    ...(readme?.disabledSections.has("contributing") ? [] : ["## Contributing", ...paragraphs(contributing)]),
    ...(packageInfo.whitelabel ? [] : ["Generated by sdkwright."]),
  ];
}

/** The title of an API in a sentence: `the Stripe API`, but `Petstore`. */
function called(title: string): string {
  return /^(?!the\b).* API$/i.test(title) ? `the ${title}` : title;
}

function textsOf({ target, language, nameless = "the API", texts }: ReadmeSource): ReadmeTexts {
  const { api, readme } = target;
  const name = plain(readme?.apiName === undefined ? called(api.name.wire) : `the ${readme.apiName} API`) || nameless;
  return { ...neutralTexts(language, name), ...texts(name) };
}

/** Writes samples by key, without those of which the language has nothing. */
function writtenSamples(
  samples: ReadmeSampleTable<SampleProgram>,
  write: (program: SampleProgram) => string | undefined,
): ReadmeSampleTable<string> {
  const written = Object.entries(samples).map(([key, program]) => [key, write(program)] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== undefined));
}

/** `README.md`: what the SDK is for, and how each thing that it can do is done. None where it has no method to show. */
export function readmeDocument(source: ReadmeSource): ScaffoldFile[] {
  const { target, lacks } = source;
  const programs = readmePrograms({ ...target, lacks });
  if (!programs) return [];
  const write = (program: SampleProgram): string | undefined => {
    const snippet = source.program(program);
    return snippet ? snippetCode(snippet) : undefined;
  };
  const page: Page = { ...source, all: textsOf(source), samples: writtenSamples(programs.samples, write) };
  const features = programs.features.flatMap(({ name, programs: shown }) => {
    const samples = shown.flatMap((program) => fence(page, write(program)));
    return samples.length > 0 ? [`## ${plain(name)}`, ...samples] : [];
  });
  const parts: readonly (readonly [id: ReadmeSection["id"], blocks: Blocks])[] = [
    ["introduction", head(page)],
    ["usage", start(page)],
    ["authentication", authentication(page)],
    ["environments", environments(page)],
    ["features", features],
    ["errors", errors(page)],
    ["results", results(page)],
    ["calls", calls(page)],
    ["client", client(page)],
    ["closing", tail(page)],
  ];
  const sections = parts.flatMap(([id, blocks]): ReadmeSection[] =>
    blocks.length > 0 ? [{ id, text: blocks.join("\n\n") }] : [],
  );
  const { template = templates.README } = source;
  const content = render(template, { packageName: source.packageName, sections } satisfies ReadmeView);
  return [{ path: "README.md", content: `${content.trimEnd()}\n`, kind: "scaffold" }];
}
