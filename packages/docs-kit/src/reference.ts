import type {
  Api,
  CallProgram,
  HttpOperation,
  LanguageInfo,
  NameTable,
  OperationId,
  PlannedFile,
  ReferenceSpelling,
  ResourceDecl,
  ScaffoldFile,
  Snippet,
} from "@sdkwright/plugin-api";
import { freeStems } from "@sdkwright/plugin-api";
import { code, prose } from "./markdown.js";
import { type MethodPage, type MethodReference, methodSection } from "./reference-method.js";
import { requestAt, type SampleContext } from "./samples/calls.js";
import { methodSample } from "./samples/reference.js";
import { snippetCode } from "./snippets-file.js";

/** What a reference is made of. */
export interface ReferenceSource {
  readonly target: SampleContext & { readonly names?: Pick<NameTable, "type" | "request"> };
  readonly language: LanguageInfo;
  readonly spelling: ReferenceSpelling;
  /** The files of the SDK, for links to the types of requests and results; without them there are none. */
  readonly files?: readonly PlannedFile[] | undefined;
  /** Writes the sample of a call; null for one of which the language has nothing. */
  program(program: CallProgram): Snippet | null;
}

/** A resource that has methods, with those that its children have in sections of their own. */
interface Section {
  readonly resource: ResourceDecl;
  /** How it is reached: `client.pets`. */
  readonly heading: string;
  readonly operations: readonly HttpOperation[];
  readonly children: readonly Section[];
}

/** Above this number of methods, each resource of the client has a page of its own. */
const MANY_METHODS = 100;

function sectionOf(source: ReferenceSource, resource: ResourceDecl, heading: string): Section {
  const { target, spelling } = source;
  const methods = target.sdk.clients.find(({ id }) => id === resource.id)?.methods ?? [];
  const children = resource.children.flatMap((id) => {
    const child = target.api.resources[id];
    return child ? [sectionOf(source, child, heading + spelling.access(id))] : [];
  });
  return { resource, heading, operations: methods.map((id) => requestAt(target, id)), children };
}

function referenceOf({ target, spelling, program }: ReferenceSource, id: OperationId): MethodReference {
  const { method, fields, program: call } = methodSample(target, id);
  const snippet = program(call);
  return {
    method,
    signature: spelling.signature(method),
    withRequest: spelling.withRequest?.(method),
    fields: fields.map(({ field, doc }) => ({ name: spelling.field(method, field), required: field.required, doc })),
    sample: snippet ? snippetCode(snippet) : "",
  };
}

function sectionLines(source: ReferenceSource, section: Section, page: MethodPage): string[] {
  const { resource, heading, operations, children } = section;
  const own = operations.flatMap((operation) => methodSection(operation, referenceOf(source, operation.id), page));
  const about = resource.description === undefined ? [] : ["", prose(resource.description)];
  const below = children.flatMap((child) => sectionLines(source, child, page));
  return own.length > 0 ? ["", `## ${code(heading)}`, ...about, ...own, ...below] : below;
}

/** A section and those below it that have methods. */
const filled = (section: Section): Section[] => [
  ...(section.operations.length > 0 ? [section] : []),
  ...section.children.flatMap(filled),
];

const countOf = (section: Section): number =>
  filled(section).reduce((sum, { operations }) => sum + operations.length, 0);

/** What sites of repositories call the place of a heading that is code: without punctuation, in lower case. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

/** A line of the contents: a resource, and how many methods it has. */
function contentsLine(section: Section, target: string): string {
  const count = section.operations.length;
  return `- [${code(section.heading)}](${target}): ${count === 1 ? "1 method" : `${count} methods`}`;
}

/** Contents of a page whose sections stand in it; none for a single one. */
function contentsOf(sections: readonly Section[]): string[] {
  const all = sections.flatMap(filled);
  return all.length < 2 ? [] : ["", ...all.map((section) => contentsLine(section, `#${anchorOf(section.heading)}`))];
}

const file = (path: string, lines: readonly string[]): ScaffoldFile => {
  return { path, content: [...lines, ""].join("\n"), kind: "scaffold" };
};

/** The letters of `.pets` or `->pets()`. */
const withoutEnds = (access: string): string => access.replace(/^\W+|\W+$/g, "");

/** A page for each resource of the client, and one with the contents and the client's own methods. */
function pagesOf(source: ReferenceSource, root: Section, page: MethodPage): ScaffoldFile[] {
  const free = freeStems([]);
  const parts = root.children
    .filter((child) => countOf(child) > 0)
    .map((child) => {
      const stem = withoutEnds(child.heading.slice(root.heading.length)).replace(/[^\w-]+/g, "-") || "resource";
      return { child, path: `reference/${free(stem.slice(0, 100))}.md` };
    });
  const own: Section = { ...root, children: [] };
  const contents = [
    ...(own.operations.length > 0 ? [contentsLine(own, `#${anchorOf(own.heading)}`)] : []),
    ...parts.flatMap(({ child, path }) =>
      filled(child).map((section) => contentsLine(section, `${path}#${anchorOf(section.heading)}`)),
    ),
  ];
  const back = "[All resources](../reference.md)";
  return [
    file("reference.md", ["# Reference", "", ...contents, ...sectionLines(source, own, page)]),
    ...parts.map(({ child, path }) => {
      const lines = sectionLines(source, child, { ...page, up: "../" });
      return file(path, ["# Reference", "", back, ...contentsOf([child]), ...lines]);
    }),
  ];
}

/** The root of an API as a section; undefined where it has no method. */
function rootOf(source: ReferenceSource, { resources, root }: Api): Section | undefined {
  const resource = resources[root];
  const section = resource && sectionOf(source, resource, source.spelling.client ?? "client");
  return section && countOf(section) > 0 ? section : undefined;
}

/**
 * `reference.md`: every method of the model, with its fields and one call; of large APIs the contents of `reference/`,
 * which has a page for each resource. None where there are no methods.
 */
export function referenceDocument(source: ReferenceSource): ScaffoldFile[] {
  const { target, language, files } = source;
  const root = rootOf(source, target.api);
  if (!root) return [];
  const { fence, key, aliases } = language;
  const { names, sdk } = target;
  const page: MethodPage = {
    api: target.api,
    names: [fence, ...new Set([key, ...aliases].filter((name) => name !== fence))],
    sources: files && names && { sdk, names, files },
    up: "",
  };
  if (countOf(root) > MANY_METHODS && root.children.length > 0) return pagesOf(source, root, page);
  return [file("reference.md", ["# Reference", ...contentsOf([root]), ...sectionLines(source, root, page)])];
}
