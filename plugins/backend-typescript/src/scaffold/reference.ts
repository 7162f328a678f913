import { code, definedSamples, plain, prose, wireName } from "@sdkwright/docs-kit";
import type { HttpOperation, ResourceDecl, ScaffoldFile } from "@sdkwright/plugin-api";
import { openedChannel } from "@sdkwright/plugin-api";
import { access } from "../dialect.js";
import type { Emission } from "../emission.js";
import { operationsOf } from "../emit/resource.js";
import { requestShape } from "../model/request.js";
import { usageOf } from "./readme-samples.js";

/** What definitions call the language of this SDK. */
const SAMPLE_LANGUAGES = ["ts", "typescript", "js", "javascript"];

function fieldTable(emission: Emission, operation: HttpOperation): string[] {
  const shape = requestShape(emission, operation);
  const fields = [...shape.positional, ...shape.fields];
  if (fields.length === 0) return [];
  const rows = fields.map(({ key, required, doc }) => {
    const text = (doc.summary ?? doc.description ?? "").trim().split(/\r?\n/)[0] ?? "";
    return `| ${code(key)} | ${required ? "yes" : "no"} | ${plain(text)} |`;
  });
  return ["", "| parameter | required | meaning |", "|---|---|---|", ...rows];
}

function methodSection(emission: Emission, operation: HttpOperation, prefix: string): string[] {
  const { names } = emission.target;
  const request = emission.model.requests.get(operation.id);
  const { optional, positional } = requestShape(emission, operation);
  const first = positional.map(({ key }) => `${key}, `).join("");
  const options = openedChannel(emission.target.api, operation) ? "SocketOptions" : "RequestOptions";
  const parameters = `${first}${request ? `request${optional ? "?" : ""}: ${request.name}, ` : ""}options?: ${options}`;
  const text = operation.description ?? operation.summary;
  const deprecated = operation.availability?.status === "deprecated";
  return [
    "",
    `### ${code(`${prefix}${access(names.method(operation.id))}(${parameters})`)}`,
    "",
    code(wireName(operation)),
    ...(deprecated ? ["", "**Deprecated.**"] : []),
    ...(text === undefined || text.trim() === "" ? [] : ["", prose(text)]),
    ...fieldTable(emission, operation),
    "",
    "```ts",
    usageOf(emission, operation),
    "```",
    ...definedSamples(operation, SAMPLE_LANGUAGES),
  ];
}

function resourceSections(emission: Emission, resource: ResourceDecl, prefix: string): string[] {
  const { api, names } = emission.target;
  const operations = operationsOf(emission, resource);
  const own = operations.flatMap((operation) => methodSection(emission, operation, prefix));
  const heading = resource.parent === null ? "client" : prefix;
  const about = resource.description === undefined ? [] : ["", prose(resource.description)];
  const children = resource.children.flatMap((id) => {
    const child = api.resources[id];
    return child ? resourceSections(emission, child, `${prefix}${access(names.resource(id))}`) : [];
  });
  return own.length > 0 ? ["", `## ${code(heading)}`, ...about, ...own, ...children] : children;
}

/** `reference.md`: every method, with its parameters and one call. */
export function referenceFile(emission: Emission): ScaffoldFile[] {
  const root = emission.target.api.resources[emission.target.api.root];
  if (!root) return [];
  const lines = resourceSections(emission, root, "client");
  return lines.length === 0
    ? []
    : [{ path: "reference.md", content: `${["# Reference", ...lines].join("\n")}\n`, kind: "scaffold" }];
}
