import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listingProject, run } from "./helpers.js";

const PETS = "    Pet: {}\n    Owner: {}\n";

test("generates, says what it did, and finds nothing to do the second time", async () => {
  const folder = listingProject(PETS);
  expect(await run(folder, ["generate"])).toEqual({
    code: 0,
    out: "gen-listing: 3 files in sdk: 3 created\n",
    err: "",
  });
  expect(readFileSync(join(folder, "sdk/src/types.txt"), "utf8")).toBe("type Pet\ntype Owner\n");
  expect(await run(folder, ["generate"])).toEqual({
    code: 0,
    out: "gen-listing: 3 files in sdk: up to date\n",
    err: "",
  });
});

test("paths are as seen from the current folder, in findings and summary", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  mkdirSync(join(folder, "deep/er"), { recursive: true });
  const { code, out, err } = await run(join(folder, "deep/er"), ["generate"]);
  expect(code).toBe(0);
  expect(out).toBe("gen-listing: 3 files in ../../sdk: 3 created\n");
  expect(err).toContain("../../openapi.yml:4:10 warning listing/warning: odd\n 4 |     Pet: { severity");
  expect(err).toContain("help: Mend the warning.");
  expect(err.endsWith("\n\n1 warning\n")).toBe(true);
});

test("ten findings are shown in full, errors first, and the others counted; check and --json show all", async () => {
  const names = Array.from({ length: 14 }, (_, index) => `T${index + 10}`);
  const folder = listingProject(
    `${names.map((name) => `    ${name}: { severity: warning, message: odd ${name} }\n`).join("")}` +
      "    Z: { severity: note, message: odd Z }\n    Wrong: { severity: error, message: odd Wrong }\n",
  );
  const shown = (text: string): string[] => [...text.matchAll(/listing\/\w+: odd (\w+)/g)].map(([, name = ""]) => name);
  const { code, err } = await run(folder, ["generate"]);
  expect(code).toBe(1);
  expect(shown(err)).toEqual(["Wrong", ...names.slice(0, 9)]);
  expect(err).toMatch(
    /\nNot shown here \(`sdkwright check` prints all\):\n {2}5 {2}warning {2}listing\/warning\n {2}1 {2}note {5}listing\/note\n\n1 error, 14 warnings, 1 note\n/,
  );
  expect(shown((await run(folder, ["check"])).err)).toEqual([...names, "Z", "Wrong"]);
  const json = JSON.parse((await run(folder, ["generate", "--json"])).out) as { readonly diagnostics: object[] };
  expect(json.diagnostics).toHaveLength(16);
});

test("an error means exit code 1 and no output; all errors are shown", async () => {
  const folder = listingProject(
    "    A: { severity: error, message: first }\n    B: { severity: error, message: second }\n",
  );
  const { code, out, err } = await run(folder, ["generate"]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/first[\s\S]*second[\s\S]*2 errors\n$/);
  expect(existsSync(join(folder, "sdk"))).toBe(false);
});

test("--keep-going writes what compiles past errors of the definitions, not past those of the configuration", async () => {
  const schemas = "    A: { severity: error, message: wrong }\n    B: {}\n";
  const folder = listingProject(schemas);
  const done = await run(folder, ["generate", "--keep-going"]);
  expect(done).toMatchObject({ code: 1, out: "gen-listing: 3 files in sdk: 3 created\n" });
  expect(done.err).toMatch(/wrong[\s\S]*1 error\n$/);
  expect(readFileSync(join(folder, "sdk/src/types.txt"), "utf8")).toBe("type A\ntype B\n");
  const unsettled = listingProject(schemas);
  expect(await run(unsettled, ["generate", "--keep-going", "--group", "none"])).toMatchObject({ code: 1, out: "" });
  expect(existsSync(join(unsettled, "sdk"))).toBe(false);
});

