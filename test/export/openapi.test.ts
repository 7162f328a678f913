import { join } from "node:path";
import { applyPlugin, compile, createCompiler, openWorkspace, operationsAsRequests } from "@sdkwright/compiler";
import { openapiDocument } from "@sdkwright/openapi-export";
import { type Api, type Diagnostic, type HttpOperation, resourcePath } from "@sdkwright/plugin-api";
import { inMemoryFolder, ROOT, readFolder, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { PLUGINS } from "../support/compile.js";
import { sampleOfDefinitions } from "../support/corpus.js";
import { runMain } from "../support/main.js";

const sample = sampleOfDefinitions({
  counts: { openapi: 12, proto: 3, conjure: 3, openrpc: 2, asyncapi: 2 },
  maximum: 150_000,
});

/** What callers of SDKs name an operation. */
function nameOf(api: Api, { resource, name }: HttpOperation): string {
  const words = [...resourcePath(api, resource), { name }].map((one) => one.name.words.join("_").toLowerCase());
  return words.join(".");
}

const requestsOf = (api: Api): HttpOperation[] =>
  Object.values(operationsAsRequests(api).operations).filter((operation) => operation.kind === "http");

/** Compiles an exported document, compared with the specification of OpenAPI. */
function readAgain(document: object) {
  return inMemoryFolder(async (folder) => {
    const config = { api: { specs: [{ openapi: "openapi.json" }] }, groups: {} };
    writeFolder(
      folder,
      new Map([
        ["openapi.json", JSON.stringify(document)],
        ["generators.yml", JSON.stringify(config)],
      ]),
    );
    const compiler = createCompiler();
    for (const plugin of PLUGINS) applyPlugin(plugin, compiler);
    const workspace = openWorkspace(folder, "generators.yml");
    return compile({ compiler, workspace, command: "ir", validate: true, version: "0.0.0-test" });
  });
}

describe.skipIf(sample.length === 0)("the OpenAPI of real definitions", () => {
  test.each(sample.map((one) => [one.entry.path, one] as const))(
    "%s is valid and has the same operations",
    async (_, definition) => {
      const { api } = await definition.compile({ command: "ir" });
      if (!api) throw new Error("The definition was not read");
      const left: Diagnostic[] = [];
      const source = operationsAsRequests(api);
      const document = openapiDocument({ api: source, samples: new Map(), report: (one) => void left.push(one) });
      const gone = left.filter(({ code }) => ["export/json-rpc", "export/channel", "export/same-path"].includes(code));
      if (left.some(({ code }) => code === "export/nothing")) {
        expect(gone.length).toBe(Object.keys(source.operations).length);
        return;
      }
      const again = await readAgain(document);
      const wrong = again.diagnostics.filter(
        ({ severity, code }) => severity === "error" || code === "openapi/schema-violation",
      );
      expect(wrong.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
      const before = requestsOf(api);
      const after = again.api ? requestsOf(again.api) : [];
      expect(after.length).toBe(Object.keys(source.operations).length - gone.length);
      const known = new Set(before.map((one) => nameOf(api, one)));
      expect(after.map((one) => nameOf(again.api as Api, one)).filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

describe("sdkwright export openapi", () => {
  const shop = readFolder(join(ROOT, "packages/cli/example"));
  const generators = [
    { name: "gen-typescript-sdk", version: "*", output: { location: "local-file-system", path: "ts" } },
    { name: "gen-python-sdk", version: "*", output: { location: "local-file-system", path: "py" } },
  ];
  const files = new Map([
    ["openapi.yml", shop.get("openapi.yml") ?? ""],
    [
      "generators.yml",
      JSON.stringify({ api: { specs: [{ openapi: "openapi.yml" }] }, groups: { sdk: { generators } } }),
    ],
  ]);

  interface Sample {
    readonly lang: string;
    readonly source: string;
  }

  test("prints the API with the calls of every language", async () => {
    await inMemoryFolder(async (folder) => {
      writeFolder(folder, files);
      const { code } = await runMain(["export", "openapi", "-o", "api.json"], folder);
      expect(code).toBe(0);
      const { paths } = JSON.parse(readFolder(folder).get("api.json") ?? "") as {
        readonly paths: {
          readonly [path: string]: { readonly [verb: string]: { readonly "x-codeSamples": readonly Sample[] } };
        };
      };
      const samples = paths["/books"]?.post?.["x-codeSamples"] ?? [];
      expect(samples.map(({ lang }) => lang)).toEqual(["typescript", "python"]);
      expect(samples[1]?.source).toContain('client.books.create(title="title", author="author")');
    });
  });

  test("prints an overlay that adds the calls to the definition", async () => {
    await inMemoryFolder(async (folder) => {
      writeFolder(folder, files);
      await runMain(["export", "openapi", "--overlay", "-o", "samples.yml"], folder);
      const overlaid = JSON.stringify({ api: { specs: [{ openapi: "openapi.yml", overlays: "samples.yml" }] } });
      writeFolder(folder, new Map([["generators.yml", overlaid]]));
      const shown = await runMain(["api", "show", "--json"], folder);
      expect(shown.code, shown.stderr).toBe(0);
      const { paths } = JSON.parse(shown.stdout) as {
        readonly paths: { readonly "/books": { readonly post: object } };
      };
      expect(Object.keys(paths["/books"].post)).toContain("x-codeSamples");
    });
  });

  /** Two APIs, whose SDKs have folders of their own or one together. */
  function severalApis(folderOf: (name: string) => string): Map<string, string> {
    const filesOf = (name: string): [string, string][] => {
      const generator = { name: "gen-typescript-sdk", version: "*" };
      const output = { location: "local-file-system", path: folderOf(name) };
      const config = {
        api: { specs: [{ openapi: "openapi.yml" }] },
        groups: { sdk: { generators: [{ ...generator, output }] } },
      };
      const definition = { openapi: "3.1.0", info: { title: name, version: "1" }, paths: {} };
      return [
        [`apis/${name}/generators.yml`, JSON.stringify(config)],
        [`apis/${name}/openapi.yml`, JSON.stringify(definition)],
      ];
    };
    return new Map([...filesOf("one"), ...filesOf("two")]);
  }

  test("asks which of several APIs, and writes the named one to the file that is asked for", async () => {
    await inMemoryFolder(async (folder) => {
      writeFolder(
        folder,
        severalApis((name) => `../../sdks/${name}`),
      );
      const which = await runMain(["export", "openapi", "--output", "api.json"], folder);
      expect(which).toEqual({
        code: 2,
        stdout: "",
        stderr: "sdkwright: The workspace has several APIs. Name one with --api.\n",
      });
      const below = join(folder, "apis");
      const named = await runMain(["export", "openapi", "--api", "two", "--output", "api.json"], below);
      expect(named.code, named.stderr).toBe(0);
      const written = [...readFolder(folder).keys()].filter((path) => path.endsWith("api.json"));
      expect(written).toEqual(["apis/api.json"]);
      const { info } = JSON.parse(readFolder(folder).get("apis/api.json") ?? "") as { info: { title: string } };
      expect(info.title).toBe("two");
    });
  });
});
