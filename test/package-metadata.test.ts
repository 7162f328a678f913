import { type Files, inMemoryFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "./support/compile.js";

// What a configuration says of who wrote an SDK, where it is kept and how it is licensed, in every language.

const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1.0.0" },
  paths: { "/pets": { get: { operationId: "listPets", responses: { "204": { description: "Done." } } } } },
};

interface Emitted {
  readonly files: Files;
  readonly codes: readonly string[];
}

function emit(name: string, generator: object, more: object = {}, definition: object = DEFINITION): Promise<Emitted> {
  return inMemoryFolder(async (folder) => {
    const generators = [{ name, version: "*", ...generator }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } }, ...more };
    const files = new Map([
      ["generators.yml", JSON.stringify(settings)],
      ["openapi.json", JSON.stringify(definition)],
      ["LICENSE", "Acme Licence: 1\n\nAsk first.\n"],
    ]);
    writeFolder(folder, files);
    const result = await compileFolder(folder);
    const codes = result.diagnostics.filter(({ severity }) => severity !== "note").map(({ code }) => code);
    return { files: filesOf(result), codes };
  });
}

const TYPESCRIPT = "gen-typescript-sdk";
const GO = "gen-go-sdk";
const JAVA = "gen-java-sdk";
const PYTHON = "gen-python-sdk";
const CSHARP = "gen-csharp-sdk";
const PHP = "gen-php-sdk";

async function manifestOf(generator: object, more: object = {}): Promise<Record<string, unknown>> {
  const { files } = await emit(TYPESCRIPT, generator, more);
  return JSON.parse(files.get("package.json") ?? "");
}

async function composerJson(generator: object, more: object = {}): Promise<Record<string, unknown>> {
  const { files } = await emit(PHP, generator, more);
  return JSON.parse(files.get("composer.json") ?? "");
}

describe("the description and the homepage", () => {
  const info = { ...DEFINITION.info, description: "Sells [books](https://acme.example) to `readers`. And more." };
  const definition = { ...DEFINITION, info, externalDocs: { url: "https://acme.example/docs" } };
  const manifest = async (generator: object = {}, more: object = {}) =>
    JSON.parse((await emit(TYPESCRIPT, generator, more, definition)).files.get("package.json") ?? "");

  test("are those of the definition where the configuration says nothing", async () => {
    expect(await manifest()).toMatchObject({
      description: "Sells books to readers.",
      homepage: "https://acme.example/docs",
    });
    expect(await manifestOf({})).not.toHaveProperty("description");
  });

  test("are those of the configuration otherwise", async () => {
    const metadata = { "package-description": "Our SDK", "reference-url": "https://sdk.acme.example" };
    expect(await composerJson({ metadata })).toMatchObject({
      description: "Our SDK",
      support: { docs: "https://sdk.acme.example" },
    });
    expect(await composerJson({})).toMatchObject({ description: "A PHP client for Acme." });
    expect(await manifest({ metadata })).toMatchObject({
      description: "Our SDK",
      homepage: "https://sdk.acme.example",
    });
  });
});

