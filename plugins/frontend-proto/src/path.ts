import type { PathPart } from "@sdkwright/plugin-api";

/** A path template of `google.api.http`. */
export interface PathTemplate {
  readonly parts: readonly PathPart[];
  /** Paths of the fields that its variables are, with dots. */
  readonly variables: readonly string[];
  /** Words that stand in it as they are. */
  readonly literals: readonly string[];
}

/**
 * Reads a template (google/api/http.proto): `/v1/{name=shelves/*}/books:cancel`. A variable of more than one segment
 * keeps its slashes. Undefined where it cannot be read.
 */
export function parsePath(template: string): PathTemplate | undefined {
  if (!template.startsWith("/")) return undefined;
  const parts: PathPart[] = [];
  const variables: string[] = [];
  const literals: string[] = [];
  let rest = template;
  while (rest !== "") {
    const open = rest.indexOf("{");
    const text = open < 0 ? rest : rest.slice(0, open);
    if (text.includes("}")) return undefined;
    if (text !== "") parts.push({ kind: "text", text });
    literals.push(...text.split(/[/:]/).filter((word) => word !== "" && !/^v\d/.test(word)));
    if (open < 0) break;
    const close = rest.indexOf("}", open);
    const match = /^\{([A-Za-z_][\w.]*)(?:=([^{}]+))?\}$/.exec(rest.slice(open, close + 1));
    if (close < 0 || !match) return undefined;
    const [, variable = "", pattern = "*"] = match;
    variables.push(variable);
    literals.push(...pattern.split("/").filter((word) => !word.startsWith("*")));
    parts.push({ kind: "parameter", name: variable, ...(pattern !== "*" && { greedy: true as const }) });
    rest = rest.slice(close + 1);
  }
  return { parts, variables, literals };
}
