import {
  document,
  expectList,
  expectObject,
  locationOf,
  lowerUrlVariables,
  type Mutable,
  type Node,
  originOf,
  type ReportVariable,
  requirePart,
  textAt,
} from "@sdkwright/json-schema";
import { type Environment, type Environments, makeName, type UrlTemplate } from "@sdkwright/plugin-api";
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
  const report: ReportVariable = ({ name, detail, at, isUndeclared }) => {
    const place = { location: locationOf(at, "key"), isOtherwise: isUndeclared };
    context.report(openrpcCatalogue.create("server-variable", { name, detail }, place));
  };
  const own = textAt(context, node, "name");
  const url: UrlTemplate = { template, variables: lowerUrlVariables(node, template, report) };
  const host = /^[^:]*:\/\/([^/?#]*)/.exec(template)?.[1] ?? template;
  const environment: Mutable<Environment> = {
    name: makeName(own ?? host, { explicit: own !== undefined }),
    urls: [url],
    origin: originOf(node),
  };
  document(environment, node.value);
  return [environment];
}
