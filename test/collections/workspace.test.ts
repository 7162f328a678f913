import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder, readFolder, writeFolder } from "@sdkwright/testkit";
import { afterEach, describe, expect, test } from "vitest";
import { runMain } from "../support/main.js";
import { KEY, type ServiceMock, startService, WORKSPACE } from "./service.js";
import { type Collection, type Item, requestsOf } from "./support.js";

let service: ServiceMock | undefined;
afterEach(() => service?.close());

const DEFINITION = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /pets:
    get: { operationId: pets_list, tags: [pets], responses: { "204": { description: None. } } }
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: pets_get, tags: [pets], responses: { "204": { description: None. } } }
`;

const LATER = DEFINITION.replace(
  "tags: [pets], responses",
  "tags: [pets], parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }], responses",
).concat(
  "  /orders:\n    get: { operationId: orders_list, tags: [orders], responses: { '204': { description: None. } } }\n",
);

function config(generator: string, more = ""): string {
  return `api: { specs: [{ openapi: openapi.yml }] }
groups:
  sdk:
    generators:
      - name: ${generator}
        version: "*"
        output: { location: collections-workspace, api-key: "\${COLLECTIONS_KEY}", workspace-id: ${WORKSPACE}${more} }
`;
}

interface Delivery {
  readonly folder: string;
  readonly definition?: string;
  readonly generator?: string;
  /** Further keys of `output`. */
  readonly more?: string;
  readonly key?: string;
  readonly args?: readonly string[];
}

async function deliver({
  folder,
  definition = DEFINITION,
  generator = "gen-collection",
  more,
  key = KEY,
  args = [],
}: Delivery) {
  writeFolder(
    folder,
    new Map([
      ["openapi.yml", definition],
      ["generators.yml", config(generator, more)],
    ]),
  );
  const env = { ...(key !== "" && { COLLECTIONS_KEY: key }), SDKWRIGHT_COLLECTIONS_URL: service?.url ?? "" };
  const { code, stdout, stderr } = await runMain(["generate", "--publish", ...args], folder, env);
  return { code, text: `${stdout}${stderr}` };
}

const only = (): Collection => {
  const [collection, ...others] = [...(service?.collections.values() ?? [])];
  expect(others).toEqual([]);
  if (!collection) throw new Error("The workspace has no collection");
  return collection;
};

const namesOf = (collection: Collection): string[] => [...requestsOf(collection).keys()];

/** The collection as its users leave it: a request renamed, a test of their own, one more request. */
function edited(item: Item): Item {
  if (item.item) return { ...item, item: [...item.item.map(edited), ...ownRequest(item)] };
  if (item.name !== "List") return item;
  const event = [...(item.event ?? []), { listen: "prerequest", script: { exec: ["console.log('mine');"] } }];
  return { ...item, name: "All pets", event };
}

const ownRequest = ({ name, item = [] }: Item): readonly Item[] =>
  name === "Pets" && item[1] ? [{ ...item[1], id: "mine", name: "My request" }] : [];

describe.each([false, true])("a workspace of a service that keeps ids: %s", (keeps) => {
  test("gets a collection, which is updated in place and keeps what users changed", async () => {
    service = await startService(!keeps);
    await inMemoryFolder(async (folder) => {
      const created = await deliver({ folder });
      expect(created.text).toContain("add `collection-id: u-1` to `output`");
      expect(created.code).toBe(0);
      expect(namesOf(only())).toEqual(["Pets / List", "Pets / Get"]);

      expect((await deliver({ folder })).text).toContain("the workspace has it");

      service?.collections.set("u-1", edited(only()) as Collection);
      for (let run = 0; run < 2; run++) {
        expect(await deliver({ folder, definition: LATER, more: ", collection-id: u-1" })).toMatchObject({ code: 0 });
        const names = namesOf(only());
        expect(names.sort()).toEqual(["Orders / List", "Pets / All pets", "Pets / Get", "Pets / My request"]);
        const all = requestsOf(only()).get("Pets / All pets");
        expect(all?.request?.url.raw).toBe("{{baseUrl}}/pets?limit=1");
        expect(JSON.stringify(all?.event)).toContain("console.log('mine');");
      }
      expect(service?.log.filter((line) => line.startsWith("POST"))).toHaveLength(1);
    });
  });

  test("keeps texts of its users too where nobody knows what was uploaded last", async () => {
    service = await startService(!keeps);
    await inMemoryFolder(async (folder) => {
      await deliver({ folder });
      service?.collections.set("u-1", edited(only()) as Collection);
      rmSync(join(folder, "sdks"), { recursive: true });
      expect((await deliver({ folder, definition: LATER, more: ", collection-id: u-1" })).code).toBe(0);
      expect(namesOf(only()).sort()).toEqual(["Orders / List", "Pets / All pets", "Pets / Get", "Pets / My request"]);
      expect(requestsOf(only()).get("Pets / All pets")?.request?.url.raw).toBe("{{baseUrl}}/pets?limit=1");
    });
  });
});

describe("a delivery to a workspace", () => {
  test("belongs to a generator of any language, whose SDK has the collection beside it", async () => {
    service = await startService();
    await inMemoryFolder(async (folder) => {
      const { code } = await deliver({ folder, generator: "gen-typescript-sdk", args: ["--skip-tests", "--dry-run"] });
      expect(code).toBe(0);
      const checked = await runMain(["generate"], folder);
      expect(checked.code).toBe(0);
      const beside = readFileSync(join(folder, "sdks/gen-typescript-sdk/collection/collection.json"), "utf8");
      expect(namesOf(JSON.parse(beside) as Collection)).toEqual(["Pets / List", "Pets / Get"]);
    });
  });

  test("is planned by a dry run, which contacts nobody", async () => {
    service = await startService();
    await inMemoryFolder(async (folder) => {
      const { code, text } = await deliver({ folder, args: ["--dry-run"], key: "" });
      expect(text).toContain("missing  Set the environment variable `COLLECTIONS_KEY`");
      expect(text).toContain(`effect   Create the collection of gen-collection in the workspace ${WORKSPACE}`);
      expect([code, service?.log]).toEqual([0, []]);
    });
  });

  test("makes no second collection of the same name", async () => {
    service = await startService();
    await inMemoryFolder(async (folder) => {
      await deliver({ folder });
      rmSync(join(folder, "sdks"), { recursive: true });
      const { code, text } = await deliver({ folder });
      expect(text).toContain("To update it, add `collection-id: u-1`.");
      expect([code, service?.collections.size]).toEqual([1, 1]);
    });
  });

  test("goes on where it broke off", async () => {
    service = await startService();
    await inMemoryFolder(async (folder) => {
      service?.failures.push(500);
      expect(await deliver({ folder })).toMatchObject({ code: 1 });
      expect(service?.collections.size).toBe(0);
      expect(await deliver({ folder })).toMatchObject({ code: 0 });
      expect(namesOf(only())).toEqual(["Pets / List", "Pets / Get"]);
    });
  });

  test.each([
    ["workspace-failed", { key: "wrong-canary-42" }, "HTTP 401"],
    [
      "workspace-unknown",
      { more: "", generator: "gen-collection", workspace: "other" },
      "There is no workspace `other`.",
    ],
    ["collection-unknown", { more: ", collection-id: gone" }, "There is no collection `gone`."],
    ["missing-secret", { key: "" }, "COLLECTIONS_KEY is not set"],
  ])(
    "that cannot be made says why: %s",
    async (code, { workspace, ...more }: Partial<Delivery> & { workspace?: string }, text) => {
      service = await startService();
      await inMemoryFolder(async (folder) => {
        const delivery = { folder, ...more };
        const run =
          workspace === undefined
            ? await deliver(delivery)
            : await deliver({ ...delivery, more: `, workspace-id: ${workspace}` });
        expect(run.text).toContain(`error delivery/${code}`);
        expect(run.text).toContain(text);
        expect(run.code).toBe(1);
      });
    },
  );

  test("shows its key nowhere", async () => {
    service = await startService();
    await inMemoryFolder(async (folder) => {
      const runs = [await deliver({ folder }), await deliver({ folder, key: `${KEY}-wrong` })];
      const files = [...readFolder(folder).values()].join("\n");
      for (const text of [files, ...runs.map((run) => run.text)]) expect(text).not.toContain(KEY);
    });
  });
});
