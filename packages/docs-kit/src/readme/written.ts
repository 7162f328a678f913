import type { SampleProgram } from "@sdkwright/plugin-api";
import { plain } from "../markdown.js";
import { type ReadmePrograms, type ReadmeSampleTable, readmePrograms } from "../samples/readme.js";
import { snippetCode } from "../snippets-file.js";
import type { Page, ReadmeSource } from "./page.js";
import { neutralTexts, type ReadmeFacts } from "./texts.js";

/** What a title says of its document, and not of the API. */
const OF_DOCUMENT = /(?<=\bAPI)s?\s+(?:documentation|docs|reference|specification|spec|definition)\s*$/i;

/** The title of an API within a sentence: `the Stripe API`, `the Web API of Acme`, but `Petstore`. */
export function inSentence(written: string): string {
  const title = written.replace(OF_DOCUMENT, "");
  return /^(?!(?:the|an?)\b)(?:.* )?API(?: |$)/i.test(title) ? `the ${title}` : title;
}

/** How a README calls the API. */
function nameOf({ target, nameless = "the API" }: ReadmeSource): string {
  const { api, readme } = target;
  return plain(readme?.apiName === undefined ? inSentence(api.name.wire) : `the ${readme.apiName} API`) || nameless;
}

/** Name of a type that readers can look up; undefined where the API declares none. */
function shownType({ api, names }: ReadmeSource["target"]): string | undefined {
  const decl = Object.values(api.types).find(({ name, namespace }) => name.explicit && !namespace);
  return decl && names?.type(decl.id);
}

/** Writes samples by key, without those of which the language has nothing. */
function writtenSamples(
  samples: ReadmeSampleTable<SampleProgram>,
  write: (program: SampleProgram) => string | undefined,
): ReadmeSampleTable<string> {
  const written = Object.entries(samples).map(([key, program]) => [key, write(program)] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== undefined));
}

/** The texts and samples of an SDK, for all of its documents. */
export interface WrittenPage {
  readonly page: Page;
  readonly programs: ReadmePrograms;
  /** Writes a sample; undefined for one of which the language has nothing. */
  write(program: SampleProgram): string | undefined;
}

/** Decides what the documents of an SDK show, and writes it in its language. */
export function writtenPage(source: ReadmeSource): WrittenPage {
  const { target, lacks = new Set() } = source;
  const programs = readmePrograms({ ...target, lacks });
  const write = (program: SampleProgram): string | undefined => {
    const snippet = source.program(program);
    return snippet ? snippetCode(snippet) : undefined;
  };
  const facts: ReadmeFacts = {
    api: nameOf(source),
    package: source.packageName,
    type: shownType(target),
    retriesUnsafe: target.options["retry-unsafe"] === true,
    hasRequests: programs.hasRequests,
    declaresErrors: Object.keys(target.api.errors).length > 0,
    samples: programs.samples,
  };
  const all = { ...neutralTexts(source.language, facts), ...source.texts(facts) };
  return { page: { ...source, facts, all, samples: writtenSamples(programs.samples, write) }, programs, write };
}
