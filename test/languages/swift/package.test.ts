import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

// What stands around the code of a package: its manifest, its README, and how it is released.

const SECTION = 'Write `from: \\"{{ minVersion }}\\"` of {{ gitUrl }}.';

/** The bookshop's SDK by further keys of its generator. */
function emit(keys: string, readme = ""): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    copyFileSync(`${ROOT}packages/cli/example/openapi.yml`, join(folder, "openapi.yml"));
    const generator = `{ name: gen-swift-sdk, version: "*", output: { location: local-file-system, path: sdk }, ${keys} }`;
    const text = `api: openapi.yml\n${readme}groups: { sdk: { generators: [${generator}] } }\n`;
    writeFileSync(join(folder, "generators.yml"), text);
    return filesOf(await compileFolder(folder));
  });
}

const RELEASED = "config: { package-version: 1.4.0 }, githost: { repository: acme/bookshop-swift, mode: release }";

describe("the package of an SDK", () => {
  test("says in its README how programs get a release, and how its folder is added without a repository", async () => {
    const readme = (await emit(RELEASED)).get("README.md");
    expect(readme).toContain('  .package(url: "https://github.com/acme/bookshop-swift.git", from: "1.4.0")\n');
    expect(readme).toContain('.product(name: "Bookshop", package: "bookshop-swift")');
    const local = (await emit("config: {}")).get("README.md");
    expect(local).toContain('  .package(name: "bookshop-swift", path: "path/to/bookshop-swift")\n');
  });

  test("shows secrets by header where deliveries are signed by secrets and by keys", async () => {
    const generator = { name: "gen-swift-sdk", config: {} };
    const readme = filesOf(await compileFolder(`${ROOT}test/specs/ext-webhooks`, { generator })).get("README.md");
    expect(readme).toContain('WebhookSecrets(byHeader: ["X-Signature": [secret], "X-Sig": [publicKey]])\n');
  });

  test("fills in the variables of sections that the configuration adds to its README", async () => {
    const sections = `readme: { customSections: [{ title: Pin, language: swift, content: "${SECTION}" }] }\n`;
    const readme = (await emit(RELEASED, sections)).get("README.md");
    expect(readme).toContain('Write `from: "1.4.0"` of https://github.com/acme/bookshop-swift.git.\n');
  });

  test("is tested by its workflow on Linux and macOS, and released by another one", async () => {
    const sdk = await emit(RELEASED);
    const workflows = [...sdk.keys()].filter((path) => path.startsWith(".github/"));
    expect(workflows).toEqual([".github/workflows/ci.yml", ".github/workflows/publish.yml"]);
    expect(sdk.get(".github/workflows/ci.yml")).toMatch(/runs-on: ubuntu-latest[\s\S]*runs-on: macos-latest/);
  });

  test("leads readers of its documentation to clients, resources and errors", async () => {
    const page = (await emit("config: {}")).get("Sources/Bookshop/Bookshop.docc/Bookshop.md");
    for (const symbol of ["BookshopClient", "BooksClient", "BookshopAPIError", "ProblemNotFoundError"]) {
      expect(page).toContain(`- \`\`${symbol}\`\`\n`);
    }
  });
});