test("of many notes, one of each code is shown in full", async () => {
  const notes = Array.from({ length: 12 }, (_, index) => `    N${index}: { severity: note, message: note ${index} }\n`);
  const { err } = await run(listingProject(notes.join("")), ["generate"]);
  expect(err.match(/note listing\/note: /g)).toHaveLength(1);
  expect(err).toContain("\n  11  note     listing/note\n\n12 notes\n");
});

test("annotations are complete, the most important first", async () => {
  const folder = listingProject(
    "    A: { severity: note, message: a }\n    B: { severity: warning, message: b }\n" +
      "    C: { severity: warning, message: c }\n    D: { severity: error, message: d }\n",
  );
  const { err } = await run(folder, ["generate"], { env: { GITHUB_ACTIONS: "true" } });
  const annotations = [...err.matchAll(/^::(\w+) .*::(\w)$/gm)].map(([, level, message]) => `${level} ${message}`);
  expect(annotations).toEqual(["error d", "warning b", "warning c", "notice a"]);
});

test("--strict lets warnings fail; check writes nothing", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  expect(await run(folder, ["check"])).toMatchObject({ code: 0, out: "No errors. 0 operations, gen-listing.\n" });
  const strict = await run(folder, ["check", "--strict"]);
  expect(strict).toMatchObject({ code: 1, out: "" });
  expect(strict.err).toMatch(/\n1 warning\nWith `--strict`, warnings fail the run\.\n$/);
  expect((await run(folder, ["check", "--strict", "--quiet"])).err).toBe(strict.err);
  expect((await run(folder, ["check"])).err).not.toContain("--strict");
  expect(existsSync(join(folder, "sdk"))).toBe(false);
});

test("--strict keeps files from being written for a warning, as for an error; --keep-going overrules it", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const strict = await run(folder, ["generate", "--strict", "--json"]);
  expect(strict.code).toBe(1);
  expect(JSON.parse(strict.out)).toMatchObject({ ok: false, counts: { error: 0, warning: 1 } });
  expect(existsSync(join(folder, "sdk"))).toBe(false);
  expect(await run(folder, ["generate", "--strict", "--keep-going"])).toMatchObject({ code: 1 });
  expect(existsSync(join(folder, "sdk"))).toBe(true);
});

test("--strict minds neither notes nor accepted warnings", async () => {
  const folder = listingProject(
    "    Pet: { severity: warning, message: odd }\n    Owner: { severity: note, message: old }\n",
  );
  const file = join(folder, "generators.yml");
  const rule = "diagnostics: [{ code: listing/warning, level: off, reason: We know. }]\n";
  writeFileSync(file, `${readFileSync(file, "utf8")}${rule}`);
  expect(await run(folder, ["generate", "--strict"])).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "sdk"))).toBe(true);
});

test("--json is one document on standard output", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const { code, out, err } = await run(folder, ["generate", "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    ok: true,
    dryRun: false,
    counts: { error: 0, warning: 1, note: 0, suppressed: 0 },
    diagnostics: [{ code: "listing/warning", location: { document: "openapi.yml", line: 4, column: 10 } }],
    targets: [{ generator: "gen-listing", group: "local", folder: "sdk", files: 3, summary: { unchanged: 0 } }],
  });
});

test("accepted findings are out of sight, but counted in JSON and kept in SARIF with their reason", async () => {
  const folder = listingProject(
    "    Pet: { severity: warning, message: odd }\n    Owner: { severity: note, message: old }\n",
  );
  const rules = `diagnostics:
  - { code: listing/warning, level: off, reason: We know. }
  - { code: listing/note, level: error, reason: We mind. }
`;
  const file = join(folder, "generators.yml");
  writeFileSync(file, `${readFileSync(file, "utf8")}${rules}`);
  const { code, err } = await run(folder, ["check"]);
  expect(code).toBe(1);
  expect(err).toMatch(/error listing\/note: old/);
  expect(err).not.toContain("odd");
  const json = JSON.parse((await run(folder, ["check", "--json"])).out);
  expect(json.counts).toEqual({ error: 1, warning: 0, note: 0, suppressed: 1 });
  const sarif = JSON.parse((await run(folder, ["check", "--sarif"])).out);
  expect(sarif.runs[0].results).toMatchObject([
    { ruleId: "listing/note", level: "error" },
    { ruleId: "listing/warning", suppressions: [{ kind: "external", justification: "We know." }] },
  ]);
});

