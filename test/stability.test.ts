import { readFileSync } from "node:fs";
import type { CompileResult } from "@sdkwright/compiler";
import { createMemorySources } from "@sdkwright/source";
import { inMemoryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder } from "./support/compile.js";

const SPEC = `${ROOT}test/specs/pain-16-inline-names`;
const read = (name: string) => readFileSync(`${SPEC}/${name}`, "utf8");

type Members = { [key: string]: Members };

/** The definition as plain data, to be changed. */
function definition(): Members {
  const source = createMemorySources({ "openapi.yml": read("openapi.yml") }, () => {}).read("openapi.yml");
  return structuredClone(source?.data) as unknown as Members;
}

function compileData(data: unknown): Promise<CompileResult> {
  return inMemoryFolder((folder) => {
    const files = new Map([
      ["generators.yml", read("generators.yml")],
      ["openapi.yml", JSON.stringify(data)],
    ]);
    writeFolder(folder, files);
    return compileFolder(folder);
  });
}

/** What a user's code refers to: the names of types with those of their members, and of methods. */
function surfaceOf({ api, targets }: CompileResult): Map<string, readonly string[]> {
  const names = JSON.parse(JSON.stringify(targets[0]?.emitted.context?.names)) as Record<string, string>;
  const surface = new Map<string, readonly string[]>();
  for (const decl of Object.values(api!.types)) {
    const members = decl.kind === "object" ? decl.properties.map(({ name }) => name.wire) : [];
    surface.set(names[decl.id]!, members);
  }
  for (const { id, resource } of Object.values(api!.operations)) surface.set(`${resource}.${names[`name ${id}`]}`, []);
  return surface;
}

/** Puts a member before all others: what is numbered by position is numbered anew. */
function prepend(holder: Members, name: string, value: unknown): void {
  const before = { ...holder };
  for (const key of Object.keys(holder)) delete holder[key];
  Object.assign(holder, { [name]: value }, before);
}

const inline = { type: "object", properties: { id: { type: "object", properties: { deep: { type: "string" } } } } };
const json = (schema: object) => ({ description: "x", content: { "application/json": { schema } } });

/** Additions that a definition sees from one version to the next. */
const ADDITIONS: { readonly [what: string]: (data: Members) => void } = {
  "an operation before the others, with inline types like theirs": ({ paths }) => {
    const responses = { "200": json({ type: "object", properties: { data: { type: "array", items: inline } } }) };
    prepend(paths!, "/accounts", { get: { operationId: "listAccounts", tags: ["users"], responses } });
  },
  "an operation of another method on a path": ({ paths }) => {
    const requestBody = json({ oneOf: [inline, { type: "object", properties: { email: { type: "string" } } }] });
    paths!["/groups"]!.post = { operationId: "createGroup", tags: ["groups"], requestBody, responses: {} } as never;
  },
  "a property before the others": ({ paths }) => {
    const { schema } = paths!["/users"]!.get!.responses!["200"]!.content!["application/json"]!;
    prepend(schema!.properties!, "page", inline);
    prepend(schema!.properties!.data!.items!.properties!, "team", inline);
  },
  "a variant before the others": ({ paths }) => {
    const { schema } = paths!["/users"]!.post!.requestBody!.content!["application/json"]!;
    const fax = { type: "object", required: ["fax"], properties: { fax: { type: "string" } } };
    (schema!.oneOf as unknown as object[]).unshift(fax);
  },
  "an error before the others": ({ paths }) => {
    prepend(paths!["/users"]!.get!.responses!, "401", json(inline));
  },
  "a schema before the others": ({ components }) => {
    prepend(components!.schemas!, "Account", { type: "object", properties: { geo: inline, lines: inline } });
  },
};

test.each(Object.keys(ADDITIONS))("%s changes no name", async (what) => {
  const before = surfaceOf(await compileData(definition()));
  const data = definition();
  ADDITIONS[what]!(data);
  const after = surfaceOf(await compileData(data));
  expect(after.size).toBeGreaterThan(before.size);
  const changed = [...before].filter(([name, members]) => {
    const now = after.get(name);
    return now === undefined || members.some((member) => !now.includes(member));
  });
  expect(changed).toEqual([]);
});
