import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NEWEST_EDITION } from "@sdkwright/config";
import { expect, test } from "vitest";
import { project, run } from "./helpers.js";

const API = "openapi: 3.1.0\ninfo: { title: The Acme Pets API, version: 1.0.0 }\npaths: {}\n";
const config = (folder: string) => readFileSync(join(folder, "generators.yml"), "utf8");

test("writes a configuration that check accepts", async () => {
  const folder = project({ "openapi.yml": API });
  expect(await run(folder, ["init"])).toEqual({
    code: 0,
    out: "Wrote generators.yml for openapi.yml.\nNext: sdkwright generate\n",
    err: "",
  });
  const text = config(folder);
  expect(text.split("\n")[0]).toMatch(/^# yaml-language-server: \$schema=\S+$/);
  expect(text).toContain("- openapi: openapi.yml\n");
  expect(text).toContain("package-name: acme-pets\n");
  expect(text).toContain(`\nedition: ${NEWEST_EDITION}\n`);
  expect((await run(folder, ["check"])).err).not.toMatch(/config\/|cli\//);
});

test("finds definitions in the usual folders and names the others", async () => {
  const folder = project({
    "spec/openapi.json": JSON.stringify({ openapi: "3.0.0" }),
    "docs/pets.openapi.yaml": API,
    "api/notes.yml": "openapi: hidden",
    "openapi.config.json": "{}",
    "node_modules/x/openapi.yml": API,
  });
  await run(folder, ["init"]);
  expect(config(folder)).toContain("- openapi: spec/openapi.json\n    # - openapi: docs/pets.openapi.yaml\n");
});

test("takes a definition that is named", async () => {
  const folder = project({ "openapi.yml": API, "deep/odd name #1.yml": API });
  expect(await run(folder, ["init", "./deep/odd name #1.yml"])).toMatchObject({ code: 0 });
  expect(config(folder)).toContain('- openapi: "deep/odd name #1.yml"\n');
  expect((await run(folder, ["check"])).err).not.toMatch(/config\/|cli\/|source\//);
});

test("takes languages by flag, asks a person for them, and mentions the others", async () => {
  const generators = (folder: string) => [...config(folder).matchAll(/^ {6}- name: (\S+)$/gm)].map(([, name]) => name);
  const both = project({ "openapi.yml": API });
  await run(both, ["init", "-l", "go", "-l", "typescript"]);
  expect(generators(both)).toEqual(["gen-go-sdk", "gen-typescript-sdk"]);
  expect(await run(both, ["check"])).toMatchObject({ code: 0, err: "" });
  const asked = project({ "openapi.yml": API });
  const { err } = await run(asked, ["init"], { answer: "go" });
  expect(err).toBe("Languages, out of go, java, python, typescript [typescript]: ");
  expect(generators(asked)).toEqual(["gen-go-sdk"]);
  expect(config(asked)).toContain("      # - name: gen-typescript-sdk\n");
  const silent = project({ "openapi.yml": API });
  await run(silent, ["init"], { answer: " " });
  expect(generators(silent)).toEqual(["gen-typescript-sdk"]);
  const wrong = project({ "openapi.yml": API });
  expect((await run(wrong, ["init", "-l", "gol"])).err).toContain("Did you mean `go`?");
});

test("says what the definition has to say about security and servers", async () => {
  const written = async (more: string) => {
    const folder = project({ "openapi.yml": API + more });
    await run(folder, ["init"]);
    expect((await run(folder, ["check"])).err).not.toMatch(/config\/|cli\//);
    return config(folder);
  };
  const schemes = "components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }\n";
  const servers = "servers: [{ url: https://api.example.com }]\n";
  const plain = await written("");
  expect(plain).toContain("declares no security schemes");
  expect(plain).toContain("names no server with a host");
  expect(await written(schemes + servers)).toContain("declares key (header X-Key), but no `security`");
  const secured = await written(`${schemes}${servers}security: [{ key: [] }]\n`);
  expect(secured).toContain("Authentication comes from the definition: key (header X-Key).");
  expect(secured).not.toMatch(/auth-schemes|no server/);
});

test("never overwrites", async () => {
  const folder = project({ "openapi.yml": API, "generators.yml": "mine" });
  const { code, err } = await run(folder, ["init"]);
  expect(code).toBe(1);
  expect(err).toContain("cli/config-exists: generators.yml exists already.");
  expect(config(folder)).toBe("mine");
});

test("says what it did not find", async () => {
  const folder = project({ "openapi.yml": "just: text", "broken.yml": "a: [" });
  const none = await run(folder, ["init"]);
  expect(none).toMatchObject({ code: 1, err: expect.stringContaining("cli/no-definition-found") });
  expect(await run(folder, ["init", "nope.yml"])).toMatchObject({ code: 1, err: expect.stringContaining("nope.yml") });
  const broken = await run(folder, ["init", "broken.yml"]);
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining("broken.yml:") });
});
