import type {
  Api,
  Documented,
  HttpOperation,
  Method,
  NameTable,
  OperationId,
  PlannedFile,
  Sdk,
  Type,
  TypeId,
} from "@sdkwright/plugin-api";
import { channelPlanOf, listed, oncePer, typesOfResult } from "@sdkwright/plugin-api";
import { definedSamples } from "./code-samples.js";
import { cell, code, inlineLinks, prose } from "./markdown.js";
import { firstSentence } from "./sentence.js";
import { wireName } from "./wire/case.js";

/** Something that a method takes, by the name that callers know it by. */
export interface ReferenceField {
  readonly name: string;
  readonly required: boolean;
  readonly doc: Documented;
}

/** Paragraphs that a reference adds to the definition's description of a method. */
export interface MethodReference {
  readonly method: Method;
  /** The call with its parameters: `client.pets.get(petId, options?)`. */
  readonly signature: string;
  readonly fields: readonly ReferenceField[];
  /** A call as code; empty for none. */
  readonly sample: string;
  /** The method that takes the request as one object, if that is another one. */
  readonly withRequest?: string | undefined;
}

/** Where readers find the types of an SDK. */
export interface Sources {
  readonly sdk: Sdk;
  readonly names: Pick<NameTable, "type" | "request">;
  readonly files: readonly PlannedFile[];
}

/** The files that declare the types of an SDK, and of its requests, by id. */
const homesOf = oncePer((files: readonly PlannedFile[]): ReadonlyMap<TypeId | OperationId, string> => {
  const homes = new Map<TypeId | OperationId, string>();
  for (const { path, nodes } of files) {
    for (const node of nodes) {
      if (node.kind === "request") homes.set(node.operation.id, path);
      else if (node.kind === "object" || node.kind === "enum" || node.kind === "union" || node.kind === "alias") {
        homes.set(node.decl.id, path);
      }
    }
  }
  return homes;
});

/** A link to what declares something; only its name where no file does. */
function link(name: string, path: string | undefined, up: string): string {
  return path === undefined ? code(name) : `[${code(name)}](${up}${encodeURI(path)})`;
}

interface TypeWords {
  readonly api: Api;
  readonly nameOf: (id: TypeId) => string;
  readonly isDeclared: (id: TypeId) => boolean;
}

/** A type in words, its names linked; undefined for one that has no name, such as a text. */
function typeText(words: TypeWords, type: Type, within: readonly TypeId[] = []): string | undefined {
  switch (type.kind) {
    case "ref": {
      const decl = words.api.types[type.id];
      // Languages without names for types that exist have no such declaration.
      const isWritten = decl?.kind === "alias" && !words.isDeclared(type.id) && !within.includes(type.id);
      if (isWritten) return typeText(words, decl.type, [...within, type.id]);
      return decl && words.nameOf(type.id);
    }
    case "nullable":
      return typeText(words, type.inner, within);
    case "list": {
      const items = typeText(words, type.items, within);
      return items && `a list of ${items}`;
    }
    case "map": {
      const values = typeText(words, type.values, within);
      return values && `a map of ${values}`;
    }
    default:
      return undefined;
  }
}

/** What a method takes and gives, with links to the declarations; empty where none of it has a name and there is no file. */
function typesLine({ method, withRequest }: MethodReference, { sdk, names, files }: Sources, up: string): string[] {
  const { request, result, id } = method;
  const homes = homesOf(files);
  const nameOf = (type: TypeId): string => link(names.type(type), homes.get(type), up);
  const words: TypeWords = { api: sdk.api, nameOf, isDeclared: (type) => homes.has(type) };
  const [first, ...others] = typesOfResult(result).flatMap((type) => typeText(words, type) ?? []);
  const home = homes.get(id);
  const taking = withRequest === undefined ? "Takes" : `${code(withRequest)} takes`;
  const takes = request && home !== undefined ? [`${taking} ${link(names.request(id), home, up)}.`] : [];
  const given = givenOf(words, sdk, result) ?? (first && givenText(result.kind, [first, ...others]));
  const parts = [...takes, ...(given === undefined ? [] : [`Returns ${given}.`])];
  return parts.length > 0 ? ["", parts.join(" ")] : [];
}

