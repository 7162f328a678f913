import { exampleResponse, snippetProgram } from "@sdkwright/docs-kit";
import {
  type Documented,
  type Field,
  fieldsOfMethod,
  type HttpOperation,
  type Method,
  methodOf,
  type OperationId,
  openedChannel,
  sourceOf,
  statusText,
  typesOfResult,
} from "@sdkwright/plugin-api";
import { type Block, code, type Inline, type Row, type Sample, text } from "../blocks/blocks.js";
import type { DocumentedSdk, SiteApi } from "../model.js";
import { accessPathOf, addressesOf, wireAddress } from "./addresses.js";
import { curlSample } from "./curl.js";
import { aboutOf, isDeprecated } from "./documented.js";
import { messageBlocks } from "./messages.js";
import { typeFacts, typeInline } from "./type-text.js";

const PLACES: { readonly [place: string]: string } = {
  path: "Path parameters",
  query: "Query parameters",
  header: "Headers",
  cookie: "Cookies",
  body: "Body",
};

const placeOf = ({ from }: Field): string => (from.kind === "parameter" ? from.in : "body");

function rowOf(site: SiteApi, method: Method, operation: HttpOperation, field: Field): Row {
  const doc = sourceOf(site.api, operation, field);
  const about = aboutOf(doc);
  return {
    name: field.from.kind === "body" ? site.spelling.field(method, field) : field.from.name,
    type: typeInline(site, field.type),
    required: field.required,
    ...(isDeprecated(doc) && { deprecated: true }),
    ...(about !== "" && { text: about }),
    facts: typeFacts(field.type, field.sent ?? field.documentedDefault),
  };
}

function fieldBlocks(site: SiteApi, method: Method, operation: HttpOperation): Block[] {
  const fields = fieldsOfMethod(method);
  return Object.entries(PLACES).flatMap(([place, title]): Block[] => {
    const own = fields.filter((field) => placeOf(field) === place);
    if (own.length === 0) return [];
    return [{ kind: "rows", title, rows: own.map((field) => rowOf(site, method, operation, field)) }];
  });
}

/** What a method gives, in words. */
function resultInline(site: SiteApi, { result }: Method): Inline[] {
  switch (result.kind) {
    case "nothing":
      return [text("nothing")];
    case "page":
      return [text("pages of "), ...typeInline(site, result.item)];
    case "stream":
      return [text("a stream of "), ...typeInline(site, result.item)];
    case "file":
      return [text("a file")];
    case "socket":
      return [text("a connection of the channel")];
    case "value":
    case "choice":
      return typesOfResult(result).flatMap((type, at) => [
        ...(at > 0 ? [text(" or ")] : []),
        ...typeInline(site, type),
      ]);
    default:
      return result satisfies never;
  }
}

/** Longest example of a response that a page shows whole. */
const LONGEST_EXAMPLE = 1_500;

function responseBlocks(site: SiteApi, method: Method, operation: HttpOperation): Block[] {
  const example = exampleResponse({ api: site.api, report: () => {} }, operation);
  const shown = example?.value === undefined ? "" : JSON.stringify(example.value, undefined, 2);
  const given: Block = { kind: "line", text: [text("Returns "), ...resultInline(site, method), text(".")] };
  if (shown === "" || shown.length > LONGEST_EXAMPLE) return [given];
  // Colours of JSON would make pages of large resources a fifth larger.
  return [given, { kind: "code", title: `Response ${example?.status ?? ""}`.trim(), fence: "", code: shown }];
}

function errorBlocks(site: SiteApi, operation: HttpOperation): Block[] {
  const declared = operation.errors.map(({ status, error, ...doc }): Row => {
    const { type = null } = site.api.errors[error] ?? {};
    const about = aboutOf(doc as Documented);
    return {
      name: status.kind === "default" ? "other" : statusText(status),
      type: type ? typeInline(site, type) : [],
      ...(about !== "" && { text: about }),
    };
  });
  const codes = (operation.carries?.codes ?? []).map(({ code: number, message, data }): Row => {
    return { name: String(number), type: data ? typeInline(site, data) : [], text: message };
  });
  const rows = [...declared, ...codes];
  return rows.length > 0 ? [{ kind: "rows", title: "Errors", rows }] : [];
}

/** The call in a language; undefined where its SDK has no such method. */
function sampleOf({ language, sdk, program, spelling }: DocumentedSdk, id: OperationId): Sample | undefined {
  const method = sdk.methods[id];
  if (!method) return undefined;
  const snippet = program(snippetProgram({ api: sdk.api, sdk, report: () => {} }, id));
  if (!snippet) return undefined;
  const { key, title, fence } = language;
  const { imports, client, call } = snippet;
  const setup = imports.length > 0 ? [imports.join("\n"), ""] : [];
  const parts = [...setup, ...[client, call].filter((part) => part !== "")];
  return { key, title, fence, parts, ...(spelling && { signature: spelling.signature(method) }) };
}

function samplesOf(site: SiteApi, operation: HttpOperation): Sample[] {
  const own = site.sdks.flatMap((sdk) => sampleOf(sdk, operation.id) ?? []);
  const curl = curlSample(site, operation);
  return curl ? [...own, curl] : own;
}

/** Title of an operation: what the definition says in a few words, or how it is called. */
export function titleOf(site: SiteApi, operation: HttpOperation): string {
  const { summary, resource, id } = operation;
  const short = summary?.trim() ?? "";
  if (short !== "" && short.length <= 80 && !short.includes("\n")) return short.replace(/\.$/, "");
  return [accessPathOf(site, resource), site.names.method(id)].filter((part) => part !== "").join(".");
}

/** The section of an operation. */
export function operationBlocks(site: SiteApi, id: OperationId): Block[] {
  const operation = site.api.operations[id];
  if (operation?.kind !== "http") return [];
  const method = methodOf(site.sdk, id);
  const channel = openedChannel(site.api, operation);
  const addresses = addressesOf(site);
  const anchor = addresses.anchor(id);
  const title = titleOf(site, operation);
  const about = aboutOf(operation);
  const samples = samplesOf(site, operation);
  const notes = [
    ...(isDeprecated(operation) ? ["deprecated"] : []),
    ...(method.call.security !== "default" && method.call.security.length === 0 ? ["no credentials"] : []),
  ];
  return [
    { kind: "heading", level: 2, text: [text(title)], id: anchor, ...(notes.length > 0 && { note: notes.join(", ") }) },
    { kind: "endpoint", ...wireAddress(operation) },
    ...(about !== "" && about !== title && about !== `${title}.` ? [{ kind: "prose", markdown: about } as const] : []),
    ...(samples.length > 0 ? [{ kind: "samples", samples } as const] : []),
    ...(site.playground.hidden
      ? []
      : [
          {
            kind: "try",
            operation: anchor,
            data: addresses.resource(operation.resource).replace(/html$/, "json"),
          } as const,
        ]),
    ...fieldBlocks(site, method, operation),
    ...(channel ? messageBlocks(site, channel) : []),
    ...responseBlocks(site, method, operation),
    ...errorBlocks(site, operation),
  ];
}

/** A link to an operation, as `books.list`. */
export function operationLink(site: SiteApi, id: OperationId): Inline {
  return code(site.names.method(id), addressesOf(site).operation(id));
}
