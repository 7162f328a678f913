import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/built-in.js";
import { project, run, serve } from "./helpers.js";

const API = `openapi: 3.1.0
info: { title: Acme Pets, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /pets: { get: { operationId: listPets, responses: { "204": { description: None. } } } }
`;

test("an SDK of a definition needs no configuration", async () => {
  const folder = project({ "openapi.yml": API });
  const done = await run(folder, ["generate", "openapi.yml", "-l", "typescript", "-o", "out"]);
  expect(done).toMatchObject({ code: 0, err: "" });
  expect(done.out).toMatch(/^gen-typescript-sdk: \d+ files in out: \d+ created\n$/);
  expect(JSON.parse(readFileSync(join(folder, "out/package.json"), "utf8"))).toMatchObject({ name: "acme-pets" });
  expect(existsSync(join(folder, "generators.yml"))).toBe(false);
});

test("several languages go to a folder each, by default below sdks", async () => {
  const folder = project({ "api/openapi.yml": API });
  const languages = ["-l", "go", "-l", "typescript"];
  expect((await run(folder, ["generate", "api/openapi.yml", ...languages, "-o", "out"])).code).toBe(0);
  expect((await run(folder, ["generate", "api/openapi.yml", ...languages])).code).toBe(0);
  for (const path of ["out/go", "out/typescript", "sdks/go", "sdks/typescript"]) {
    expect(existsSync(join(folder, path, "README.md"))).toBe(true);
  }
  expect((await run(folder, ["check", "api/openapi.yml", ...languages])).out).toContain("1 operation");
});

test("the SDK of another API is not replaced in a folder that nobody named", async () => {
  const other = API.replace("Acme Pets", "Corner Store");
  const url = await serve((_, response) => response.end(other));
  const folder = project({
    "openapi.yml": API,
    "same.yml": API.replace("Acme Pets", "Acme Pets API"),
    "other.yml": other,
  });
  const generate = (definition: string, ...flags: string[]) =>
    run(folder, ["generate", definition, "-l", "typescript", ...flags]);
  const nameOf = (path: string) => JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8")).name;
  expect((await generate("openapi.yml")).code).toBe(0);
  expect((await generate("same.yml")).code).toBe(0);
  for (const definition of ["other.yml", `${url}/openapi.yml`]) {
    const { code, err } = await generate(definition);
    expect(code).toBe(1);
    expect(err).toContain(
      "error cli/other-sdk: sdks/typescript has the SDK of `Acme Pets API`, not of `Corner Store`.",
    );
  }
  expect(nameOf("sdks/typescript")).toBe("acme-pets");
  expect((await generate("other.yml", "-o", "other")).code).toBe(0);
  expect(nameOf("other")).toBe("corner-store");
  expect((await generate("other.yml", "--rename")).code).toBe(0);
  expect(nameOf("sdks/typescript")).toBe("corner-store");
});

test("findings about the configuration that the command line stands for show no place in it", async () => {
  const folder = project({ "openapi.yml": API });
  await run(folder, ["generate", "openapi.yml", "-l", "typescript", "-o", "out"]);
  writeFileSync(join(folder, "openapi.yml"), API.replace("Acme Pets", "Corner Store"));
  const { err } = await run(folder, ["generate", "openapi.yml", "-l", "typescript", "-o", "out"]);
  expect(err).toMatch(/^warning compiler\/names-kept: /);
  expect(err).not.toContain("(command line)");
});

test("a definition of another folder is read from there", async () => {
  const folder = project({ "a/openapi.yml": API, "b/x.txt": "" });
  const done = await run(join(folder, "b"), ["generate", "../a/openapi.yml", "-l", "go", "-o", "sdk"]);
  expect(done).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "b/sdk/go.mod"))).toBe(true);
});

test("what cannot be meant is said", async () => {
  const folder = project({ "openapi.yml": API, "notes.yml": "a: 1" });
  const typo = await run(folder, ["generate", "openapi.yml", "-l", "typscript"]);
  expect(typo).toMatchObject({ code: 1, err: expect.stringContaining("Did you mean `typescript`?") });
  expect(await run(folder, ["generate", "notes.yml", "-l", "go"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("cli/no-definition-found"),
  });
  expect(await run(folder, ["generate", "nope.yml", "-l", "go"])).toMatchObject({ code: 1 });
  const wrong = async (...args: readonly string[]) => (await run(folder, args)).err.split("\n")[0];
  expect(await wrong("generate", "openapi.yml")).toBe(
    `sdkwright: \`generate <definition>\` needs --language <name>. Available: ${LANGUAGES.join(", ")}.`,
  );
  expect(await wrong("generate", "-l", "go")).toMatch(/^sdkwright: --language needs a definition/);
  expect(await wrong("generate", "openapi.yml", "-l", "go", "--group", "a")).toBe(
    "sdkwright: <definition> and --group cannot be combined.",
  );
});

test("a definition is fetched by its URL, with what it refers to at the same origin", async () => {
  const parts: Readonly<Record<string, string>> = {
    "/v1/openapi.yml": API.replace(
      "/pets: {",
      "/pet: { $ref: pet.yml }\n  /bad: { $ref: ../../../etc/passwd }\n  /pets: {",
    ),
    "/v1/pet.yml": "get: { operationId: getPet, responses: { 204: { description: None. } } }\n",
  };
  const url = await serve(({ url: path = "" }, response) => {
    const text = parts[path.replace(/\?.*/, "")];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  const folder = project({ "etc/passwd": "get: { operationId: leak }\n" });
  const { code, err } = await run(folder, ["check", `${url}/v1/openapi.yml?key=s3cret`, "-l", "go"]);
  expect(code).toBe(1);
  expect(err).toContain(`${url}/v1/openapi.yml:6:17 error source/reference-not-fetched: ${url}/etc/passwd`);
  expect(err.match(/ error /g)).toHaveLength(1);
  expect(err).not.toContain("s3cret");
  const gone = await run(folder, ["generate", `${url}/gone.yml`, "-l", "go"]);
  expect(gone).toMatchObject({ code: 1, out: "" });
  expect(gone.err).toContain(`${url}/gone.yml cannot be fetched: the server answered with status 404.`);
});

test("standard input and URLs in generators.yml are refused in a sentence", async () => {
  const folder = project({ "generators.yml": "api:\n  specs: [{ openapi: https://api.example.com/o.yml }]\n" });
  expect((await run(folder, ["check", "-", "-l", "go"])).err).toContain("cli/standard-input");
  const { err } = await run(folder, ["check"]);
  expect(err).toContain("generators.yml:2:22 error source/url-as-file: https://api.example.com/o.yml is a URL");
});
