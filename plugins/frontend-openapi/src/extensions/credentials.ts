import { child, type Node, reportType } from "@sdkwright/json-schema";
import type { Context } from "../context.js";
import { checkExtensions } from "./check.js";
import { checkKeys, extensionAt, flagOf, memberText, reportUnknown, textOf } from "./read.js";

/** Extensions that name the credentials of a scheme. */
export type CredentialExtension = "bearer" | "basic" | "header";

const KINDS: readonly CredentialExtension[] = ["bearer", "basic", "header"];

/**
 * Reports extensions of a scheme that have no effect: misspelled ones, those for schemes of other kinds, unknown keys
 * and values of other types. Otherwise the credential would silently have other names than the requested ones.
 */
export function checkCredentials(context: Context, node: Node, own: CredentialExtension | undefined): void {
  checkExtensions(context, node);
  for (const kind of KINDS) {
    const found = extensionAt(node, kind);
    if (!found) continue;
    if (kind === own) checkSettings(context, found, kind);
    else {
      const of = own === undefined ? "a scheme of this type" : `a scheme that \`x-gen-${own}\` is for`;
      reportUnknown(context, found, { name: found.token, of, nearest: own && `x-gen-${own}` });
    }
  }
}

function checkSettings(context: Context, node: Node, kind: CredentialExtension): void {
  if (typeof node.value !== "object" || node.value === null || Array.isArray(node.value)) {
    reportType(context, node, "an object");
    return;
  }
  if (kind !== "basic") {
    checkCredential(context, node, kind === "header" ? ["prefix", "type"] : []);
    return;
  }
  checkKeys(context, node, ["username", "password"]);
  for (const name of ["username", "password"]) {
    const part = child(node, name);
    if (part) checkCredential(context, part, ["omit"]);
  }
}

function checkCredential(context: Context, node: Node, more: readonly string[]): void {
  if (typeof node.value !== "object" || node.value === null || Array.isArray(node.value)) {
    reportType(context, node, "an object");
    return;
  }
  checkKeys(context, node, ["name", "env", "placeholder", ...more]);
  memberText(context, node, "name");
  memberText(context, node, "placeholder");
  flagOf(context, more.includes("omit") ? child(node, "omit") : undefined);
  const prefix = more.includes("prefix") ? child(node, "prefix") : undefined;
  if (prefix && prefix.value !== "") textOf(context, prefix);
  const env = child(node, "env");
  if (env && !(typeof env.value === "string" && /^[A-Za-z_]\w*$/.test(env.value))) {
    reportType(context, env, "the name of an environment variable: letters, digits and `_`");
  }
}
