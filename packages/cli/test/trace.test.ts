import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/built-in.js";
import { listingProject, project, run } from "./helpers.js";

const PETS = "    Pet: {}\n    Owner: {}\n";
const OWNER = `Owner
  declared in  sdk/src/types.txt:2
  comes from   openapi.yml:5:5  /components/schemas/Owner
`;

test("why leads from a symbol to its definition, with a stored trace and without", async () => {
  const folder = listingProject(PETS);
  expect(await run(folder, ["why", "Owner"])).toEqual({ code: 0, out: OWNER, err: "" });
  expect(existsSync(join(folder, "sdk"))).toBe(false);
  await run(folder, ["generate", "--trace"]);
  expect(existsSync(join(folder, "sdk/.sdkwright/trace.json"))).toBe(true);
  expect(await run(folder, ["why", "Owner"])).toEqual({ code: 0, out: OWNER, err: "" });
});

test("a stored trace is of the SDK that was written", async () => {
  const folder = listingProject(PETS);
  await run(folder, ["generate", "--trace"]);
  writeFileSync(join(folder, "openapi.yml"), "openapi: 3.1.0\n\n\ncomponents:\n  schemas:\n    Owner: {}\n");
  const { out } = await run(folder, ["why", "Owner"]);
  expect(out).toContain("sdk/src/types.txt:2");
  expect(out).toContain("openapi.yml:6:5");
  expect((await run(folder, ["why", "Pet"])).out).toContain("/components/schemas/Pet");
});

test("why takes a place in the SDK", async () => {
  const folder = listingProject(PETS);
  expect(await run(folder, ["why", "sdk/src/types.txt:2"])).toMatchObject({ code: 0, out: OWNER });
  expect((await run(folder, ["why", "src/types.txt:1:3"])).out).toContain("schemas/Pet");
});

test("where leads from a place of the definition to symbols", async () => {
  const folder = listingProject(PETS);
  const forms = ["/components/schemas/Owner", "#/components/schemas/Owner", "openapi.yml#/components/schemas/Owner"];
  for (const form of forms) expect(await run(folder, ["where", form])).toEqual({ code: 0, out: OWNER, err: "" });
  const below = await run(folder, ["where", "/components/schemas"]);
  expect(below.out.match(/declared in/g)).toHaveLength(2);
  const around = await run(folder, ["where", "/components/schemas/Owner/properties/name"]);
  expect(around).toMatchObject({ code: 0, out: OWNER });
});

test("why takes a call as a caller writes it, in any language", async () => {
  const folder = project({
    "openapi.yml": `openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /users:
    get: { operationId: list, tags: [users], responses: { "204": { description: None. } } }
  /health:
    get: { operationId: getHealth, responses: { "204": { description: None. } } }
`,
    "generators.yml": `api: openapi.yml
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: ts } }
      - { name: gen-go-sdk, version: "*", output: { location: local-file-system, path: go } }
`,
  });
  for (const call of ["users.list", "client.users.list()", "client.Users.List"]) {
    const { code, out } = await run(folder, ["why", call]);
    expect(code).toBe(0);
    expect(out.match(/openapi\.yml:6:5 {2}\/paths\/~1users\/get/g)).toHaveLength(2);
  }
  for (const call of ["health.get", "client.health.get()", "client.Health.Get"]) {
    const { out } = await run(folder, ["why", call]);
    expect(out.match(/openapi\.yml:8:5 {2}\/paths\/~1health\/get/g)).toHaveLength(2);
  }
  expect(await run(folder, ["why", "pets.list"])).toMatchObject({ code: 1 });
  expect((await run(folder, ["why", "users.getUsers"])).err).toContain("Did you mean `users.list`?");
});

test("why leads to the method in every language, also from what serves it, and says what named it", async () => {
  const folder = project({
    "openapi.yml": `openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /users:
    get: { operationId: fetch, tags: [users], responses: { "204": { description: None. } } }
`,
    "overlay.yml": `overlay: 1.0.0
info: { title: Names, version: 1.0.0 }
actions:
  - target: $.paths['/users'].get
    update: { x-gen-sdk-method-name: findAll }
`,
    "generators.yml": `api: { specs: [{ openapi: openapi.yml, overlays: overlay.yml }] }
groups:
  sdk:
    generators:
${LANGUAGES.map((language) => `      - { name: gen-${language}-sdk, version: "*", output: { location: local-file-system, path: ${language} } }\n`).join("")}`,
  });
  await run(folder, ["generate", "--trace"]);
  const lineOf = (place: string): string => {
    const [file = "", line] = place.split(":");
    return readFileSync(join(folder, file), "utf8").split("\n")[Number(line) - 1] ?? "";
  };
  const { out } = await run(folder, ["why", "users.findAll"]);
  const places = [...out.matchAll(/declared in {2}(\S+)/g)].map(([, place = ""]) => place);
  expect(new Set(places.map((place) => place.split("/")[0]))).toEqual(new Set(LANGUAGES));
  for (const place of places) expect(lineOf(place), place).toMatch(/\bfind_?all(?:Async)?\(/i);
  const named =
    /comes from {3}openapi\.yml:5:5 {2}\/paths\/~1users\/get\n {2}changed by {3}overlay\.yml:5:38 {2}\/x-gen-sdk-method-name\n/g;
  expect(out.match(named)).toHaveLength(places.length);
  expect((await run(folder, ["why", "find_all"])).out).toBe(out);
  const [typescript = ""] = places.filter((place) => place.startsWith("typescript/"));
  const [file = ""] = typescript.split(":");
  const text = readFileSync(join(folder, file), "utf8").split("\n");
  const constant = text.findIndex((line) => line.includes("findAllOperation")) + 1;
  expect(constant).toBeGreaterThan(0);
  const place = await run(folder, ["why", `${file.replace("typescript/", "")}:${constant + 1}`]);
  expect(place.out.match(/declared in {2}(\S+)/g)).toEqual([`declared in  ${typescript}`]);
});

test("why takes what the definition calls a thing that SDKs call otherwise", async () => {
  const folder = project({
    "openapi.yml": `openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
paths:
  /pets: { get: { operationId: listPets, x-gen-sdk-method-name: fetchAll, responses: { "204": { description: None. } } } }
components:
  schemas: { pet_model: { type: object, x-gen-type-name: Beast } }
`,
    "generators.yml": `api: openapi.yml
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: ts } }
`,
  });
  expect((await run(folder, ["why", "listPets"])).out).toContain("fetchAll");
  expect((await run(folder, ["why", "pet_model"])).out).toMatch(/^Beast\n/);
});

test("warnings about the definition are not repeated", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  expect((await run(folder, ["why", "Nothing"])).err).not.toContain("odd");
  expect((await run(folder, ["where", "/nothing"])).err).toMatch(/cli\/pointer-not-found[\s\S]*1 error\n$/);
  const wrong = listingProject("    Pet: { severity: error, message: bad }\n");
  expect((await run(wrong, ["why", "Nothing"])).err).toContain("bad");
});

test("what is not found is an error with what was probably meant", async () => {
  const folder = listingProject(PETS);
  const why = await run(folder, ["why", "Onwer"]);
  expect(why).toMatchObject({ code: 1, out: "" });
  expect(why.err).toContain("Did you mean `Owner`?");
  const where = await run(folder, ["where", "other.yml#/components/schemas/Owner"]);
  expect(where).toMatchObject({ code: 1, out: "" });
  expect(where.err).toContain("cli/pointer-not-found");
});
