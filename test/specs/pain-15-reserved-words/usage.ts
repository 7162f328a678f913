import { ReservedClient } from "./src/index.js";

const client = new ReservedClient();

export async function read(): Promise<readonly (string | undefined)[]> {
  const found = await client.class.import({ Default: "a", default: "b", function: "c" });
  await client.class.delete();
  await client.class.new();
  const type = await client.package.return();
  return [found.default, found.Default, found.NULL, found.type?.import, found.Type?.Import, type.import];
}
