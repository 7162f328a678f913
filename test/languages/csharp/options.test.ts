import { type Files, hashOf, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf, reportOf } from "../../support/compile.js";
import { row } from "./index.js";
import { EXAMPLE } from "./packages.js";
import { runWireTests } from "./wire.js";

// Options of gen-csharp-sdk, seen in what is emitted. What is compiled is compiled by the suites.

const HERE = `${ROOT}test/languages/csharp/options.test.ts`;

async function emit(config: object = {}): Promise<Files> {
  return filesOf(await compileFolder(EXAMPLE, { generator: { ...row.generator, config } }));
}

const textOf = (sdk: Files, path: string): string => sdk.get(path) ?? "";

const pathsOf = (sdk: Files, pattern: RegExp): string[] => [...sdk.keys()].filter((path) => pattern.test(path));

/** Namespaces that files declare. */
const namespacesOf = (sdk: Files): string[] =>
  [...new Set([...sdk.values()].flatMap((content) => /^namespace (.*);$/m.exec(content)?.[1] ?? []))].sort();

/** What is said of a configuration with one option, whose value stands in line 6, column 17. */
function reportFor(option: string, value: string): Promise<string> {
  const lines = [
    "api: { specs: [{ openapi: openapi.json }] }",
    "groups:",
    "  sdk:",
    "    generators:",
    "      - name: gen-csharp-sdk",
    `        config: { ${option}: ${JSON.stringify(value)} }`,
    '        version: "*"',
  ];
  const definition = { openapi: "3.1.0", info: { title: "Acme", version: "1" }, paths: {} };
  const files = new Map([
    ["generators.yml", `${lines.join("\n")}\n`],
    ["openapi.json", JSON.stringify(definition)],
  ]);
  return inTemporaryFolder(async (folder) => {
    writeFolder(folder, files);
    return reportOf(await compileFolder(folder));
  });
}

