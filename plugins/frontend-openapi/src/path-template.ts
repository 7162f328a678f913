import { locationOf, type Node, originOf } from "@sdkwright/json-schema";
import { makeName, type Parameter, type PathPart, placeOf, primitive } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "./catalogue.js";
import type { Context } from "./context.js";

/** Splits a path at its placeholders. A brace without a partner is text. */
export function parsePath(path: string): readonly PathPart[] {
  const parts: PathPart[] = [];
  let from = 0;
  for (let open = path.indexOf("{"); open >= 0; open = path.indexOf("{", from)) {
    const close = path.indexOf("}", open);
    const inner = close < 0 ? "" : path.slice(open + 1, close);
    if (inner === "" || inner.includes("{") || inner.includes("/")) break;
    if (open > from) parts.push({ kind: "text", text: path.slice(from, open) });
    parts.push({ kind: "parameter", name: inner });
    from = close + 1;
  }
  if (from < path.length) parts.push({ kind: "text", text: path.slice(from) });
  return parts;
}

interface PathInput {
  readonly operation: Node;
  readonly parts: readonly PathPart[];
  readonly parameters: readonly Parameter[];
}

/** What is left of a placeholder that repeats a parameter's style: `{.ids}`, `{;ids*}`, `{path+}`. */
function bareName(name: string): string {
  return name.replace(/^[.;?&#/+]/, "").replace(/[*+]$/, "");
}

/** The pieces of an operation's path, with placeholders called as its parameters are. */
export function pathOf(path: string, parameters: readonly Parameter[]): readonly PathPart[] {
  const names = new Set(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name.wire));
  return parsePath(path).map((part) => {
    if (part.kind === "text" || names.has(part.name)) return part;
    const bare = bareName(part.name);
    return names.has(bare) ? { kind: "parameter", name: bare } : part;
  });
}

/** Makes path and parameters agree: a placeholder without a parameter gets one, a parameter without a place goes. */
export function matchPath(context: Context, { operation, parts, parameters }: PathInput): Parameter[] {
  const names = new Set(parts.flatMap((part) => (part.kind === "parameter" ? [part.name] : [])));
  const kept = parameters.filter((parameter) => {
    if (parameter.in !== "path" || names.has(parameter.name.wire)) return true;
    const params = { name: parameter.name.wire };
    const { document, pointer } = placeOf(context.frontend.origins.list, parameter.origin);
    const location = { document, pointer: `${pointer}/name` };
    context.report(openapiCatalogue.create("path-parameter-unused", params, { location }));
    return false;
  });
  const added: Parameter[] = [];
  for (const name of names) {
    if (kept.some((parameter) => parameter.in === "path" && parameter.name.wire === name)) continue;
    context.report(
      openapiCatalogue.create("path-parameter-missing", { name }, { location: locationOf(operation, "key") }),
    );
    added.push({
      name: makeName(name),
      in: "path",
      type: primitive("string"),
      required: true,
      style: "simple",
      explode: false,
      origin: originOf(operation),
    });
  }
  return [...added, ...kept];
}
