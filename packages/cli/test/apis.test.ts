import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project, run } from "./helpers.js";

const config = (folder: string, group = "local") => `plugins: [${folder}/listing.mjs]
api: openapi.yml
groups:
  ${group}:
    generators:
      - name: gen-listing
        version: 1.0.0
        output: { location: local-file-system, path: sdk }
`;
const api = (schemas: string) => `openapi: 3.1.0\ncomponents:\n  schemas: { ${schemas} }\n`;
const ODD = "Odd: { severity: warning, message: odd }";

/** A workspace of the APIs `pets` and `shops`, with further files. */
function workspace(files: Readonly<Record<string, string>> = {}): string {
  const folder = project({
    "fern/apis/pets/generators.yml": config("../../.."),
    "fern/apis/pets/openapi.yml": api("Pet: {}"),
    "fern/apis/shops/generators.yml": config("../../.."),
    "fern/apis/shops/openapi.yml": api(`Shop: {}, ${ODD}`),
    "fern/apis/notes/readme.txt": "no API",
    ...files,
  });
  cpSync(join(import.meta.dirname, "fixtures/listing.mjs"), join(folder, "listing.mjs"));
  return folder;
}

test("without --api every API runs, and output and findings say which", async () => {
  const folder = workspace();
  const { code, out, err } = await run(folder, ["generate"]);
  expect({ code, out }).toEqual({
    code: 0,
    out: "pets: gen-listing: 3 files in fern/apis/pets/sdk: 3 created\nshops: gen-listing: 3 files in fern/apis/shops/sdk: 3 created\n",
  });
  expect(err).toMatch(/^API shops\n\nfern\/apis\/shops\/openapi\.yml:3:\d+ warning listing\/warning: odd\n/);
  expect(readFileSync(join(folder, "fern/apis/pets/sdk/src/types.txt"), "utf8")).toBe("type Pet\n");
  expect((await run(folder, ["check"])).out).toBe(
    "No errors.\npets: 0 operations, gen-listing.\nshops: 0 operations, gen-listing.\n",
  );
});

test("--timings says which API a stage worked on", async () => {
  const { err } = await run(workspace(), ["generate", "--timings"]);
  expect(err).toMatch(/^merge +\d+\.\d ms {2}pets$/m);
  expect(err).toMatch(/^name +\d+\.\d ms {2}shops: local\/gen-listing$/m);
});

test("--json and --sarif are one document for all APIs", async () => {
  const folder = workspace();
  const { out } = await run(folder, ["generate", "--dry-run", "--json"]);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    counts: { error: 0, warning: 1, note: 0 },
    diagnostics: [{ api: "shops", code: "listing/warning", location: { document: "fern/apis/shops/openapi.yml" } }],
    targets: [
      { api: "pets", folder: "fern/apis/pets/sdk" },
      { api: "shops", folder: "fern/apis/shops/sdk" },
    ],
  });
  const sarif = JSON.parse((await run(folder, ["check", "--sarif"])).out);
  expect(sarif.runs).toHaveLength(1);
  const [place] = sarif.runs[0].results[0].locations;
  expect(place.physicalLocation).toMatchObject({
    artifactLocation: { uri: "fern/apis/shops/openapi.yml" },
    region: { startLine: 3 },
  });
});

test("--api runs one, from anywhere in the workspace", async () => {
  const folder = workspace();
  const only = "pets: gen-listing: 3 files in fern/apis/pets/sdk: 3 created\n";
  expect(await run(folder, ["generate", "--api", "pets"])).toEqual({ code: 0, out: only, err: "" });
  expect(existsSync(join(folder, "fern/apis/shops/sdk"))).toBe(false);
  const shops = join(folder, "fern/apis/shops");
  expect((await run(shops, ["check", "--api", "pets"])).out).toContain("pets: 0 operations");
  expect((await run(shops, ["check"])).out).toBe("No errors. 0 operations, gen-listing.\n");
});

