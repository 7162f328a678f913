import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { code, plain, prose } from "../markdown.js";
import { introductionOf } from "../paragraphs.js";
import { render } from "../templates.js";
import { authentication } from "./auth-section.js";
import { environments } from "./environments.js";
import { templates } from "./generated-templates.js";
import { retriesText, timeoutText } from "./limits-text.js";
import {
  type Blocks,
  fence,
  ownSections,
  type Page,
  paragraphs,
  type ReadmeSection,
  type ReadmeSource,
  type ReadmeView,
  sampleSection,
} from "./page.js";
import { withVariables } from "./variables.js";
import { type WrittenPage, writtenPage } from "./written.js";

/** An image where the link leads to one. */
function bannerLine(link: string): string {
  return /\.(png|jpe?g|gif|svg|webp)(\?.*)?$/i.test(link) ? `![](${link})` : `[${plain(link)}](${link})`;
}

/** Whether a description says no more than the title, which the first sentence has. */
function isTitle(description: string, { name }: Page["target"]["api"]): boolean {
  const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return lettersOf(description) === lettersOf(name.wire);
}

/** What documents of the SDK are headed with. */
export function titleOf({ target: { readme }, language, packageName }: ReadmeSource): string {
  return plain(readme?.apiName === undefined ? packageName : `${readme.apiName} ${language.title} SDK`);
}

function head(page: Page): Blocks {
  const { target, all } = page;
  const { api, packageInfo, readme } = target;
  const { bannerLink, introduction, apiReferenceLink } = readme ?? {};
  const description = introductionOf(api).description ?? packageInfo.description;
  const described = description === undefined || isTitle(description, api) ? [] : [prose(description)];
  return [
    ...(bannerLink === undefined ? [] : [bannerLine(bannerLink)]),
    `# ${titleOf(page)}`,
    ...paragraphs(all.tagline),
    ...(introduction === undefined ? described : [introduction.trim()]),
    ...(apiReferenceLink === undefined ? [] : [`See the [API reference](${apiReferenceLink}) for more information.`]),
  ];
}

/** A command line, unless the text has code blocks of its own. */
export function installationText(text: string): string {
  return text.includes("```") ? text : `\`\`\`sh\n${text}\n\`\`\``;
}

function start(page: Page): Blocks {
  const { requirements, installation, usage } = page.all;
  return [
    ...(requirements === "" ? [] : ["## Requirements", ...paragraphs(requirements)]),
    ...(installation === "" ? [] : ["## Installation", installationText(installation)]),
    ...(page.samples.usage === undefined
      ? []
      : ["## Usage", ...fence(page, page.samples.usage), ...paragraphs(usage), ...ownSections(page, "usage")]),
  ];
}

