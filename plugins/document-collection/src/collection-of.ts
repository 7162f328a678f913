import { docParagraphs } from "@sdkwright/docs-kit";
import { uuidOf } from "@sdkwright/plugin-api";
import { tokenSchemes, tokenSources } from "./auth/tokens.js";
import type { Collection } from "./collection.js";
import type { Context, Target } from "./context.js";
import { baseUrlNames, environmentsOf, sharedVariables, takenNames } from "./environments.js";
import { collectionItems } from "./folders.js";
import { titleOf } from "./text.js";

function contextOf({ sdk, api, names, report }: Target): Context {
  const baseUrls = baseUrlNames({ api, names }, takenNames({ sdk, names }));
  const tokens = new Map(tokenSchemes(sdk.auth.schemes).map((id, index) => [id, index]));
  const context: Context = { sdk, api, names, report, baseUrls, tokens, sources: [] };
  return { ...context, sources: tokenSources(context) };
}

/** The collection of an API, before it has a format. */
export function collectionOf(target: Target): Collection {
  const context = contextOf(target);
  const { api, options } = target;
  const environments = environmentsOf(context);
  const name = options["collection-name"] ?? (titleOf(api.name.words) || "API");
  return {
    id: uuidOf(`collection ${api.name.wire}`),
    name,
    description: docParagraphs(api).join("\n\n"),
    version: api.version,
    items: collectionItems(context),
    variables: sharedVariables(environments),
    environments,
    tokens: context.sources,
  };
}
