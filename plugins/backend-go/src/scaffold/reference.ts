import { code, plain, prose } from "@sdkwright/docs-kit";
import type { Documented, HttpOperation, ResourceDecl, ScaffoldFile } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { operationsOf } from "../emit/resource.js";
import { requestShape, takesRequest } from "../model/request.js";
import { type Samples, samplesOf } from "../samples/values.js";
import { pathTo } from "../snippets.js";
import { pathTemplate } from "../spec/operation.js";
import { usageOf } from "./readme.js";

function fieldTable({ target }: Emission, operation: HttpOperation): string[] {
  const shape = requestShape(target, operation);
  const body =
    shape.body === undefined ? [] : [{ name: shape.body, required: true, doc: (operation.body ?? {}) as Documented }];
  const fields = [...shape.positional, ...shape.fields].map((field) => {
    return {
      name: field.name,
      required: field.required,
      doc: field.kind === "parameter" ? field.parameter : field.property,
    };
  });
  if (fields.length + body.length === 0) return [];
  const rows = [...fields, ...body].map(({ name, required, doc }) => {
    const text = (doc.summary ?? doc.description ?? "").trim().split(/\r?\n/)[0] ?? "";
    return `| ${code(name)} | ${required ? "yes" : "no"} | ${plain(text)} |`;
  });
  return ["", "| parameter | required | meaning |", "|---|---|---|", ...rows];
}

function methodSection(samples: Samples, operation: HttpOperation): string[] {
  const { emission } = samples;
  const { target } = emission;
  const parameters = [
    "ctx",
    ...requestShape(target, operation).positional.map(({ name }) => name),
    ...(takesRequest(target.api, operation) ? [`*${target.names.request(operation.id)}`] : []),
    "...option.RequestOption",
  ];
  const text = operation.description ?? operation.summary;
  return [
    "",
    `### ${code(`${pathTo(emission, operation)}(${parameters.join(", ")})`)}`,
    "",
    code(`${operation.method} ${pathTemplate(operation)}`),
    ...(operation.availability?.status === "deprecated" ? ["", "**Deprecated.**"] : []),
    ...(text === undefined || text.trim() === "" ? [] : ["", prose(text)]),
    ...fieldTable(emission, operation),
    "",
    "```go",
    usageOf(samples, operation),
    "```",
  ];
}

function resourceSections(samples: Samples, resource: ResourceDecl, heading: string): string[] {
  const { api, names } = samples.emission.target;
  const own = operationsOf(samples.emission, resource).flatMap((operation) => methodSection(samples, operation));
  const about = resource.description === undefined ? [] : ["", prose(resource.description)];
  const children = resource.children.flatMap((id) => {
    const child = api.resources[id];
    return child ? resourceSections(samples, child, `${heading}.${names.resource(id)}`) : [];
  });
  return own.length > 0 ? ["", `## ${code(heading)}`, ...about, ...own, ...children] : children;
}

/** `reference.md`: every method, with its parameters and one call. */
export function referenceFile(emission: Emission): ScaffoldFile[] {
  const root = emission.target.api.resources[emission.target.api.root];
  const lines = root ? resourceSections(samplesOf(emission), root, "client") : [];
  if (lines.length === 0) return [];
  return [{ path: "reference.md", content: `${["# Reference", ...lines].join("\n")}\n`, kind: "scaffold" }];
}
