import { type Api, makeName, type UrlVariable } from "@sdkwright/plugin-api";
import { document } from "./docs.js";
import { child, isObject, members, type Node } from "./node.js";
import { followObject, type Reading, requirePart, textAt } from "./reading.js";
import type { Mutable } from "./state.js";

type Info = Pick<Api, "name" | "version" | "summary" | "description" | "externalDocs">;

/** What `info` and `externalDocs` of a document's root say of the API. */
export function lowerInfo(reading: Reading, root: Node): Partial<Info> {
  const info = followObject(reading, requirePart(reading, root, "info", "document"));
  if (!info) return {};
  requirePart(reading, info, "title", "`info`");
  const lowered: Mutable<Info> = { name: makeName(textAt(reading, info, "title") ?? "", { explicit: true }) };
  document(lowered, info.value);
  const version = child(info, "version")?.value;
  if (typeof version === "string" || typeof version === "number") lowered.version = String(version);
  const docs = child(root, "externalDocs") ?? child(info, "externalDocs");
  if (docs) document(lowered, { externalDocs: docs.value });
  return lowered;
}

/** Reports that a server's variables and its URL do not fit. */
export type ReportVariable = (name: string, detail: string, at: Node) => void;

/** Variables of a URL template: those that `variables` declares, and those that only the template names. */
export function lowerUrlVariables(server: Node, template: string, report: ReportVariable): readonly UrlVariable[] {
  const found = new Map<string, UrlVariable>();
  for (const entry of members(child(server, "variables"))) {
    if (template.includes(`{${entry.token}}`)) found.set(entry.token, urlVariable(entry));
    else report(entry.token, "does not occur in the URL", entry);
  }
  for (const [, name = ""] of template.matchAll(/\{([^{}/]+)\}/g)) {
    if (found.has(name)) continue;
    report(name, "is not declared under `variables`", child(server, "url") ?? server);
    found.set(name, { name: makeName(name, { explicit: true }) });
  }
  return [...found.values()];
}

function urlVariable(entry: Node): UrlVariable {
  const variable: Mutable<UrlVariable> = { name: makeName(entry.token, { explicit: true }) };
  document(variable, entry.value);
  if (!isObject(entry.value)) return variable;
  const { default: fallback, enum: values } = entry.value;
  if (fallback !== undefined && fallback !== null && typeof fallback !== "object") variable.default = String(fallback);
  if (Array.isArray(values) && values.length > 0) variable.values = values.map((value) => String(value));
  return variable;
}
