import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { listingProject, project, run } from "./helpers.js";

test("explain prints what a code means, and what was probably meant by an unknown one", async () => {
  const { code, out } = await run("/", ["explain", "openapi/unknown-key"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^openapi\/unknown-key \(warning\): Unknown key\n\nCause: [\s\S]*\n\nFix: /);
  expect(out).toContain("/docs/diagnostics/openapi.md#openapi-unknown-key\n");
  expect((await run("/", ["explain", "cli/no-config"])).code).toBe(0);
  expect((await run("/", ["explain", "go/naming"])).code).toBe(1);
  const typo = await run("/", ["explain", "openapi/unknown-kye"]);
  expect(typo).toEqual({
    code: 1,
    out: "",
    err: "sdkwright: Unknown code `openapi/unknown-kye`. Did you mean `openapi/unknown-key`?\n`sdkwright explain` lists all codes.\n",
  });
});

test("explain finds a code by its name alone, and by what an earlier release called it", async () => {
  const explained = async (word: string) => (await run("/", ["explain", word])).out.split(" ")[0];
  expect(await explained("parameter-clash")).toBe("naming/parameter-clash");
  expect(await explained("go/body-alternative")).toBe("sdk/body-alternative");
  expect(await explained("json-schema/schema-not-found")).toBe("json-schema/ref-not-found");
});

test("explain lists all codes, those of an area, and those of one name", async () => {
  const listed = async (...words: string[]) =>
    (await run("/", ["explain", ...words])).out.split("\n").map((line) => line.split(" ")[0]);
  const all = await listed();
  expect(all.length).toBeGreaterThan(200);
  expect(all).toContain("openapi/unknown-key");
  const ofArea = await listed("naming");
  expect(ofArea).toEqual([...all.filter((code) => code?.startsWith("naming/")), ""]);
  expect((await listed("unknown-key")).length).toBeGreaterThan(3);
});

test("explain says where the codes are if a word is none", async () => {
  expect(await run("/", ["explain", "foo"])).toEqual({
    code: 1,
    out: "",
    err: "sdkwright: Unknown code `foo`.\n`sdkwright explain` lists all codes.\n",
  });
  expect((await run("/", ["explain", "paramter-clash"])).err).toContain("Did you mean `parameter-clash`?");
});

test("the README of the npm package links to pages of the repository alone, and they exist", () => {
  const text = readFileSync(join(ROOT, "packages/cli/npm-readme.md"), "utf8");
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    expect(link).toMatch(/^https:\/\/github\.com\/sdkwright\/sdkwright\//);
    const [, path] = /\/blob\/main\/(.*)$/.exec(link) ?? [];
    if (path !== undefined) expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

test("SARIF and annotations of GitHub have paths from the root of the repository", async () => {
  const schemas = "    Pet: { severity: warning, message: odd }\n";
  const inner = listingProject(schemas);
  const files = Object.fromEntries(
    ["openapi.yml", "generators.yml", "listing.mjs"].map((name) => [
      `apis/pets/${name}`,
      readFileSync(join(inner, name), "utf8"),
    ]),
  );
  const folder = join(project({ ".git/HEAD": "", ...files }), "apis/pets");
  const sarif = JSON.parse((await run(folder, ["check", "--sarif"])).out);
  const [log] = sarif.runs;
  expect(log.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("apis/pets/openapi.yml");
  expect(log.tool.driver.rules[0].helpUri).toMatch(/docs\/diagnostics\/README\.md$/);
  const plain = await run(folder, ["check"]);
  expect(plain.err).toMatch(/^openapi\.yml:4:10 /);
  const { err } = await run(folder, ["check"], { env: { GITHUB_ACTIONS: "true" } });
  expect(err.slice(plain.err.length)).toBe(
    "::warning file=apis/pets/openapi.yml,line=4,col=10,title=listing/warning::odd\n",
  );
});