test.each([TYPESCRIPT, GO, PYTHON, JAVA, CSHARP, PHP])(
  "license and contact of the API are not those of an SDK: %s",
  async (name) => {
    const info = {
      ...DEFINITION.info,
      license: { name: "Licence of the API", url: "https://acme.example/terms" },
      contact: { name: "Support of the API", email: "support@acme.example", url: "https://acme.example/support" },
    };
    const { files } = await emit(name, {}, {}, { ...DEFINITION, info });
    expect(files.has("LICENSE")).toBe(false);
    for (const [path, text] of files) expect(text, path).not.toMatch(/(?:Licence|Support) of the API|acme\.example/);
  },
);
describe("keywords", () => {
  test("are those of the configuration", async () => {
    expect(await manifestOf({ keywords: ["books", "shop"] })).toMatchObject({ keywords: ["books", "shop"] });
    expect(await manifestOf({})).not.toHaveProperty("keywords");
    const { files } = await emit("gen-python-sdk", { keywords: ["books"] });
    expect(files.get("pyproject.toml")).toContain('keywords = ["books"]');
    expect((await emit("gen-python-sdk", {})).files.get("pyproject.toml")).not.toContain("keywords");
    expect(await composerJson({ keywords: ["books"] })).toMatchObject({ keywords: ["books"] });
    expect(await composerJson({})).not.toHaveProperty("keywords");
  });

  test("and links may stand at the registry of Python packages", async () => {
    const metadata = {
      keywords: ["shop", "books"],
      "documentation-link": "https://acme.example/docs",
      "homepage-link": "https://acme.example",
    };
    const output = { location: "python-registry", "package-name": "acme", token: "OIDC", metadata };
    const { files } = await emit("gen-python-sdk", { output, keywords: ["books"] });
    expect(files.get("pyproject.toml")).toContain('keywords = ["books", "shop"]');
    expect(files.get("pyproject.toml")).toContain(
      '[project.urls]\nHomepage = "https://acme.example"\nDocumentation = "https://acme.example/docs"\n',
    );
  });
});

describe("the repository", () => {
  test("is in the manifest, and names a Go module", async () => {
    const githost = { repository: "acme/acme-sdk" };
    expect((await manifestOf({ githost })).repository).toEqual({
      type: "git",
      url: "git+https://github.com/acme/acme-sdk.git",
    });
    expect((await emit(GO, { githost })).files.get("go.mod")).toMatch(/^module github.com\/acme\/acme-sdk\n/);
    expect((await composerJson({ githost })).support).toEqual({ source: "https://github.com/acme/acme-sdk" });
  });

  test.each([
    "https://bot:hunter2@git.acme.example/sdks/acme.git",
    "https://git.acme.example/sdks/acme.git?private_token=hunter2",
  ])("on a host of one's own is written without credentials: %s", async (uri) => {
    const githost = { uri, token: ["$", "{TOKEN}"].join("") };
    const { files } = await emit(TYPESCRIPT, { githost });
    expect(files.get("package.json")).toContain('"url": "git+https://git.acme.example/sdks/acme.git"');
    expect([...files.values()].join("")).not.toContain("hunter2");
    expect((await emit(GO, { githost })).files.get("go.mod")).toMatch(/^module git.acme.example\/sdks\/acme\n/);
  });
});

