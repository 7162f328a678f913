import { connect, type RequestOptions, SingleClient, type SingleClientSettings } from "./src/index.js";

export async function use(username: string | undefined, password: string | undefined): Promise<void> {
  const client = new SingleClient({ username: () => "me", password: async () => "secret" });
  // Values that may be absent are the caller's own business.
  connect({ username, password });
  connect();
  // @ts-expect-error: a user name alone is no credential.
  new SingleClient({ username: "me" });
  // @ts-expect-error: nor is a password.
  connect({ password: "secret" });
  // @ts-expect-error: the definition's own schemes never apply.
  new SingleClient({ token: "t" });
  // @ts-expect-error: see above.
  new SingleClient({ key: "k" });

  const settings: SingleClientSettings = { timeoutMs: 1000 };
  await new SingleClient({ ...settings, username: "me", password: "secret" }).getMe();
  await client.withOptions({ password: "other" }).getMe();

  // @ts-expect-error: nor for a call.
  const half: RequestOptions = { password: "another", maxRetries: 0 };
  const options: RequestOptions = { username: "you", password: "another", maxRetries: 0 };
  await client.getMe(options);
  await client.getMe(half);
  await client.request("GET", "/you", { username: "you", password: "theirs", body: {} });
  // @ts-expect-error: no scheme of a call either.
  await client.getMe({ token: "t" });
}
