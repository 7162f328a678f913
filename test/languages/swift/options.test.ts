import { join } from "node:path";
import { type Files, hashOfFiles, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { core } from "./core.js";
import { row } from "./index.js";
import { compileProgram, compileSdk } from "./modules.js";
import { complaintsOf, runProgram } from "./toolchain.js";

// What the options of the generator change in the package: the settings that all languages have are tested elsewhere.

async function emit(config: object): Promise<Files> {
  return filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator: { name: "gen-swift-sdk", config } }));
}

/** Compiles and runs a program of a user. */
function run(sdk: Files, source: string): Promise<void> {
  const sources: Files = new Map([["Program.swift", source]]);
  const question = questionOf(row, "options", [`${ROOT}test/languages/swift/options.test.ts`]);
  return verdicts.once(question, hashOfFiles(new Map([...sdk, ...sources])), () =>
    inTemporaryFolder(async (folder) => {
      const module = await compileSdk(folder, sdk, await core());
      if (!("object" in module)) return expectNone(module);
      expectNone(await compileProgram(module, { sources, output: "program" }));
      expectNone(complaintsOf(await runProgram(folder, join(folder, "program"))));
    }),
  );
}

const ID = "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b";

/** A call that is answered without a network. */
const call = (module: string, client: string): string => `
import Foundation
import ${module}

struct Answering: HTTPTransport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let body = #"{"id": "${ID}", "title": "T", "author": "A", "createdAt": "2026-01-31T12:00:00Z", "new": 1}"#
    return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: HTTPBody(Data(body.utf8)))
  }
}

@main struct Program {
  static func main() async throws {
    let options = ClientOptions(transport: Answering())
    let client = ${client}(token: "t", baseURL: "https://api.test", options: options)
    guard let id = UUID(uuidString: "${ID}") else { exit(1) }
    let book = try await client.books.get(bookId: id)
    if book.title != "T" || book.id != id || book.additionalProperties != ["new": 1] { exit(2) }
  }
}
`;

describe.skipIf(toolchainOf(row).kind === "missing")("options of gen-swift-sdk", () => {
  test("module-name and client-class-name are what programs import and call", async () => {
    const sdk = await emit({ "module-name": "BookStore", "client-class-name": "Shop" });
    expect(sdk.get("Package.swift")).toContain('.library(name: "BookStore", targets: ["BookStore"])');
    expect(sdk.get("README.md")).toContain("import BookStore");
    await run(sdk, call("BookStore", "Shop"));
  }, 180_000);

  test("package-name is what the package manager knows", async () => {
    const sdk = await emit({ "package-name": "acme-books" });
    expect(sdk.get("Package.swift")).toContain('name: "acme-books"');
    expect(sdk.get("README.md")).toContain("acme-books");
  });

  test("ci-workflow and wire-tests change the files around the code", async () => {
    const sdk = await emit({ "ci-workflow": false, "wire-tests": false });
    expect([...sdk.keys()].filter((path) => /^\.github|^Tests\//.test(path))).toEqual([]);
    expect(sdk.get("Package.swift")).not.toContain("testTarget");
  });
});
