import { type Node, originOf } from "@sdkwright/json-schema";
import { type Auth, type AuthScheme, makeName } from "@sdkwright/plugin-api";
import type { Context } from "./context.js";

/** The schemes that endpoints take their tokens from: the header, or a cookie. Each endpoint says which. */
export function lowerAuth(context: Context, root: Node): Auth {
  const schemes = [...context.auth].map((id): AuthScheme => {
    const base = { id, declared: true, origin: originOf(root) };
    const token = { name: makeName("token", { explicit: true }) };
    if (id === "header") return { ...base, kind: "bearer", token };
    return { ...base, kind: "cookie", key: id.slice("cookie:".length), value: token };
  });
  return { mode: schemes.length > 0 ? { kind: "endpoint" } : { kind: "none" }, schemes, security: null };
}
