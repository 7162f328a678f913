import type { Node } from "@sdkwright/json-schema";
import type { Context } from "../context.js";
import { extensionAt, textOf } from "./read.js";

/** The environment variable that holds the base URL: `x-gen-base-url-env` of a document. */
export function lowerBaseUrlEnv(context: Context, root: Node): { readonly baseUrlEnv?: string } {
  const node = extensionAt(root, "base-url-env");
  const name = node && textOf(context, node);
  return name === undefined ? {} : { baseUrlEnv: name };
}

/** What `x-gen-base-path` of a document puts before every path: `/v1`, or nothing. */
export function lowerBasePath(context: Context, root: Node): string {
  const node = extensionAt(root, "base-path");
  const text = node && textOf(context, node);
  const inner = text?.replace(/^\/+|\/+$/g, "") ?? "";
  return inner === "" ? "" : `/${inner}`;
}