test("--sarif describes the rules of plugins", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const { out, err } = await run(folder, ["check", "--sarif"]);
  expect(err).toBe("");
  const [log] = JSON.parse(out).runs;
  expect(log.tool.driver).toMatchObject({
    name: "sdkwright",
    rules: [{ id: "listing/warning", help: { text: "Mend the warning." } }],
  });
  expect(log.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("openapi.yml");
});

test("--dry-run lists what would be added, changed and deleted, and changes nothing", async () => {
  const folder = listingProject(PETS);
  const dry = await run(folder, ["generate", "--dry-run"]);
  expect(dry).toEqual({
    code: 0,
    out: "gen-listing: 3 files in sdk: 3 to create\n  + .gitattributes\n  + README.md\n  + src/types.txt\n",
    err: "",
  });
  expect(existsSync(join(folder, "sdk"))).toBe(false);
  await run(folder, ["generate"]);
  const types = readFileSync(join(folder, "sdk/src/types.txt"), "utf8");
  appendFileSync(join(folder, "openapi.yml"), "    Vet: {}\n    More: {}\n");
  const again = await run(folder, ["generate", "--dry-run"]);
  expect(again.out).toBe(
    "gen-listing: 4 files in sdk: 1 to create, 1 to update\n  + src/more.txt\n  ~ src/types.txt\n",
  );
  expect(readFileSync(join(folder, "sdk/src/types.txt"), "utf8")).toBe(types);
  await run(folder, ["generate"]);
  writeFileSync(join(folder, "openapi.yml"), `openapi: 3.1.0\ncomponents:\n  schemas:\n${PETS}    Vet: {}\n`);
  const gone = await run(folder, ["generate", "--dry-run", "--json"]);
  expect(JSON.parse(gone.out)).toMatchObject({
    dryRun: true,
    targets: [{ summary: { created: [], updated: [], deleted: ["src/more.txt"] } }],
  });
  expect(existsSync(join(folder, "sdk/src/more.txt"))).toBe(true);
});

test("--output goes elsewhere", async () => {
  const folder = listingProject(PETS);
  const dry = await run(folder, ["generate", "--dry-run", "-o", "other/place"]);
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining("3 files in other/place: 3 to create\n") });
  expect(readdirSync(folder)).not.toContain("other");
  expect(await run(folder, ["generate", "--output", "other/place"])).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "other/place/src/types.txt"))).toBe(true);
  expect(existsSync(join(folder, "sdk"))).toBe(false);
});

test("a file of another origin stops the run, --force replaces it", async () => {
  const folder = listingProject(PETS, { "sdk/README.md": "mine\n" });
  const refused = await run(folder, ["generate"]);
  expect(refused.code).toBe(1);
  expect(refused.out).toBe("gen-listing: 3 files in sdk: not written\n");
  expect(refused.err).toContain("output/not-ours: sdk/README.md exists");
  expect(refused.err).toContain("--force");
  expect(existsSync(join(folder, "sdk/src"))).toBe(false);
  expect(await run(folder, ["generate", "--force"])).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, "sdk/.sdkwright/edited/README.md"), "utf8")).toBe("mine\n");
});

test("attributes of the user's own stay, and ignored ones are not written", async () => {
  const own = listingProject(PETS, { "sdk/.gitattributes": "# mine\n" });
  expect(await run(own, ["generate"])).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(own, "sdk/.gitattributes"), "utf8")).toBe("# mine\n");
  const ignored = listingProject(PETS, { "sdk/.sdkwrightignore": ".gitattributes\n" });
  expect(await run(ignored, ["generate"])).toMatchObject({ code: 0, err: "" });
  expect(existsSync(join(ignored, "sdk/.gitattributes"))).toBe(false);
});

