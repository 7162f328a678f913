import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";
import { complaintsOf, runRuby } from "./toolchain.js";

// What the options of the generator change in the package: the settings that all languages have are tested elsewhere.

async function emit(options: object): Promise<Files> {
  const config = { "package-name": "acme-books", ...options };
  return filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator: { name: "gen-ruby-sdk", config } }));
}

/** Runs a program of a user, which has the SDK on its path. */
function run(sdk: Files, program: string): Promise<void> {
  const sources = [...sdk].filter(([path]) => path.startsWith("lib/"));
  const files: Files = new Map([...sources, ["program.rb", program]]);
  const question = questionOf(row, "options", [`${ROOT}test/languages/ruby/options.test.ts`]);
  return verdicts.once(question, hashOfFiles(files), () =>
    inTemporaryFolder(async (folder) => {
      writeFolder(folder, files);
      expectNone(complaintsOf(await runRuby(folder, ["-Ilib", "program.rb"])));
    }),
  );
}

const ID = "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b";

/** A call that is answered without a network. */
const call = (library: string, module: string): string => `
require '${library}'

http_client = ${module}::Testing::FakeHttpClient.new
http_client.respond({ 'id' => '${ID}', 'title' => 'T', 'author' => 'A', 'new' => 1 })
client = ${module}::Client.new(token: 't', base_url: 'https://api.test', http_client:)
book = client.books.get(book_id: '${ID}')
raise 'the book is another one' unless book.title == 'T' && book.additional_properties == { 'new' => 1 }
`;

describe.skipIf(toolchainOf(row).kind === "missing")("options of gen-ruby-sdk", () => {
  test("module-name names the module and what programs require", async () => {
    const sdk = await emit({ "module-name": "BookStore" });
    expect(sdk.has("lib/book_store.rb")).toBe(true);
    await run(sdk, call("book_store", "BookStore"));
  }, 180_000);

  test("package-name is what RubyGems installs", async () => {
    const sdk = await emit({});
    expect(sdk.get("acme-books.gemspec")).toContain("spec.name = 'acme-books'");
    expect(sdk.get("README.md")).toContain("acme-books");
    await run(sdk, call("bookshop", "Bookshop"));
  }, 180_000);

  test("ci-workflow and wire-tests change the files around the code", async () => {
    const sdk = await emit({ "ci-workflow": false, "wire-tests": false });
    expect([...sdk.keys()].filter((path) => /^\.github|^test\//.test(path))).toEqual([]);
  });
});
