import { type Files, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

// Options of gen-java-sdk, seen in what is emitted. What is compiled is compiled by the suites.

async function emit(config: object = {}): Promise<Files> {
  return filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator: { name: "gen-java-sdk", config } }));
}

const SOURCES = "src/main/java";

/** Packages that files declare. */
const packagesOf = (sdk: Files): ReadonlySet<string> =>
  new Set([...sdk.values()].flatMap((content) => /^package (.*);$/m.exec(content)?.[1] ?? []));

/** Where no file may name the API: an SDK under the name of somebody else. */
const naming = (sdk: Files, word: RegExp): string[] =>
  [...sdk].filter(([path, content]) => path.startsWith("src/") && word.test(path + content)).map(([path]) => path);

describe("options of gen-java-sdk", () => {
  test("coordinate names group and artifact, and the package after the group", async () => {
    const sdk = await emit({ coordinate: "com.acme.sdks:books-java" });
    expect(sdk.get("pom.xml")).toContain("<groupId>com.acme.sdks</groupId>");
    expect(sdk.get("pom.xml")).toContain("<artifactId>books-java</artifactId>");
    expect(sdk.get("README.md")).toContain("com.acme.sdks:books-java");
    expect(sdk.has(`${SOURCES}/com/acme/sdks/bookshop/BookshopClient.java`)).toBe(true);
  });

  test.each(["package-name", "package-prefix", "packagePrefix"])("%s is the package of all files", async (option) => {
    const sdk = await emit({ [option]: "com.acme.books" });
    expect(sdk.has(`${SOURCES}/com/acme/books/BookshopClient.java`)).toBe(true);
    const packages = [...packagesOf(sdk)];
    expect(packages.filter((name) => !/^com\.acme\.books(?:$|\.)/.test(name))).toEqual([]);
    expect(packages).toContain("com.acme.books.types");
  });

  test("a package has no keyword for an element", async () => {
    const packages = [...packagesOf(await emit({ "package-name": "com.new.int" }))];
    expect(packages).toContain("com._new._int.types");
  });

  test.each(["client-class-name", "clientClassName"])("%s names the client and what goes with it", async (option) => {
    const sdk = await emit({ [option]: "AcmeClient", "package-name": "com.acme" });
    for (const name of ["AcmeClient", "AsyncAcmeClient", "AcmeClientBuilder", "errors/AcmeException"]) {
      expect([...sdk.keys()]).toContain(`${SOURCES}/com/acme/${name}.java`);
    }
    expect([...sdk.keys()].filter((path) => path.includes("BookshopClient"))).toEqual([]);
  });

  test("nothing in the code names the API where its names are chosen, or the compiler", async () => {
    const sdk = await emit({
      "client-class-name": "AcmeClient",
      "package-name": "com.acme",
      coordinate: "com.acme:acme",
    });
    // The definition's own texts and the names of its environment variables stay.
    expect(naming(sdk, /\bBookshop[A-Z]|\bcom\.example\b/)).toEqual([]);
    expect(naming(sdk, /sdkwright/i)).toEqual([]);
  });

  test("max-retries, timeout-seconds and retry-unsafe are what clients begin with", async () => {
    const text = [...(await emit({ "max-retries": 7, "timeout-seconds": 12.5, "retry-unsafe": true }))]
      .filter(([path]) => path.endsWith("/ClientSpecs.java"))
      .map(([, content]) => content)
      .join("");
    expect(text).toMatch(/maxRetries\(7\)/);
    expect(text).toMatch(/imeout.*12.*5/);
    expect(text).toMatch(/retryUnsafe\((?:true)?\)/);
  });

  test("package-version and user-agent are in the manifest and the header", async () => {
    const sdk = await emit({ "package-version": "1.4.0" });
    expect(sdk.get("pom.xml")).toContain("<version>1.4.0</version>");
    const named = [...(await emit({ "user-agent": "acme/1" }))].filter(([, content]) => content.includes('"acme/1"'));
    expect(named.map(([path]) => path)).toEqual([`${SOURCES}/com/example/bookshop/ClientSpecs.java`]);
  });

  test("wire-tests and ci-workflow leave files out", async () => {
    const paths = [...(await emit({ "wire-tests": false, "ci-workflow": false })).keys()];
    expect(paths.filter((path) => /^\.github|^src\/test/.test(path))).toEqual([]);
  });
});
