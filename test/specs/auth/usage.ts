import { AuthClient } from "./src/index.js";

export async function use(): Promise<void> {
  new AuthClient();
  new AuthClient({ user: "u" });
  const client = new AuthClient({ apiToken: "t", apiKey: "k", queryKey: "q", session: "s", accessToken: "o" });
  // @ts-expect-error: the definition names this one otherwise.
  new AuthClient({ token: "t" });
  await client.either({ user: "u", password: async () => "p", apiKey: "k" });
}