describe("options of gen-csharp-sdk", () => {
  test.each(["namespace", "root-namespace", "rootNamespace"])("%s is that of all files", async (option) => {
    const sdk = await emit({ [option]: "Acme.Books" });
    expect(namespacesOf(sdk)).toEqual(["Acme.Books", "Acme.Books.Core", "Acme.Books.Internal", "Acme.Books.Tests"]);
    expect(sdk.has("src/Acme.Books/BookshopClient.cs")).toBe(true);
    expect(textOf(sdk, "src/Acme.Books/Acme.Books.csproj")).toContain("<PackageId>Acme.Books</PackageId>");
  });

  test.each(["package-id", "packageId"])("%s is the id, and the namespace where it can be one", async (option) => {
    const sdk = await emit({ [option]: "Acme.Books" });
    expect(sdk.has("src/Acme.Books/BookshopClient.cs")).toBe(true);
    const other = await emit({ [option]: "acme-books" });
    expect(textOf(other, "src/Bookshop/Bookshop.csproj")).toContain("<PackageId>acme-books</PackageId>");
    expect(textOf(other, "README.md")).toContain("dotnet add package acme-books");
  });

  test.each(["client-class-name", "clientClassName", "client-name"])(
    "%s names the client and what goes with it",
    async (option) => {
      const sdk = await emit({ [option]: "AcmeClient" });
      const names = ["AcmeClient", "IAcmeClient", "AcmeClientOptions", "Errors/AcmeException"];
      for (const name of names) expect([...sdk.keys()]).toContain(`src/Acme/${name}.cs`);
      expect(pathsOf(sdk, /Bookshop/)).toEqual([]);
    },
  );

  test("target-frameworks are those of the project; without .NET Standard nothing is there for it", async () => {
    const standard = await emit();
    expect(textOf(standard, "src/Bookshop/Bookshop.csproj")).toMatch(/netstandard2\.0;net8\.0;net10\.0</);
    expect(pathsOf(standard, /NetStandard\.cs$/)).toHaveLength(1);
    const sdk = await emit({ "target-frameworks": "net9.0" });
    expect(textOf(sdk, "src/Bookshop/Bookshop.csproj")).toMatch(/>net9\.0</);
    expect([...sdk.values()].filter((content) => /netstandard/i.test(content))).toEqual([]);
    expect(pathsOf(sdk, /NetStandard\.cs$/)).toEqual([]);
  });

  test("dependency-injection adds a project, which is not there otherwise", async () => {
    expect(pathsOf(await emit(), /DependencyInjection/)).toEqual([]);
    const sdk = await emit({ "dependency-injection": true, "package-id": "Acme.Books" });
    const project = "src/Acme.Books.Extensions.DependencyInjection/Acme.Books.Extensions.DependencyInjection.csproj";
    expect(pathsOf(sdk, /DependencyInjection\.csproj$/)).toEqual([project]);
  });

  test("nothing in the code names the API where its names are chosen, or the compiler", async () => {
    const sdk = await emit({ "client-class-name": "AcmeClient", namespace: "Acme", "package-id": "Acme" });
    const sources = [...sdk].filter(([path]) => path.startsWith("src/")).map(([path, content]) => path + content);
    expect(sources.filter((text) => /\bBookshop[A-Z]/.test(text))).toEqual([]);
    expect(sources.filter((text) => /sdkwright/i.test(text))).toEqual([]);
  });

  test("max-retries, timeout-seconds and retry-unsafe are what clients begin with", async () => {
    const sdk = await emit({ "max-retries": 7, "timeout-seconds": 12.5, "retry-unsafe": true });
    const text = textOf(sdk, "src/Bookshop/ClientSpecs.cs");
    expect(text).toContain("Timeout = TimeSpan.FromMilliseconds(12500),");
    expect(text).toContain("MaxRetries = 7,");
    expect(text).toContain("RetryUnsafe = true,");
  });

  test("package-version and user-agent are in the manifest and the header", async () => {
    const sdk = await emit({ "package-version": "1.4.0" });
    expect(textOf(sdk, "Directory.Build.props")).toContain("<Version>1.4.0</Version>");
    const named = [...(await emit({ "user-agent": "acme/1" }))].filter(([, content]) => content.includes('"acme/1"'));
    expect(named.map(([path]) => path)).toEqual(["src/Bookshop/ClientSpecs.cs"]);
  });

  test("wire-tests and ci-workflow leave files out", async () => {
    const sdk = await emit({ "wire-tests": false, "ci-workflow": false });
    expect(pathsOf(sdk, /^\.github|^tests\//)).toEqual([]);
  });

  test.each([
    ["namespace", "acme"],
    ["namespace", "Acme..Sdk"],
    ["namespace", "Acme.System"],
    ["namespace", "System.Acme"],
    ["namespace", "Xunit"],
    ["package-id", "Acme/Sdk"],
    ["client-class-name", "acme client"],
    ["target-frameworks", "net7.0"],
    ["target-frameworks", "net8.0, net10.0"],
    ["dependency-injection", "yes"],
  ])("%s cannot be %j, which one finding says", async (option, value) => {
    const report = await reportFor(option, value);
    expect(report.match(/^\S*generators\.yml:\d+:\d+/gm)).toEqual([expect.stringMatching(/generators\.yml:6:\d+$/)]);
    expect(report).toContain(option);
  });
});

/** Names of namespaces that are also names of namespaces in each, of classes, or of types that emitted code names. */
const NAMESPACES = [
  "Task",
  "Acme.Environment",
  "Json",
  "Core",
  "Acme.Internal",
  "Tests",
  "Acme.Json.Acme",
  "BookshopClient",
];

test.skipIf(toolchainOf(row).kind === "missing")(
  "namespaces that are called as something else compile, with their tests",
  async () => {
    const sdks = new Map<string, Files>();
    for (const namespace of NAMESPACES) sdks.set(namespace, await emit({ namespace }));
    const question = questionOf(row, "namespaces", [HERE]);
    await verdicts.once(question, hashOf(...[...sdks.values()].map(hashOfFiles)), async () => {
      const { passed, failures } = await runWireTests(sdks);
      expectNone(failures);
      expect(passed).toBeGreaterThan(0);
    });
  },
  600_000,
);