test("a folder that cannot be written is not up to date, and has no release", async () => {
  const folder = listingProject(PETS, { sdk: "a file\n" });
  const config = readFileSync(join(folder, "generators.yml"), "utf8");
  writeFileSync(join(folder, "generators.yml"), `autorelease: true\n${config}`);
  const { code, out, err } = await run(folder, ["generate"]);
  expect([code, out]).toEqual([1, "gen-listing: 4 files in sdk: not written\n"]);
  expect(err).toContain("error output/blocked");
});

test("progress and colours are for terminals", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const esc = "\u001b";
  expect((await run(folder, ["generate"])).err).not.toContain(esc);
  const terminal = await run(folder, ["generate"], { terminal: true });
  expect(terminal.err.replaceAll(esc, "ESC")).toMatch(/\rESC\[KReading openapi\.yml \(\d+ %\)/);
  expect(terminal.err).toContain("Generating local/gen-listing (");
  expect(terminal.err).toContain("Writing files of local/gen-listing (");
  expect(terminal.err).toContain(`${esc}[33mwarning${esc}[0m`);
  const plain = await run(folder, ["generate"], { terminal: true, env: { NO_COLOR: "1" } });
  expect(plain.err).toContain("warning listing/warning");
  expect(plain.err).not.toContain(`${esc}[33m`);
});

test("--timings lists the stages, and what each worked on", async () => {
  const { err } = await run(listingProject(PETS), ["generate", "--timings"]);
  const lines = err.split("\n").flatMap((line) => /^(\S+) +\d+\.\d ms(.*)$/.exec(line)?.slice(1).join("") ?? []);
  const stages = ["specialise", "model", "name", "plan", "emit", "finish", "write"];
  expect(lines).toEqual([
    "read  openapi.yml",
    "amend  openapi.yml",
    "lower  openapi.yml",
    "merge",
    "apply",
    "normalise",
    "validate",
    ...stages.map((stage) => `${stage}  local/gen-listing`),
  ]);
});

test("a fault is told as ours, without a stack trace unless asked for", async () => {
  const folder = listingProject("    Pet: { fault: true }\n");
  const quiet = await run(folder, ["generate"]);
  expect(quiet.code).toBe(70);
  expect(quiet.err).toContain("internal fault: the plugin is broken");
  expect(quiet.err).toContain("Please report it");
  expect(quiet.err).not.toContain("    at ");
  expect((await run(folder, ["generate"], { env: { SDKWRIGHT_DEBUG: "1" } })).err).toContain("    at ");
});

test("ir prints JSON and nothing else", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const { code, out, err } = await run(folder, ["ir"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ irVersion: 1, types: { Pet: { kind: "object" } } });
  expect(err).toContain("odd");
});

test("without a configuration every command says so", async () => {
  const folder = listingProject(PETS);
  const empty = join(folder, "..");
  for (const args of [["generate"], ["check"], ["ir"], ["why", "Pet"], ["where", "/x"]]) {
    const { code, err } = await run("/", args);
    expect(code, empty).toBe(1);
    expect(err).toContain("error cli/no-config: There is no generators.yml in /");
    expect(err).toContain("sdkwright init");
  }
  const missing = await run(folder, ["check", "--config", "nope.yml"]);
  expect(missing.code).toBe(1);
  expect(missing.err).toContain("nope.yml");
});

test("an unknown group and an unknown generator are findings", async () => {
  const folder = listingProject(PETS);
  const group = await run(folder, ["generate", "--group", "nope"]);
  expect(group).toMatchObject({ code: 1, err: expect.stringContaining("compiler/unknown-group") });
  writeFileSync(
    join(folder, "generators.yml"),
    readFileSync(join(folder, "generators.yml"), "utf8").replace("gen-listing", "gen-nothing"),
  );
  const generator = await run(folder, ["generate"]);
  expect(generator).toMatchObject({ code: 1, err: expect.stringContaining("compiler/no-backend") });
});