/** How failures reach the caller. */
export function errors(page: Page): Blocks {
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

/** How deliveries of webhooks are verified and read. */
function verification(page: Page, title: string): Blocks {
  return sampleSection(page, "webhook", { title, text: `${page.all.webhooks}\n\n${replaysText(page)}` });
}

/** What an SDK has that has webhooks alone: a type for the payload of each. */
function payloads(page: Page): Blocks {
  const { api, names } = page.target;
  const rows = Object.values(api.webhooks).flatMap(({ name, payload }) => {
    return payload?.kind === "ref" && names ? [`| ${code(name.wire)} | \`${names.type(payload.id)}\` |`] : [];
  });
  if (rows.length === 0) return [];
  return ["## Webhooks", ["| webhook | type of its payload |", "|---|---|", ...rows].join("\n")];
}

/** What only some methods give or take. */
export function results(page: Page): Blocks {
  const { all } = page;
  return [
    ...sampleSection(page, "pagination", {
      title: "## Pagination",
      text: `Iterate over a paginated list item by item. Further pages are fetched as needed. ${all.pages}`.trim(),
    }),
    ...sampleSection(page, "streaming", { title: "## Streaming", text: all.streaming }),
    ...sampleSection(page, "upload", { title: "## Uploads", text: all.upload }),
    ...sampleSection(page, "download", { title: "## Downloads", text: all.download }),
    ...verification(page, "## Webhooks"),
    ...sampleSection(page, "jsonRpc", { title: "## JSON-RPC", text: all.jsonRpc }),
    ...(page.samples.batch === undefined ? [] : paragraphs(all.batch)),
    ...fence(page, page.samples.batch),
    ...sampleSection(page, "connect", { title: "## Connect", text: all.connect }),
    ...sampleSection(page, "channel", { title: "## Channels", text: all.channels }),
  ];
}

/** How failures are retried: not said where there are only channels, which are not requests. */
function retries(page: Page): Blocks {
  if (!page.facts.hasRequests) return [];
  const text = `${retriesText(page.target)} ${page.all.retryUnsafe}`.trim();
  return ["### Retries", ...paragraphs(text), ...fence(page, page.samples.retries)];
}

/** How large a response may be: not said where there are only channels, which have messages. */
function responseSize({ facts, all }: Page): Blocks {
  if (!facts.hasRequests) return [];
  const reason =
    "By default, a response that is read as a whole can have any size, since the usual size depends on the API.";
  return ["### Response size", ...paragraphs(`${reason} ${all.responseSize}`)];
}

function calls(page: Page): Blocks {
  const { target, all } = page;
  return [
    "## Advanced",
    ...retries(page),
    "### Timeouts",
    ...paragraphs(`${timeoutText(target)} ${all.timeout}`.trim()),
    ...fence(page, page.samples.timeout),
    ...responseSize(page),
    ...sampleSection(page, "cancellation", { title: "### Cancellation", text: all.cancellation }),
    ...sampleSection(page, "idempotency", {
      title: "### Idempotency",
      text: "Operations that accept an idempotency key are sent with a random one, which stays the same for all attempts of a call. Pass your own key to protect calls across restarts too.",
    }),
    ...sampleSection(page, "raw", { title: "### Raw responses", text: all.raw }),
    ...sampleSection(page, "extra", {
      title: "### Extra headers, query parameters and properties",
      text: `Any call can send headers, query parameters and body properties that the API definition does not declare. ${all.unknown} ${all.undeclared}`,
    }),
  ];
}

function client(page: Page): Blocks {
  const { all, facts } = page;
  const paragraphsOf = (title: string, text: string): Blocks =>
    text === "" || !facts.hasRequests ? [] : [title, ...paragraphs(text)];
  return [
    ...sampleSection(page, "httpClient", { title: `### ${all.httpClientTitle}`, text: all.httpClient }),
    ...paragraphsOf("### Proxies", all.proxies),
    ...paragraphsOf("### Testing", all.testing),
    ...sampleSection(page, "middleware", { title: "### Middleware", text: all.middleware }),
    ...sampleSection(page, "logging", { title: "### Logging", text: all.logging }),
    ...sampleSection(page, "standalone", { title: "### Small bundles", text: all.standalone }),
  ];
}

function tail(page: Page): Blocks {
  const { target, language, packageName, variables } = page;
  const { packageInfo, readme } = target;
  const custom = (readme?.customSections ?? []).filter((section) => section.language === language.key);
  const contributing = `This ${language.words.package} is generated from the API definition, and generated again when the definition changes. Please open an issue instead of a pull request.`;
  return [
    ...(page.samples.usage === undefined ? [] : ownSections(page, undefined)),
    ...custom.flatMap(({ title, content, location }) => [
      `## ${plain(title)}`,
      withVariables(content, { packageName, ...variables }, { report: target.report, location }),
    ]),
    ...(readme?.disabledSections.has("contributing") ? [] : ["## Contributing", ...paragraphs(contributing)]),
    ...(packageInfo.whitelabel ? [] : ["Generated by sdkwright."]),
  ];
}

const NO_SECTIONS: ReadmeView["section"] = {
  introduction: null,
  usage: null,
  authentication: null,
  environments: null,
  features: null,
  errors: null,
  results: null,
  calls: null,
  client: null,
  closing: null,
};

type Part = readonly [id: ReadmeSection["id"], blocks: Blocks];

/** What an SDK without methods is for. */
export function withoutMethods(page: Page): Blocks {
  return [...payloads(page), ...verification(page, "### Verification")];
}

/** `README.md`: what the SDK is for, and how each thing that it can do is done. */
export function readmeDocument(source: ReadmeSource & { readonly written?: WrittenPage }): ScaffoldFile[] {
  const { target } = source;
  const { page, programs, write } = source.written ?? writtenPage(source);
  const features = programs.features.flatMap(({ name, programs: shown }) => {
    const samples = shown.flatMap((program) => fence(page, write(program)));
    return samples.length > 0 ? [`## ${plain(name)}`, ...samples] : [];
  });
  const about: readonly Part[] = programs.hasMethods
    ? [
        ["authentication", authentication(page)],
        ["environments", environments(page)],
        ["features", features],
        ["errors", errors(page)],
        ["results", results(page)],
        ["calls", calls(page)],
        ["client", client(page)],
      ]
    : [["results", withoutMethods(page)]];
  const parts: readonly Part[] = [
    ["introduction", head(page)],
    ["usage", start(page)],
    ...about,
    ["closing", tail(page)],
  ];
  const sections = parts.flatMap(([id, blocks]): ReadmeSection[] =>
    blocks.length > 0 ? [{ id, text: blocks.join("\n\n") }] : [],
  );
  const section = { ...NO_SECTIONS, ...Object.fromEntries(sections.map(({ id, text }) => [id, text])) };
  const view: ReadmeView = { packageName: source.packageName, sections, section };
  // The user's template counts more than that of the language.
  const content = target.readmeLayout?.(view) ?? render(source.template ?? templates.README, view);
  return [{ path: "README.md", content: `${content.trimEnd()}\n`, kind: "scaffold" }];
}
