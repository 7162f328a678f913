import { SharedClient, type Shared } from "./src/index.js";

const client = new SharedClient();

export async function add(): Promise<number | undefined> {
  await client.animals.add({ body: { species: "fish", fins: 3 } });
  // @ts-expect-error: the tag is sent, declared by the variant or not.
  await client.animals.add({ body: { fins: 3 } });
  // @ts-expect-error: no schema has this tag.
  await client.animals.add({ body: { species: "lynx", lives: 9 } });
  const animal: Shared.Animal = await client.animals.add({ body: { species: "tiger", lives: 1 } });
  return animal.species === "tiger" || animal.species === "cat" ? animal.lives : undefined;
}
