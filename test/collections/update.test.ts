import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, reportOf } from "../support/compile.js";
import { type Collection, collectionProblems, type Item, requestsOf } from "./support.js";

const CONFIG = JSON.stringify({
  api: { specs: [{ openapi: "openapi.json" }] },
  groups: {
    sdk: {
      generators: [{ name: "gen-collection", version: "*", output: { location: "local-file-system", path: "out" } }],
    },
  },
});

const responses = { "200": { description: "Fine.", content: { "application/json": { schema: { type: "object" } } } } };
const operation = (operationId: string, more: object = {}) => ({ operationId, tags: ["pets"], responses, ...more });
const definition = (paths: object) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    servers: [{ url: "https://x.example" }],
    paths,
  });

const FIRST = definition({ "/pets": { get: operation("pets_list") }, "/pets/{id}": { get: operation("pets_get") } });
const limit = { name: "limit", in: "query", required: true, schema: { type: "integer" } };
const SECOND = definition({
  "/pets": { get: operation("pets_list", { parameters: [limit] }), post: operation("pets_create") },
  "/pets/{id}": { get: operation("pets_get") },
});

async function generate(folder: string, openapi: string): Promise<Collection> {
  writeFolder(
    folder,
    new Map([
      ["openapi.json", openapi],
      ["generators.yml", CONFIG],
    ]),
  );
  const result = await compileFolder(folder, { command: "generate" });
  if (!result.ok) throw new Error(reportOf(result));
  return JSON.parse(readFileSync(join(folder, "out/collection.json"), "utf8")) as Collection;
}

/** The collection as a user leaves it. */
function edited(collection: Collection): Collection {
  const [pets, ...rest] = collection.item;
  const [list, get] = pets?.item ?? [];
  const test = list?.event?.find(({ listen }) => listen === "test");
  const exec = [...(test?.script.exec ?? []), "pm.test('mine', () => {});"];
  const renamed = { ...list, name: "All pets", event: [{ ...test, script: { ...test?.script, exec } }] };
  const own = { id: "mine", name: "My request", request: get?.request };
  return { ...collection, item: [{ ...pets, item: [get, renamed, own] }, ...rest] } as unknown as Collection;
}

const idsOf = ({ id, item = [] }: Item): readonly string[] => [id, ...item.flatMap(idsOf)];

test("a second and a third run update in place, and keep what the user changed", async () => {
  await inMemoryFolder(async (folder) => {
    const first = await generate(folder, FIRST);
    writeFileSync(join(folder, "out/collection.json"), JSON.stringify(edited(first), null, 4));
    for (let run = 0; run < 2; run++) {
      const updated = await generate(folder, SECOND);
      expect(collectionProblems(updated)).toEqual([]);
      const [pets] = updated.item;
      expect(pets?.item?.map(({ name }) => name)).toEqual(["Get", "All pets", "Create", "My request"]);
      const all = pets?.item?.find(({ name }) => name === "All pets");
      expect(all?.request?.url.raw).toBe("{{baseUrl}}/pets?limit=1");
      expect(all?.event?.[0]?.script.exec.at(-1)).toBe("pm.test('mine', () => {});");
      const ids = updated.item.flatMap(idsOf);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test("ids are those of the operations, whatever else changes", async () => {
  await inMemoryFolder(async (folder) => {
    const idOf = (collection: Collection) => requestsOf(collection).get("Pets / List")?.id;
    const before = idOf(await generate(folder, FIRST));
    expect(idOf(await generate(folder, SECOND.replace('"title":"Pets"', '"title":"Animals"')))).toBe(before);
    expect(before).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
