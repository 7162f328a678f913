import { type Api, makeName, type UrlVariable } from "@sdkwright/plugin-api";
import { document } from "./docs.js";
import { isScalar } from "./literal-values.js";
import { child, isObject, locationOf, members, type Node } from "./node.js";
import { followObject, type InfoReading, textAt } from "./reading.js";
import type { Mutable } from "./state.js";

type Info = Pick<Api, "name" | "version" | "summary" | "description" | "externalDocs">;

/** What `info` and `externalDocs` of a document's root say of the API. A document without a title has an empty name. */
export function lowerInfo(reading: InfoReading, root: Node): Info {
  const info = followObject(reading, titledPart(reading, root, { part: "info", owner: "document" }));
  if (!info) return { name: makeName("", { explicit: true }) };
  titledPart(reading, info, { part: "title", owner: "`info`" });
  const lowered: Mutable<Info> = { name: makeName(textAt(reading, info, "title") ?? "", { explicit: true }) };
  document(lowered, info.value);
  const version = child(info, "version")?.value;
  if (typeof version === "string" || typeof version === "number") lowered.version = String(version);
  const docs = child(root, "externalDocs") ?? child(info, "externalDocs");
  if (docs) document(lowered, { externalDocs: docs.value });
  return lowered;
}

function titledPart(
  { report, catalogue }: InfoReading,
  node: Node,
  missing: { readonly part: string; readonly owner: string },
): Node | undefined {
  const found = child(node, missing.part);
  if (!found) report(catalogue.create("no-title", missing, { location: locationOf(node) }));
  return found;
}

/** Reports that a server's variables and its URL do not fit. */
export type ReportVariable = (found: VariableFault) => void;

export interface VariableFault {
  readonly name: string;
  readonly detail: string;
  readonly at: Node;
  /** Callers of the SDK pass a value, since the definition has none. */
  readonly isUndeclared?: boolean;
}

/** Variables of a URL template: those that `variables` declares, and those that only the template names. */
export function lowerUrlVariables(server: Node, template: string, report: ReportVariable): readonly UrlVariable[] {
  const found = new Map<string, UrlVariable>();
  for (const entry of members(child(server, "variables"))) {
    if (template.includes(`{${entry.token}}`)) {
      const variable = urlVariable(entry, report);
      found.set(entry.token, variable);
      const { default: fallback, values } = variable;
      if (fallback !== undefined && values && !values.includes(fallback))
        report({
          name: entry.token,
          detail: `has the default \`${fallback}\`, which is not one of its values`,
          at: child(entry, "default") ?? entry,
        });
    } else report({ name: entry.token, detail: "does not occur in the URL", at: entry });
  }
  for (const [, name = ""] of template.matchAll(/\{([^{}/]+)\}/g)) {
    if (found.has(name)) continue;
    const at = child(server, "url") ?? child(server, "host") ?? server;
    const detail = "is not declared under `variables`, so callers of the SDK must pass its value";
    report({ name, detail, at, isUndeclared: true });
    found.set(name, { name: makeName(name, { explicit: true }) });
  }
  return [...found.values()];
}

function urlVariable(entry: Node, report: ReportVariable): UrlVariable {
  const variable: Mutable<UrlVariable> = { name: makeName(entry.token, { explicit: true }) };
  document(variable, entry.value);
  if (!isObject(entry.value)) return variable;
  const { default: fallback, enum: values } = entry.value;
  if (isScalar(fallback)) variable.default = String(fallback);
  if (!Array.isArray(values)) return variable;
  const list = child(entry, "enum") ?? entry;
  for (const [index, value] of values.entries()) {
    if (isScalar(value)) continue;
    report({ name: entry.token, detail: "has a value that is not a string", at: child(list, String(index)) ?? list });
  }
  const texts = values.filter(isScalar).map(String);
  if (texts.length > 0) variable.values = texts;
  return variable;
}
