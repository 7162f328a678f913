import {
  child,
  document,
  expectList,
  expectObject,
  isObject,
  locationOf,
  type Mutable,
  members,
  type Node,
  originOf,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import {
  type Environment,
  type Environments,
  makeName,
  type UrlTemplate,
  type UrlVariable,
} from "@sdkwright/plugin-api";
import { openrpcCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** An environment for each server that a client can reach. */
export function lowerEnvironments(context: Context, declared: Node | undefined): Environments {
  const list = expectList(context, declared).flatMap((entry) => lowerServer(context, entry));
  return { roles: [makeName("default", { explicit: true })], list };
}

function lowerServer(context: Context, entry: Node): Environment[] {
  const node = expectObject(context, entry);
  if (!node) return [];
  requirePart(context, node, "url", "server");
  const written = textAt(context, node, "url");
  if (written === undefined) return [];
  // A runtime expression `${name}` stands for a variable, as `{name}` does in URL templates.
  const template = written.replace(/\$\{/g, "{");
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:\/\/|^\{/.test(template)) {
    context.report(openrpcCatalogue.create("relative-server", { url: written }, { location: locationOf(node) }));
    return [];
  }
  const own = textAt(context, node, "name");
  const url: UrlTemplate = { template, variables: variablesOf(context, node, template) };
  const host = /^[^:]*:\/\/([^/?#]*)/.exec(template)?.[1] ?? template;
  const environment: Mutable<Environment> = {
    name: makeName(own ?? host, { explicit: own !== undefined }),
    urls: [url],
    origin: originOf(node),
  };
  document(environment, node.value);
  return [environment];
}

function variablesOf(context: Context, node: Node, template: string): readonly UrlVariable[] {
  const found = new Map<string, UrlVariable>();
  const report = (name: string, detail: string, at: Node): void => {
    context.report(openrpcCatalogue.create("server-variable", { name, detail }, { location: locationOf(at, "key") }));
  };
  for (const entry of members(child(node, "variables"))) {
    if (template.includes(`{${entry.token}}`)) found.set(entry.token, urlVariable(entry));
    else report(entry.token, "does not occur in the URL", entry);
  }
  for (const [, name = ""] of template.matchAll(/\{([^{}/]+)\}/g)) {
    if (found.has(name)) continue;
    report(name, "is not declared under `variables`", child(node, "url") ?? node);
    found.set(name, { name: makeName(name, { explicit: true }) });
  }
  return [...found.values()];
}

function urlVariable(entry: Node): UrlVariable {
  const variable: Mutable<UrlVariable> = { name: makeName(entry.token, { explicit: true }) };
  document(variable, entry.value);
  if (!isObject(entry.value)) return variable;
  const { default: fallback, enum: values } = entry.value;
  if (typeof fallback === "string") variable.default = fallback;
  if (Array.isArray(values) && values.length > 0) variable.values = values.map((value) => String(value));
  return variable;
}
