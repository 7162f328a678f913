import type { DocComment, Sdk } from "@sdkwright/plugin-api";

/** The documentation of a server: its description in the definition, and its URL. */
export function environmentDoc({ api, environments }: Sdk, index: number): DocComment {
  const { description, summary } = api.environments.list[index] ?? {};
  const [url = ""] = environments.list.find((environment) => environment.index === index)?.urls ?? [];
  return { text: [description ?? summary ?? "", `\`${url}\``] };
}
