import type { Scheme, SchemeId } from "@sdkwright/plugin-api";
import type { AppliedScheme } from "../collection.js";
import type { Context } from "../context.js";
import { variable } from "../text.js";

type Naming = Pick<Context, "names" | "tokens">;

/** Names of the variables that hold the credentials without which a scheme cannot be applied. */
export function neededVariables({ names }: Pick<Context, "names">, { id, credentials }: Scheme): string[] {
  return credentials.filter(({ needed }) => needed).map(({ part }) => names.credential(id, part));
}

/** What a scheme adds to a request; undefined where that is nothing. */
export function appliedScheme(context: Naming, scheme: Scheme): AppliedScheme | undefined {
  const { id, apply } = scheme;
  const needs = neededVariables(context, scheme);
  const value = (part: string): string => variable(context.names.credential(id, part));
  switch (apply.kind) {
    case "bearer":
      return { in: "header", name: "Authorization", value: `Bearer ${value("token")}`, needs };
    case "basic": {
      if (apply.omits.length > 1) return undefined;
      const [username, password] = (["username", "password"] as const).map((part) =>
        apply.omits.includes(part) ? "" : value(part),
      );
      return { in: "header", name: "Authorization", value: `${username}:${password}`, basic: true, needs };
    }
    case "header":
    case "query":
    case "cookie":
      return { in: apply.kind, name: apply.name, value: `${apply.prefix}${value("value")}`, needs };
    case "oauth": {
      const token = context.tokens.get(id);
      const text = apply.prefix === "" ? value("accessToken") : `${apply.prefix} ${value("accessToken")}`;
      const source = token === undefined ? {} : { token };
      return { in: "header", name: apply.header, value: text, needs, ...source };
    }
    default:
      return apply satisfies never;
  }
}

/** The schemes of an alternative as what they add, in order. */
export function appliedSchemes(context: Naming & Pick<Context, "sdk">, ids: readonly SchemeId[]): AppliedScheme[] {
  const { schemes } = context.sdk.auth;
  return ids.flatMap((id) => {
    const scheme = schemes.find((one) => one.id === id);
    return (scheme && appliedScheme(context, scheme)) ?? [];
  });
}