/** What has no type of its own: files, and connections with their messages. */
function givenOf(words: TypeWords, sdk: Sdk, result: Method["result"]): string | undefined {
  if (result.kind === "file") return "a file";
  if (result.kind !== "socket") return undefined;
  const messages = sdk.api.channels[result.channel]?.messages ?? [];
  const plan = channelPlanOf(sdk, result.channel);
  const named = (indexes: readonly number[]): string[] =>
    indexes.flatMap((index) => (messages[index] && typeText(words, messages[index].payload)) ?? []);
  const sends = named(plan.sends);
  const receives = named(plan.receives);
  const parts = [
    ...(sends.length > 0 ? [`sends ${listed(sends, "or")}`] : []),
    ...(receives.length > 0 ? [`receives ${listed(receives, "or")}`] : []),
  ];
  return parts.length > 0 ? `a connection, which ${parts.join(", and ")}` : "a connection";
}

function givenText(kind: Method["result"]["kind"], types: readonly string[]): string {
  const [first = ""] = types;
  if (kind === "page") return `pages of ${first}`;
  if (kind === "stream") return `a stream of ${first}`;
  return [...new Set(types)].join(" or ");
}

/** Texts of an API in short, as cells of tables: many parameters share one, and the references of all languages do. */
const meaningsOf = oncePer((_: Api) => new Map<string, string>());

function meaningOf(api: Api, { summary, description = "" }: Documented): string {
  const meanings = meaningsOf(api);
  const text = summary ?? description;
  const known = meanings.get(text);
  if (known !== undefined) return known;
  const meaning = cell(firstSentence(inlineLinks(text)));
  meanings.set(text, meaning);
  return meaning;
}

function fieldTable(api: Api, fields: readonly ReferenceField[]): string[] {
  if (fields.length === 0) return [];
  const described = fields.map(({ name, required, doc }) => {
    return { head: `| ${code(name)} | ${required ? "yes" : "no"} |`, meaning: meaningOf(api, doc) };
  });
  if (described.every(({ meaning }) => meaning === "")) {
    return ["", "| parameter | required |", "|---|---|", ...described.map(({ head }) => head)];
  }
  const rows = described.map(({ head, meaning }) => `${head} ${meaning} |`);
  return ["", "| parameter | required | description |", "|---|---|---|", ...rows];
}

/** What the definition says of an operation, as Markdown: the same in the references of all languages. */
const aboutOf = oncePer(({ description, summary }: HttpOperation): readonly string[] => {
  const text = description ?? summary;
  return text === undefined || text.trim() === "" ? [] : ["", prose(text)];
});

/** What the section of a method is written with. */
export interface MethodPage {
  readonly api: Api;
  /** Names of the language in lower case; the first is that of Markdown. */
  readonly names: readonly [string, ...string[]];
  /** Absent where links to declarations are not wanted. */
  readonly sources: Sources | undefined;
  /** From the page to the root of the SDK: empty, or `../`. */
  readonly up: string;
}

/** The section of a method: its call, what it does, takes and gives, and an example. */
export function methodSection(operation: HttpOperation, shown: MethodReference, page: MethodPage): string[] {
  const { signature, fields, sample } = shown;
  const block = sample === "" ? [] : ["", `\`\`\`${page.names[0]}`, sample, "```"];
  const deprecated = operation.availability?.status === "deprecated";
  return [
    "",
    `### ${code(signature)}`,
    "",
    code(wireName(operation)),
    ...(deprecated ? ["", "**Deprecated.**"] : []),
    ...aboutOf(operation),
    ...(page.sources ? typesLine(shown, page.sources, page.up) : []),
    ...fieldTable(page.api, fields),
    ...block,
    ...definedSamples(operation, page.names),
  ];
}
