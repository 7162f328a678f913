import type { Block } from "../blocks/blocks.js";
import { code, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";

/** A URL with the default values of its variables; variables without one stay in braces. */
function filled(template: string, { sdk }: SiteApi): string {
  return template.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    return sdk.environments.variables.find((variable) => variable.name === name)?.default ?? whole;
  });
}

/** The base URL of the default environment, without a slash at its end. */
export function baseUrlOf(site: SiteApi, role = 0): string {
  const urls = site.sdk.environments.list[0]?.urls;
  return filled(urls?.[role] ?? urls?.[0] ?? "https://api.example.com", site).replace(/\/+$/, "");
}

/** Where the API is. */
export function environmentBlocks(site: SiteApi): Block[] {
  const { api, sdk, names } = site;
  if (sdk.environments.list.length === 0) return [];
  const rows = sdk.environments.list.map(({ index, urls }) => {
    const environment = api.environments.list[index];
    return {
      name: names.environment(index),
      type: urls.flatMap((url, at) => [...(at > 0 ? [text(" ")] : []), code(url)]),
      ...(environment?.description !== undefined && { text: environment.description }),
    };
  });
  const variables = sdk.environments.variables.map((variable) => ({
    name: `{${variable.name}}`,
    type: [text((variable.values ?? []).join(", ") || "string")],
    facts: variable.default === undefined ? [] : [`Default: ${variable.default}.`],
  }));
  return [
    { kind: "heading", level: 2, text: [text("Environments")], id: "environments" },
    { kind: "rows", title: "Base URLs", rows },
    ...(variables.length > 0 ? [{ kind: "rows", title: "Variables", rows: variables } as const] : []),
  ];
}
