import type { CallPlan } from "@sdkwright/plugin-api";
import type { AppliedScheme, Auth, Entry } from "../collection.js";
import type { Context } from "../context.js";
import { alternativesOf } from "./alternatives.js";
import { appliedSchemes } from "./applied.js";

/** How a request authenticates: by what its format knows, and by parameters for the rest. */
export interface RequestAuth {
  readonly auth: Auth;
  readonly headers: readonly Entry[];
  readonly query: readonly Entry[];
  /** `name=value`, of the `Cookie` header. */
  readonly cookies: readonly string[];
}

const NONE: RequestAuth = { auth: { kind: "none" }, headers: [], query: [], cookies: [] };

const BEARER = /^Bearer (\{\{[^{}]+\}\})$/;
const BASIC = /^(.*?):(.*)$/s;

/** A scheme as formats of collections know it; undefined for one that they do not. */
function knownAuth({ in: place, name, value, basic }: AppliedScheme): Auth | undefined {
  if (place === "cookie") return undefined;
  if (basic) {
    const [, username = "", password = ""] = BASIC.exec(value) ?? [];
    return { kind: "basic", username, password };
  }
  const token = name.toLowerCase() === "authorization" ? BEARER.exec(value)?.[1] : undefined;
  return token === undefined ? { kind: "key", in: place, name, value } : { kind: "bearer", token };
}

/** Collections know one scheme of a request: of several the one that parameters say least well. */
function mainScheme(schemes: readonly AppliedScheme[]): AppliedScheme | undefined {
  const rank = ({ in: place, basic, name }: AppliedScheme): number =>
    basic ? 0 : place === "cookie" ? 3 : name.toLowerCase() === "authorization" ? 1 : 2;
  return [...schemes].sort((a, b) => rank(a) - rank(b))[0];
}

function togetherAuth(schemes: readonly AppliedScheme[]): RequestAuth {
  const main = mainScheme(schemes);
  const auth = main && knownAuth(main);
  const others = auth ? schemes.filter((scheme) => scheme !== main) : schemes;
  const entries = (place: AppliedScheme["in"]): Entry[] =>
    others
      .filter((scheme) => scheme.in === place)
      .map(({ name, value }) => ({ name, value, description: "", disabled: false }));
  return {
    auth: auth ?? { kind: "none" },
    headers: entries("header"),
    query: entries("query"),
    cookies: entries("cookie").map(({ name, value }) => `${name}=${value}`),
  };
}

/** How a call authenticates, exactly as SDKs would choose it. */
export function requestAuth(context: Context, call: Pick<CallPlan, "security">): RequestAuth {
  const alternatives = alternativesOf(context.sdk, call).map((ids) => appliedSchemes(context, ids));
  const [only, ...others] = alternatives;
  if (!only) return NONE;
  if (others.length === 0) return only.length === 0 ? NONE : togetherAuth(only);
  return { ...NONE, auth: { kind: "choice", alternatives } };
}
