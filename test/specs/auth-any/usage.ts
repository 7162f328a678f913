import { AnyClient } from "./src/index.js";

export async function use(): Promise<void> {
  new AnyClient({ tenant: "t" });
  new AnyClient({ tenant: "t", apiKey: "k" });
  const client = new AnyClient({ tenant: "t", accessToken: "t", apiKey: () => "k" });
  // @ts-expect-error: credentials go by the names that the configuration gives them.
  new AnyClient({ tenant: "t", token: "t" });
  await client.getMe({ apiKey: "other" });
  // @ts-expect-error: a global header is the client's.
  await client.getMe({ tenant: "other" });
}
