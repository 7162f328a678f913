import type {
  Api,
  CallProgram,
  Documented,
  HttpOperation,
  LanguageInfo,
  OperationId,
  ReferenceSpelling,
  ResourceDecl,
  ResourceId,
  ScaffoldFile,
  Snippet,
} from "@sdkwright/plugin-api";
import { definedSamples } from "./code-samples.js";
import { code, plain, prose } from "./markdown.js";
import { requestAt, type SampleContext } from "./samples/calls.js";
import { methodSample } from "./samples/reference.js";
import { snippetCode } from "./snippets-file.js";
import { wireName } from "./wire/case.js";

/** Something that a method takes, by the name that callers know it by. */
interface ReferenceField {
  readonly name: string;
  readonly required: boolean;
  readonly doc: Documented;
}

/** What a reference says of a method beyond what the definition does. */
interface MethodReference {
  /** The call with its parameters: `client.pets.get(petId, options?)`. */
  readonly signature: string;
  readonly fields: readonly ReferenceField[];
  /** A call as code; empty for none. */
  readonly sample: string;
}

/** How a language writes what stands in a reference. */
interface ReferenceLanguage {
  /** What the language is called, in lower case, the first being what Markdown calls it. */
  readonly names: readonly [string, ...string[]];
  /** How a resource is reached from the one that holds it: `.pets`. */
  access(resource: ResourceId): string;
  /** The operations of a resource that are methods, as the requests that they make. */
  operations(resource: ResourceDecl): readonly HttpOperation[];
  method(operation: HttpOperation): MethodReference;
}

function fieldTable(fields: readonly ReferenceField[]): string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, required, doc }) => {
    const text = (doc.summary ?? doc.description ?? "").trim().split(/\r?\n/)[0] ?? "";
    return `| ${code(name)} | ${required ? "yes" : "no"} | ${plain(text)} |`;
  });
  return ["", "| parameter | required | meaning |", "|---|---|---|", ...rows];
}

function methodSection(operation: HttpOperation, { names, method }: ReferenceLanguage): string[] {
  const { signature, fields, sample } = method(operation);
  const block = sample === "" ? [] : ["", `\`\`\`${names[0]}`, sample, "```"];
  const text = operation.description ?? operation.summary;
  const deprecated = operation.availability?.status === "deprecated";
  return [
    "",
    `### ${code(signature)}`,
    "",
    code(wireName(operation)),
    ...(deprecated ? ["", "**Deprecated.**"] : []),
    ...(text === undefined || text.trim() === "" ? [] : ["", prose(text)]),
    ...fieldTable(fields),
    ...block,
    ...definedSamples(operation, names),
  ];
}

function resourceSections(api: Api, resource: ResourceDecl, heading: string, language: ReferenceLanguage): string[] {
  const own = language.operations(resource).flatMap((operation) => methodSection(operation, language));
  const about = resource.description === undefined ? [] : ["", prose(resource.description)];
  const children = resource.children.flatMap((id) => {
    const child = api.resources[id];
    return child ? resourceSections(api, child, heading + language.access(id), language) : [];
  });
  return own.length > 0 ? ["", `## ${code(heading)}`, ...about, ...own, ...children] : children;
}

/** `reference.md`: every method, with its parameters and one call. None where there are no methods. */
function referenceFile(api: Api, language: ReferenceLanguage): ScaffoldFile[] {
  const root = api.resources[api.root];
  const lines = root ? resourceSections(api, root, "client", language) : [];
  if (lines.length === 0) return [];
  return [{ path: "reference.md", content: `${["# Reference", ...lines].join("\n")}\n`, kind: "scaffold" }];
}

/** What a reference is made of. */
export interface ReferenceSource {
  readonly target: SampleContext;
  readonly language: LanguageInfo;
  readonly spelling: ReferenceSpelling;
  /** Writes the sample of a call; null for one of which the language has nothing. */
  program(program: CallProgram): Snippet | null;
}

function referenceOf({ target, spelling, program }: ReferenceSource, id: OperationId): MethodReference {
  const { method, fields, program: call } = methodSample(target, id);
  const snippet = program(call);
  return {
    signature: spelling.signature(method),
    fields: fields.map(({ field, doc }) => ({
      name: spelling.field(method, field),
      required: field.required,
      doc,
    })),
    sample: snippet ? snippetCode(snippet) : "",
  };
}

/** `reference.md`: every method of the model, with its fields and one call. None where there are no methods. */
export function referenceDocument(source: ReferenceSource): ScaffoldFile[] {
  const { target, language, spelling } = source;
  const methodsOf = new Map(target.sdk.clients.map(({ id, methods }) => [id, methods]));
  const { fence, key, aliases } = language;
  return referenceFile(target.api, {
    names: [fence, ...new Set([key, ...aliases].filter((name) => name !== fence))],
    access: (resource) => spelling.access(resource),
    operations: ({ id }) => (methodsOf.get(id) ?? []).map((method) => requestAt(target, method)),
    method: ({ id }) => referenceOf(source, id),
  });
}
