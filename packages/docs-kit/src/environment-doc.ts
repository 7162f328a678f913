import type { DocComment, Sdk } from "@sdkwright/plugin-api";

/** What the documentation of a server says: what the definition says of it, and its URL. */
export function environmentDoc({ api, environments }: Sdk, index: number): DocComment {
  const { description, summary } = api.environments.list[index] ?? {};
  const [url = ""] = environments.list.find((environment) => environment.index === index)?.urls ?? [];
  return { text: [description ?? summary ?? "", `\`${url}\``] };
}
