import type { Definition, Operation } from "./definition.js";

/** An operation as settings name it. */
export function endpointText({ method, path }: Pick<Operation, "method" | "path">): string {
  return `${method.toUpperCase()} ${path}`;
}

/** Whether a path fits a pattern in which `*` stands for text within a segment, and `**` for any text. */
export function fitsPattern(path: string, pattern: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => {
      if (part === "**") return ".*";
      return part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`).test(path);
}

/** The operations of a definition that a test accepts, as settings name them. */
export function endpointsOf(definition: Definition, accepts: (operation: Operation) => boolean): string[] {
  return definition.operations.filter(accepts).map(endpointText);
}
