import type { DocComment, Sdk } from "@sdkwright/plugin-api";

/** A URL as documents show it: a variable that it begins with, which stands for scheme and host, has its default. */
export function shownUrl({ environments }: Sdk, url: string): string {
  const [written, name] = /^\{([^{}]+)\}/.exec(url) ?? [];
  if (written === undefined) return url;
  const value = environments.variables.find((variable) => variable.name === name)?.default;
  return value === undefined ? url : value + url.slice(written.length);
}

/** The documentation of a server: its description in the definition, and its URL. */
export function environmentDoc(sdk: Sdk, index: number): DocComment {
  const { api, environments } = sdk;
  const { description, summary } = api.environments.list[index] ?? {};
  const [url = ""] = environments.list.find((environment) => environment.index === index)?.urls ?? [];
  return { text: [description ?? summary ?? "", `\`${shownUrl(sdk, url)}\``] };
}
