import { OauthClient } from "./src/index.js";

export async function use(): Promise<void> {
  new OauthClient();
  // The environment can supply the other part.
  new OauthClient({ clientSecret: "s" });
  const client = new OauthClient({ accessToken: async () => "mine" });
  await client.getMe({ accessToken: "of this call" });
  new OauthClient({ gateway: "key of the token endpoint" });
  // @ts-expect-error: nothing requires this scheme.
  new OauthClient({ other: "t" });
  // @ts-expect-error: tokens are shared by calls, so what they are fetched with is the client's.
  await client.getMe({ clientId: "c" });
}
