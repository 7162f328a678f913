import type { SdkNode } from "@sdkwright/sdk-model";
import type { NameTable } from "./table.js";

/** What a node declares: the id under which others ask for it, and its name. */
export interface Declared {
  readonly id: string;
  readonly name: string;
}

/** What a node declares under the id of a declaration or, of requests, of an operation; null where it is neither. */
export function declaredBy(names: NameTable, node: SdkNode): Declared | null {
  switch (node.kind) {
    case "client":
      return { id: node.resource.id, name: names.client(node.resource.id) };
    case "request":
      return { id: node.operation.id, name: names.request(node.operation.id) };
    case "object":
    case "enum":
    case "union":
    case "alias":
    case "error":
    case "channel":
      return { id: node.decl.id, name: names.type(node.decl.id) };
    case "result":
    case "webhooks":
    case "options":
    case "environments":
      return null;
    case "part": {
      const { part, of, named } = node;
      return named ? { id: `${part} ${of.resource.id}`, name: names.part(part, of.resource.id) } : null;
    }
    default:
      return node satisfies never;
  }
}
