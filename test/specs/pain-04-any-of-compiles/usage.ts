import { AnyOfClient, type AnyOf } from "./src/index.js";

const client = new AnyOfClient();

export async function search(): Promise<number> {
  await client.search({ id: 1, sort: ["a", "b"], body: { id: 1 } });
  await client.search({ id: "8f1a", sort: "a", body: { near: { x: 1 } } });
  // @ts-expect-error: no variant has this property alone.
  await client.search({ body: { limit: 1 } });
  const found: readonly (AnyOf.Found | string)[] = await client.search({ body: { name: "x", limit: 2 } });
  return found.filter((item) => typeof item !== "string").length;
}
