import type { AuthScheme } from "@sdkwright/plugin-api";
import { type Block, code, type Inline, type Row, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";

const MODES: { readonly [mode: string]: string } = {
  none: "Calls need no credentials.",
  single: "Every call sends the credentials of this scheme.",
  any: "A call uses the first of these schemes for which there are credentials.",
  all: "Every call sends the credentials of all of these schemes.",
  endpoint: "Each operation says which schemes it needs.",
};

function howSent(scheme: AuthScheme): Inline[] {
  switch (scheme.kind) {
    case "bearer":
      return [text("token in the header "), code("Authorization: Bearer <token>")];
    case "basic":
      return [text("user name and password in the header "), code("Authorization: Basic ...")];
    case "header":
    case "query":
    case "cookie":
      return [text(scheme.kind === "query" ? "query parameter " : `${scheme.kind} `), code(scheme.key)];
    case "oauth":
      return [text("OAuth client credentials, token in the header "), code(scheme.tokenHeader)];
    case "unsupported":
      return [text(scheme.declaredType)];
    default:
      return scheme satisfies never;
  }
}

/** Environment variables that SDKs read in place of options. */
function variablesOf(scheme: AuthScheme): string[] {
  const parts = Object.values(scheme).filter(
    (part): part is { env: string } => typeof part === "object" && part !== null && "env" in part,
  );
  return parts.map(({ env }) => env);
}

/** How callers authenticate. */
export function authBlocks({ api }: SiteApi): Block[] {
  if (api.auth.schemes.length === 0) return [];
  const rows = api.auth.schemes.map((scheme): Row => {
    const variables = variablesOf(scheme);
    return {
      name: scheme.id,
      type: howSent(scheme),
      ...(scheme.description !== undefined && { text: scheme.description }),
      facts: variables.length > 0 ? [`SDKs also read the environment: ${variables.join(", ")}.`] : [],
    };
  });
  return [
    { kind: "heading", level: 2, text: [text("Authentication")], id: "authentication" },
    { kind: "line", text: [text(MODES[api.auth.mode.kind] ?? "")] },
    { kind: "rows", title: "Schemes", rows },
  ];
}
