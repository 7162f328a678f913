import type { Changes } from "../changes.js";
import type { Definition, Operation } from "../definition.js";
import type { Foreign } from "../foreign.js";
import type { ReadContext } from "../migration.js";

/** A method that the configuration names, and its operation. */
export interface Method {
  readonly foreign: Foreign;
  /** Names of the resources that it is in. */
  readonly group: readonly string[];
  readonly name: string;
  readonly operation: Operation;
}

/** A schema that the configuration gives a name, by its `resource.model` path. */
export type Models = Map<string, string>;

/** What all parts of the reader share. */
export interface StainlessState {
  readonly context: ReadContext;
  readonly definition: Definition;
  readonly changes: Changes;
}

/** `get /pets/{id}`, on one line or several, as method and path. */
export function endpointOf(text: string): { readonly method: string; readonly path: string } | undefined {
  const [, method, path] = /^\s*([A-Za-z]+)\s+(\/\S*)\s*$/.exec(text) ?? [];
  return method === undefined || path === undefined ? undefined : { method: method.toLowerCase(), path };
}

/** A method as callers write it. */
export function callOf({ group, name }: Pick<Method, "group" | "name">): string {
  return [...group, name].join(".");
}
