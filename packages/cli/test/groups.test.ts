import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { project, run } from "./helpers.js";

const API = `openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
servers: [{ url: "https://api.acme.example" }]
paths:
  /pets:
    get: { operationId: listPets, responses: { "204": { description: Done. } } }
`;

const file = (groups: string): string => `api: { specs: [{ openapi: openapi.yml }] }\n${groups}`;
const generator = (name: string, more = ""): string => `{ name: ${name}, version: "*"${more} }`;
const local = (path: string): string => `, output: { location: local-file-system, path: ${path} }`;
const acme = (groups: string, files = {}): string =>
  project({ "openapi.yml": API, "generators.yml": file(groups), ...files });
const codesOf = (text: string): string[] =>
  [...text.matchAll(/(?:^| )((?:error|warning|note) [a-z-]+\/[a-z-]+):/gm)].map(([, code]) => code ?? "");

describe("check", () => {
  test("needs no group", async () => {
    expect(await run(acme(""), ["check"])).toEqual({
      code: 0,
      out: "No errors. 1 operation, no generator.\n",
      err: "",
    });
  });

  test("looks at all groups where none is named", async () => {
    const groups = `groups:
  go: { generators: [${generator("gen-go-sdk", ", config: { nope: 1 }")}] }
  ts: { generators: [${generator("gen-typescript-sdk")}] }
`;
    const folder = acme(`default-group: ts\n${groups}`);
    expect(codesOf((await run(folder, ["check"])).err)).toEqual(["error compiler/unknown-option"]);
    expect((await run(folder, ["check", "--group", "ts"])).out).toBe("No errors. 1 operation, gen-typescript-sdk.\n");
  });

  test("lets groups that never run together write to one folder", async () => {
    const staging = `staging: { generators: [${generator("gen-go-sdk", local("sdk"))}] }`;
    const live = staging.replace("staging", "live");
    expect((await run(acme(`groups:\n  ${staging}\n  ${live}\n`), ["check"])).code).toBe(0);
    const together = await run(acme(`aliases: { all: [staging, live] }\ngroups:\n  ${staging}\n  ${live}\n`), [
      "check",
    ]);
    expect(codesOf(together.err)).toEqual(["error compiler/output-shared"]);
  });

  test("warns of a default group that does not exist, which stops `generate`, but not beside `--group`", async () => {
    const folder = acme(`default-group: gos\ngroups: { go: { generators: [${generator("gen-go-sdk")}] } }\n`);
    const expected = {
      check: { code: 0, codes: ["warning config/unknown-default-group"] },
      generate: { code: 1, codes: ["error config/unknown-group"] },
    };
    for (const [command, found] of Object.entries(expected)) {
      const { code, err } = await run(folder, [command]);
      expect({ code, codes: codesOf(err) }).toEqual(found);
      expect(err).toContain("generators.yml:2:16 ");
      expect(err).toContain("Did you mean `go`?");
    }
    expect(await run(folder, ["check", "--group", "go"])).toMatchObject({ code: 0, err: "" });
    expect(await run(folder, ["generate", "--group", "go", "--dry-run"])).toMatchObject({ code: 0, err: "" });
  });
});

describe("generate", () => {
  test("says that there are no groups", async () => {
    const { code, err } = await run(acme(""), ["generate"]);
    expect(code).toBe(1);
    expect(err).toContain("The configuration has no `groups`, so there is nothing to generate.");
    expect(err).toContain("Add a group with a generator");
  });

  test.each([
    ["a group", "groups: { none: { generators: [] } }\n"],
    ["an alias", "default-group: all\naliases: { all: [none] }\ngroups: { none: { generators: [] } }\n"],
  ])("fails where %s has no generators", async (_, groups) => {
    for (const command of ["check", "generate"]) {
      const { code, err } = await run(acme(groups), [command]);
      expect({ code, codes: codesOf(err) }).toEqual({ code: 1, codes: ["error compiler/empty-group"] });
    }
  });

  test("runs a group once that an alias lists twice", async () => {
    const groups = `aliases: { all: [go, go] }\ngroups: { go: { generators: [${generator("gen-go-sdk")}] } }\n`;
    const { code, out, err } = await run(acme(groups), ["generate", "--group", "all"]);
    expect({ code, err, lines: out.trimEnd().split("\n").length }).toEqual({ code: 0, err: "", lines: 1 });
  });
});

describe("an SDK without a folder of its own", () => {
  test("goes to `sdks`, and a note says once that it is not delivered", async () => {
    const npm = ", output: { location: npm, package-name: acme }";
    const groups = `groups:
  all:
    generators:
      - ${generator("gen-typescript-sdk", npm)}
      - ${generator("gen-go-sdk", ", github: { repository: acme/acme-go }")}
`;
    const folder = acme(groups);
    const { code, out, err } = await run(folder, ["generate"]);
    expect({ code, codes: codesOf(err) }).toEqual({ code: 0, codes: ["note compiler/not-delivered"] });
    expect(err).toContain(
      "`generate` writes these SDKs to `sdks/gen-typescript-sdk` and `sdks/gen-go-sdk`; `generate --publish` also publishes them.",
    );
    expect(out).toContain("files in sdks/gen-typescript-sdk: ");
    expect(out).toContain("files in sdks/gen-go-sdk: ");
    expect(existsSync(join(folder, "sdks/gen-go-sdk/go.mod"))).toBe(true);
    expect((await run(folder, ["check"])).code).toBe(0);
    const elsewhere = await run(folder, ["generate", "--generator", "gen-go-sdk", "-o", "out"]);
    expect(elsewhere.out).toContain("files in out: ");
  });
});

