import { AllClient } from "./src/index.js";

export async function use(): Promise<void> {
  // What is not given comes from the environment, or is missed by the calls that need it.
  new AllClient();
  new AllClient({ tenant: "t" });
  const client = new AllClient({ account: "me", tenant: async () => "t" });
  // @ts-expect-error: the password is omitted.
  new AllClient({ account: "me", tenant: "t", password: "secret" });
  // @ts-expect-error: a credential is a text or a function that gives one.
  new AllClient({ account: 7, tenant: "t" });
  await client.getMe({ tenant: "other", account: () => "you" });
}