test("an unknown API is an error that lists the others", async () => {
  const { code, err } = await run(workspace(), ["check", "--api", "shop"]);
  expect(code).toBe(1);
  expect(err).toContain("cli/unknown-api: There is no API `shop`. Did you mean `shops`? Known: pets, shops.");
  const single = project({ "generators.yml": config(".") });
  expect((await run(single, ["check", "--api", "pets"])).err).toContain("There is no API `pets`. Known: none.");
  const both = await run(single, ["check", "--api", "pets", "--config", "generators.yml"]);
  expect(both).toMatchObject({ code: 2, err: expect.stringContaining("--api and --config cannot be combined.") });
});

test("an error of one API stops neither the others nor the exit code", async () => {
  const folder = workspace({ "fern/apis/pets/openapi.yml": api("Pet: { severity: error, message: wrong }") });
  const { code, out, err } = await run(folder, ["generate"]);
  expect({ code, out }).toEqual({ code: 1, out: "shops: gen-listing: 3 files in fern/apis/shops/sdk: 3 created\n" });
  expect(err).toMatch(/^API pets\n\n[\s\S]*wrong[\s\S]*\n\nAPI shops\n\n[\s\S]*\n\n1 error, 1 warning\n$/);
});

test("--group runs the APIs that have the group", async () => {
  const folder = workspace({ "fern/apis/shops/generators.yml": config("../../..", "release") });
  expect((await run(folder, ["check", "--group", "release"])).out).toBe(
    "No errors. shops: 0 operations, gen-listing.\n",
  );
  const none = await run(folder, ["check", "--group", "nightly"]);
  expect(none.code).toBe(1);
  expect(none.err.match(/compiler\/unknown-group/g)).toHaveLength(2);
});

test("a generators.yml beside `apis` is an API as well, called `.`", async () => {
  const folder = workspace({ "fern/generators.yml": config(".."), "fern/openapi.yml": api("Root: {}") });
  const { out } = await run(folder, ["generate", "--api", "."]);
  expect(out).toBe(".: gen-listing: 3 files in fern/sdk: 3 created\n");
  expect((await run(folder, ["check"])).out.split("\n")).toHaveLength(5);
});

test("APIs that would write to one folder are refused", async () => {
  const shared = config("../../..").replace("path: sdk", "path: ../../sdk");
  const folder = workspace({ "fern/apis/pets/generators.yml": shared, "fern/apis/shops/generators.yml": shared });
  const { code, err } = await run(folder, ["generate"]);
  expect(code).toBe(1);
  expect(err).toContain("fern/apis/shops/generators.yml:6:9 error");
  expect(err).toContain("compiler/output-shared");
  expect((await run(workspace(), ["generate", "--output", "out"])).err).toContain("compiler/output-shared");
  expect(await run(workspace(), ["generate", "--api", "pets", "--output", "out"])).toMatchObject({ code: 0 });
});

test("ir prints an API's IR, or an object of all", async () => {
  const folder = workspace();
  const one = JSON.parse((await run(folder, ["ir", "--api", "pets"])).out);
  expect(Object.keys(one.types)).toEqual(["Pet"]);
  const all = JSON.parse((await run(folder, ["ir"])).out);
  expect(all).toMatchObject({ pets: one, shops: { types: { Shop: {} } } });
});

test("why and where look through all APIs", async () => {
  const folder = workspace();
  const why = await run(folder, ["why", "Shop"]);
  expect(why.out).toContain("comes from   fern/apis/shops/openapi.yml:3:");
  const where = await run(folder, ["where", "/components/schemas/Pet"]);
  expect(where.out).toContain("declared in  fern/apis/pets/sdk/src/types.txt:1");
  expect((await run(folder, ["why", "--api", "pets", "Shop"])).err).toContain("cli/symbol-not-found");
});

test("check looks at docs.yml, once for all APIs", async () => {
  const docs = "title: Acme\nnavigation:\n  - api: Pets\n    playground: { oauth: maybe }\n";
  const { code, err } = await run(workspace({ "fern/docs.yml": docs }), ["check"]);
  expect(code).toBe(1);
  expect(err.match(/fern\/docs\.yml:4:26 error config\/wrong-type/g)).toHaveLength(1);
});
