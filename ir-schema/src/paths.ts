import type { Api } from "./api.js";
import type { ResourceId } from "./ids.js";
import type { HttpOperation, ResourceDecl } from "./operations.js";

/** The resources on the way from the root to one, which is the last; the root itself is not among them. */
export function resourcePath({ resources }: Pick<Api, "resources">, id: ResourceId): ResourceDecl[] {
  const path: ResourceDecl[] = [];
  let resource = resources[id];
  while (resource && resource.parent !== null) {
    path.unshift(resource);
    resource = resources[resource.parent];
  }
  return path;
}

/** The path of an operation as its definition has it, with `{name}` for parameters. */
export function pathText({ path }: Pick<HttpOperation, "path">): string {
  return path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
}