describe("the licence", () => {
  test.each([TYPESCRIPT, GO, PHP])("of the repository counts where the package says none: %s", async (name) => {
    const githost = { repository: "a/b", license: "Apache-2.0" };
    expect((await emit(name, { githost })).files.get("LICENSE")).toContain("Apache License");
    const own = await emit(name, { githost, metadata: { license: "MIT" } });
    expect(own.files.get("LICENSE")).toContain("Permission is hereby granted");
  });

  test.each([TYPESCRIPT, GO, PHP])("of the options counts where nothing else says one: %s", async (name) => {
    const config = { license: "MIT" };
    expect((await emit(name, { config })).files.get("LICENSE")).toContain("Permission is hereby granted");
    const own = await emit(name, { config, metadata: { license: "Apache-2.0" } });
    expect(own.files.get("LICENSE")).toContain("Apache License");
  });

  test.each([TYPESCRIPT, GO, PHP])("of one's own is the text of a file: %s", async (name) => {
    const metadata = { license: { custom: "LICENSE" } };
    const { files, codes } = await emit(name, { metadata });
    expect(codes).toEqual([]);
    expect(files.get("LICENSE")).toBe("Acme Licence: 1\n\nAsk first.\n");
    expect((await emit(name, { metadata: { license: { custom: "none.txt" } } })).codes).toEqual([
      "source/file-not-found",
    ]);
  });

  test("is an expression that npm takes", async () => {
    const licenceOf = async (license: unknown) => (await manifestOf({ metadata: { license } })).license;
    expect(await licenceOf("MIT OR Apache-2.0")).toBe("MIT OR Apache-2.0");
    expect(await licenceOf("Acme Commercial 1.0")).toBe("LicenseRef-Acme-Commercial-1.0");
    expect(await licenceOf({ custom: "LICENSE" })).toBe("SEE LICENSE IN LICENSE");
  });

  test.each([
    ["mit", "MIT"],
    ["apache-2.0 or (GPL-2.0+ and lgpl-2.1-ONLY+)", "LicenseRef-apache-2.0-or-GPL-2.0-and-lgpl-2.1-ONLY"],
    ["apache-2.0 OR (gpl-2.0+ AND lgpl-2.1+)", "Apache-2.0 OR (GPL-2.0+ AND LGPL-2.1+)"],
    ["gpl-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only WITH Classpath-exception-2.0"],
    ["LicenseRef-Acme", "LicenseRef-Acme"],
    ["Acme", "LicenseRef-Acme"],
    ["MIT OR Acme", "LicenseRef-MIT-OR-Acme"],
  ])("%s is %s for SPDX", async (license, expected) => {
    expect((await manifestOf({ metadata: { license } })).license).toBe(expected);
  });

  test("in any letter case has its text", async () => {
    const { files } = await emit(TYPESCRIPT, { metadata: { license: "mit" } });
    expect(files.get("LICENSE")).toContain("Permission is hereby granted");
  });

  test("has a page of SPDX in Java only if SPDX lists it", async () => {
    const pom = async (license: string) => (await emit(JAVA, { metadata: { license } })).files.get("pom.xml");
    expect(await pom("mit")).toContain("<url>https://spdx.org/licenses/MIT.html</url>");
    expect(await pom("Acme Commercial 1.0")).toContain("<name>LicenseRef-Acme-Commercial-1.0</name>");
    expect(await pom("Acme Commercial 1.0")).not.toContain("spdx.org");
  });

  test("of C# is an expression if NuGet takes it, or else the file if there is one", async () => {
    const project = async (license: unknown) => {
      const { files } = await emit(CSHARP, { metadata: { license } });
      return files.get("src/Acme/Acme.csproj")?.match(/<PackageLicense.*>/)?.[0];
    };
    expect(await project("MIT")).toBe("<PackageLicenseExpression>MIT</PackageLicenseExpression>");
    expect(await project({ custom: "LICENSE" })).toBe("<PackageLicenseFile>LICENSE</PackageLicenseFile>");
    expect(await project("Acme Commercial 1.0")).toBeUndefined();
  });

  test("of PHP is an expression, or the word that Composer has for all others", async () => {
    const licenceOf = async (license: unknown) => (await composerJson({ metadata: { license } })).license;
    expect(await licenceOf("MIT OR Apache-2.0")).toBe("MIT OR Apache-2.0");
    expect(await licenceOf("Acme Commercial 1.0")).toBe("proprietary");
    expect(await licenceOf({ custom: "LICENSE" })).toBe("proprietary");
    expect((await composerJson({})).license).toBe("proprietary");
  });

  test("of Python names a file only if there is one", async () => {
    const project = async (license: unknown) => {
      const { files } = await emit(PYTHON, { metadata: { license } });
      return { names: files.get("pyproject.toml")?.includes("license-files"), has: files.has("LICENSE") };
    };
    expect(await project("MIT")).toEqual({ names: true, has: true });
    expect(await project({ custom: "LICENSE" })).toEqual({ names: true, has: true });
    expect(await project("Acme Commercial 1.0")).toEqual({ names: false, has: false });
  });
});

test("the first author is the package's author, further ones are contributors", async () => {
  const authors = ["Ann", "Bob", "Cy"].map((name) => ({ name, email: `${name.toLowerCase()}@acme.example` }));
  const { author, contributors } = await manifestOf({}, { metadata: { authors } });
  expect([author, contributors]).toEqual([authors[0], authors.slice(1)]);
  expect(await manifestOf({}, { metadata: { authors: authors.slice(0, 1) } })).not.toHaveProperty("contributors");
  expect((await composerJson({}, { metadata: { authors } })).authors).toEqual(authors);
});
