import { listed } from "@sdkwright/plugin-api";
import type { DocumentsSource } from "../documents-source.js";
import { code, inlineLinks, prose } from "../markdown.js";
import { authentication } from "../readme/auth-section.js";
import { errors, installationText, results, titleOf, withoutMethods } from "../readme/document.js";
import { environments } from "../readme/environments.js";
import { retriesText, timeoutText } from "../readme/limits-text.js";
import { type Blocks, fence, type Page, paragraphs } from "../readme/page.js";
import type { WrittenPage } from "../readme/written.js";
import { requestAt } from "../samples/calls.js";
import { firstSentence } from "../sentence.js";
import { wireName } from "../wire/case.js";
import { callOf, shownMethods } from "./calls.js";

/** Longest name of a skill. */
const MOST_NAME = 64;

/** A name that every agent takes: lower-case letters, digits and hyphens. */
function skillName({ packageName, language }: DocumentsSource): string {
  const words = packageName.toLowerCase().match(/[a-z0-9]+/g) ?? ["api"];
  const name = [...words, ...(words.includes(language.key) ? [] : [language.key])].join("-");
  return name.slice(0, MOST_NAME).replace(/-$/, "");
}

/** What the skill explains: an agent that looks for pages is not sent to an API without any. */
function topicsOf({ target, samples }: Page): readonly string[] {
  return [
    "creating a client",
    ...(target.api.auth.schemes.length > 0 ? ["authentication"] : []),
    "calls",
    ...(samples.pagination === undefined ? [] : ["pagination"]),
    ...(samples.streaming === undefined ? [] : ["streaming"]),
    "errors",
  ];
}

/** What an agent reads to decide whether it needs the skill. Text in quotes of JSON is text in YAML too. */
function frontmatter(source: DocumentsSource, page: Page): string {
  const { packageName, language } = source;
  const description = `How to call ${page.facts.api} in ${language.title} with the package ${packageName}: ${listed(topicsOf(page))}.`;
  return ["---", `name: ${skillName(source)}`, `description: ${JSON.stringify(description)}`, "---"].join("\n");
}

function client(page: Page): Blocks {
  const { samples, all } = page;
  return [
    ...(all.installation === "" ? [] : ["## Installation", installationText(all.installation)]),
    ...(samples.usage === undefined ? [] : ["## Client", ...fence(page, samples.usage)]),
  ];
}

/** Calls of a client that the first sample has made. */
function calls(source: DocumentsSource, { page, write }: WrittenPage): Blocks {
  const shown = shownMethods(source).flatMap((method): Blocks => {
    const sample = write(callOf(source, method));
    if (sample === undefined) return [];
    const operation = requestAt(source.target, method.id);
    const about = firstSentence(inlineLinks(operation.summary ?? operation.description ?? ""));
    const signature = code(source.spelling.signature(method));
    const said = about === "" ? code(wireName(operation)) : `${code(wireName(operation))}: ${prose(about)}`;
    return [`### ${signature}`, said, ...fence(page, sample)];
  });
  if (shown.length === 0) return [];
  return ["## Calls", ...paragraphs("[reference.md](reference.md) lists all methods with their parameters."), ...shown];
}

function limits({ target, facts }: Page): Blocks {
  if (!facts.hasRequests) return [];
  return ["## Retries and timeouts", ...paragraphs(`${retriesText(target)} ${timeoutText(target)}`)];
}

/** `SKILL.md`: how the SDK is used, in as few words as code needs. */
export function skillText(source: DocumentsSource, written: WrittenPage): string {
  const { page, programs } = written;
  const body: Blocks = programs.hasMethods
    ? [
        ...client(page),
        ...authentication(page),
        ...environments(page),
        ...calls(source, written),
        ...results(page),
        ...errors(page),
        ...limits(page),
      ]
    : [...client(page), ...withoutMethods(page)];
  return [frontmatter(source, page), `# ${titleOf(source)}`, ...paragraphs(page.all.tagline), ...body].join("\n\n");
}