describe("generators that are not there", () => {
  const groups = (...names: string[]): string =>
    `groups:\n  all:\n    generators:\n${names.map((name) => `      - ${generator(name)}\n`).join("")}`;

  test("of another release or product are left out with one warning, and the others run", async () => {
    const folder = acme(groups("gen-rust-sdk", "gen-go-sdk", "fernapi/fern-rust-sdk", "fernapi/fern-rust-sdk"));
    for (const command of ["check", "generate"]) {
      const { code, err } = await run(folder, [command]);
      const codes = codesOf(err).filter((one) => !one.includes("other-product-version"));
      expect({ code, codes }).toEqual({ code: 0, codes: ["warning compiler/generator-skipped"] });
      expect(err).toContain(
        "does not have `gen-rust-sdk`, `fernapi/fern-rust-sdk`, so no SDK is written for them. Available: gen-collection, gen-csharp-sdk, gen-dotnet-sdk, gen-go-sdk, gen-java-sdk, gen-php-sdk, gen-python-sdk, gen-ruby-sdk, gen-swift-sdk, gen-typescript-sdk.",
      );
    }
    expect(existsSync(join(folder, "sdks/gen-go-sdk/go.mod"))).toBe(true);
  });

  test("has a collection under the name of old", async () => {
    const folder = acme(groups("fernapi/fern-postman"));
    expect((await run(folder, ["generate"])).code).toBe(0);
    expect(existsSync(join(folder, "sdks/gen-collection/collection.json"))).toBe(true);
  });

  test("are an error where no other is left to run, which `check` finds as `generate` does", async () => {
    const folder = acme(groups("gen-rust-sdk"));
    for (const args of [["generate"], ["check", "--group", "all"], ["check"]]) {
      const { code, err } = await run(folder, args);
      expect({ code, codes: codesOf(err) }).toEqual({ code: 1, codes: ["error compiler/no-backend"] });
      expect(err).not.toContain("Did you mean");
    }
  });

  test.each([
    ["gen-typescrpt-sdk", "gen-typescript-sdk"],
    ["fernapi/fern-typescrpt-sdk", "gen-typescript-sdk"],
  ])("are an error as `%s`, and the others are written", async (name, meant) => {
    const folder = acme(groups(name, "gen-go-sdk"));
    const { code, out, err } = await run(folder, ["generate"]);
    expect(code).toBe(1);
    expect(codesOf(err)).toContain("error compiler/no-backend");
    expect(err).toContain(`Unknown generator \`${name}\`. Did you mean \`${meant}\`?`);
    expect(out).toContain("gen-go-sdk: ");
    expect(existsSync(join(folder, "sdks/gen-go-sdk/go.mod"))).toBe(true);
  });
});

describe("workspaces of older forms", () => {
  test("name their definition at the top level, and generators without a vendor", async () => {
    const folder = project({
      "openapi.yml": API,
      "over.yml": "info: { title: Over }\n",
      "generators.yml": `openapi: openapi.yml
openapi-overrides: over.yml
groups: { go: { generators: [{ name: fern-go-sdk, version: 0.0.1 }] } }
`,
    });
    const { code, out } = await run(folder, ["check"]);
    expect({ code, out }).toEqual({ code: 0, out: "No errors. 1 operation, gen-go-sdk.\n" });
    expect(JSON.parse((await run(folder, ["ir"])).out).name.wire).toBe("Over");
  });

  test("are told that the other definition language is not read", async () => {
    const folder = project({ "definition/api.yml": "name: api\n", "generators.yml": "groups: {}\n" });
    const { code, err } = await run(folder, ["check"]);
    expect(code).toBe(1);
    expect(err).toContain("error compiler/other-language: `definition/api.yml` is written in the Fern Definition");
  });

  test("give Go's module as a mapping", async () => {
    const module = ', config: { module: { path: github.com/acme/go, version: "1.18" } }';
    const folder = acme(`groups: { go: { generators: [${generator("fernapi/fern-go-sdk", module)}] } }\n`);
    const { code, err } = await run(folder, ["generate"]);
    expect({ code, codes: codesOf(err) }).toEqual({
      code: 0,
      codes: ["note config/other-product-version", "note compiler/foreign-option"],
    });
    expect(err).toContain("`module.version`");
    expect(readFileSync(join(folder, "sdks/gen-go-sdk/go.mod"), "utf8")).toMatch(/^module github.com\/acme\/go\n/);
  });
});

test("`check` fails for a folder that `generate` would not write to", async () => {
  const folder = acme(`groups: { go: { generators: [${generator("gen-go-sdk")}] } }\n`, {
    "sdks/gen-go-sdk/client.go": "package mine\n",
  });
  for (const command of ["check", "generate"]) {
    const { code, err } = await run(folder, [command]);
    expect({ code, codes: codesOf(err) }).toEqual({ code: 1, codes: ["error output/not-ours"] });
  }
  expect(readFileSync(join(folder, "sdks/gen-go-sdk/client.go"), "utf8")).toBe("package mine\n");
});

test("an operation may ask for a URL that the environments of the configuration have", async () => {
  const definition = API.replace("operationId: listPets", "operationId: listPets, x-gen-server-name: login");
  const environments = "  environments: { Live: { urls: { api: https://a.example, login: https://b.example } } }\n";
  const text = `api:\n  specs: [{ openapi: openapi.yml }]\n${environments}`;
  const folder = project({ "openapi.yml": definition, "generators.yml": text });
  expect(await run(folder, ["check"])).toMatchObject({ code: 0, err: "" });
});