test("--check writes nothing, lists what would change, and fails until nothing would", async () => {
  const folder = listingProject(PETS);
  const stale = await run(folder, ["generate", "--check"]);
  expect(stale).toEqual({
    code: 1,
    out: "gen-listing: 3 files in sdk: 3 to create\n  + .gitattributes\n  + README.md\n  + src/types.txt\n",
    err: "The SDKs are not up to date. Run `sdkwright generate` and commit the result.\n",
  });
  expect(existsSync(join(folder, "sdk"))).toBe(false);
  const inActions = await run(folder, ["generate", "--check"], { env: { GITHUB_ACTIONS: "true" } });
  expect(inActions.err).toBe(`::error::${stale.err}`);
  await run(folder, ["generate"]);
  const fresh = { code: 0, out: "gen-listing: 3 files in sdk: up to date\n", err: "" };
  expect(await run(folder, ["generate", "--check"])).toEqual(fresh);
  appendFileSync(join(folder, "openapi.yml"), "    Cat: {}\n");
  expect((await run(folder, ["generate", "--dry-run", "--check"])).code).toBe(1);
});

test("--quiet prints errors alone", async () => {
  const odd = listingProject("    Pet: { severity: warning, message: odd }\n");
  expect(await run(odd, ["generate", "--quiet"])).toEqual({ code: 0, out: "", err: "" });
  expect(await run(odd, ["check", "-q"])).toEqual({ code: 0, out: "", err: "" });
  const wrong = listingProject(
    "    A: { severity: warning, message: odd }\n    B: { severity: error, message: bad }\n",
  );
  const { code, err } = await run(wrong, ["generate", "--quiet"]);
  expect(code).toBe(1);
  expect(err).toMatch(/listing\/error: bad[\s\S]*\n1 error\n$/);
  expect(err).not.toContain("odd\n");
});

test("codes go to terminals that know them alone, unless colours are asked for", async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const hasCodes = async (env: Record<string, string>, args: readonly string[] = [], terminal = true) => {
    const { out, err } = await run(folder, ["generate", "--no-cache", ...args], { env, terminal });
    return `${out}${err}`.includes("\u001b");
  };
  expect(await hasCodes({})).toBe(true);
  expect(await hasCodes({ TERM: "dumb" })).toBe(false);
  expect(await hasCodes({ NO_COLOR: "1", CI: "true" })).toBe(false);
  expect(await hasCodes({ CI: "true" }, ["--no-color"])).toBe(false);
  expect(await hasCodes({}, [], false)).toBe(false);
  expect(await hasCodes({ FORCE_COLOR: "1" }, [], false)).toBe(true);
  expect(await hasCodes({ FORCE_COLOR: "1", CI: "true" }, ["--no-color"])).toBe(false);
  expect(await hasCodes({ FORCE_COLOR: "0", CI: "true" })).toBe(false);
});

test("excerpts fit the terminal", async () => {
  const long = "x".repeat(200);
  const folder = listingProject(`    Pet: { severity: warning, message: odd, long: ${long} }\n`);
  const lines = (await run(folder, ["check", "--no-color"], { terminal: true, env: { CI: "1" } })).err.split("\n");
  const excerpt = lines.filter((line) => /^ +\d* \|/.test(line));
  expect(excerpt.length).toBeGreaterThan(1);
  for (const line of excerpt) expect(line.length).toBeLessThanOrEqual(80);
});

test("several groups run one after the other, each generator once", async () => {
  const folder = listingProject(PETS);
  const config = readFileSync(join(folder, "generators.yml"), "utf8");
  writeFileSync(
    join(folder, "generators.yml"),
    `${config}${config.split("groups:\n")[1]?.replace("local:", "other:").replace("sdk }", "sdk2 }")}`,
  );
  const both = await run(folder, ["generate", "--group", "local", "--group", "other", "-g", "local"]);
  expect(both).toMatchObject({
    code: 0,
    out: "gen-listing: 3 files in sdk: 3 created\ngen-listing: 3 files in sdk2: 3 created\n",
  });
  const wrong = await run(folder, ["generate", "--group", "local", "--group", "none"]);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining("compiler/unknown-group") });
});
