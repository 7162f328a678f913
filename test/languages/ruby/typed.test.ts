import { type Files, inTemporaryFolder, ROOT, readFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { toolchainOf } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";
import { complaintsOf, runRuby, withoutRbs } from "./toolchain.js";
import { compareSignatures, testSignatures, validateSignatures } from "./typed.js";

/** A change of signatures, and what is said of it. */
type Break = readonly [path: string, from: string, to: string, says: string];

const BOOKS = "sig/bookshop/resources/books_client.rbs";
const RBI = "rbi/bookshop.rbi";

const BROKEN: readonly Break[] = [
  [BOOKS, "def list:", "def lists:", "RBS: there is no signature of Bookshop::Resources::BooksClient#list"],
  [BOOKS, "def list:", "def lists:", "RBS: there is no Bookshop::Resources::BooksClient#lists"],
  [BOOKS, "?limit: Integer", "limit: Integer", "RBS: Bookshop::Resources::BooksClient#list takes (key"],
  ["sig/bookshop/types/book.rbs", "class Book < Model", "class Book", "Bookshop::Types::Book inherits from"],
  ["sig/bookshop/types/genre.rbs", 'POETRY: "poetry"', "", "there is no signature of Bookshop::Types::Genre::POETRY"],
  [
    "sig/bookshop/raw_response.rbs",
    "class RawResponse",
    "class RawResponses",
    "RBS: there is no Bookshop::RawResponses",
  ],
  [RBI, "    def books; end", "    def bookz; end", "RBI: there is no signature of Bookshop::Client#books"],
  [RBI, "params(event: Symbol", "params(events: Symbol", "Bookshop::Client#subscribe takes"],
  [RBI, "    sig { returns(Resources::BooksClient) }\n", "", "Bookshop::Client#books has no signature"],
  [RBI, "returns(Resources::BooksClient)", "returns(Resources::Books)", "uninitialized constant"],
];

const emitted = async (folder: string): Promise<Files> =>
  filesOf(await compileFolder(folder, { generator: row.generator }));

const broken = (sdk: Files, [path, from, to]: Break): Files =>
  new Map([...sdk, [path, (sdk.get(path) ?? "").replace(from, () => to)]]);

describe.skipIf(toolchainOf(row).kind === "missing" || withoutRbs() !== undefined)("signatures of Ruby", () => {
  test("are compared with what reflection says", async () => {
    const sdk = await emitted(`${ROOT}packages/cli/example`);
    const all = new Map([
      ["whole", sdk] as const,
      ...BROKEN.map((one, at) => [`sdk-${at}`, broken(sdk, one)] as const),
    ]);
    const complaints = await compareSignatures(all);
    expect(complaints.filter((line) => line.startsWith("whole:"))).toEqual([]);
    for (const [at, [, , , says]] of BROKEN.entries()) {
      const own = complaints.filter((line) => line.startsWith(`sdk_${at}:`));
      expect(own.join("\n")).toContain(says);
    }
  }, 180_000);

  test("are the same in RBI and in RBS for the runtime", async () => {
    const plugin = `${ROOT}plugins/backend-ruby`;
    await inTemporaryFolder(async (folder) => {
      const made = `${folder}/rbi`;
      expect(complaintsOf(await runRuby(ROOT, [`${plugin}/scripts/rbi.rb`, made]))).toEqual([]);
      expect(readFolder(made)).toEqual(readFolder(`${plugin}/runtime/rbi`));
    });
  }, 60_000);

  test("are validated", async () => {
    const sdk = await emitted(`${ROOT}packages/cli/example`);
    const wrong = broken(sdk, [BOOKS, "Types::Book", "Types::Boook", ""]);
    expect(await validateSignatures(new Map([["whole", sdk]]))).toEqual([]);
    expect((await validateSignatures(new Map([["wrong", wrong]]))).join("\n")).toContain("Boook");
  }, 180_000);

  test("are those of the calls and the results of the fixture", async () => {
    const sdk = filesOf(
      await compileFolder(`${ROOT}packages/conformance/fixture`, { file: "all.yml", generator: row.generator }),
    );
    expect(await testSignatures(sdk, "Acme")).toEqual([]);
    const path = "sig/acme/resources/pets_client.rbs";
    const wrong = new Map([...sdk, [path, (sdk.get(path) ?? "").replaceAll("-> Types::Pet\n", "-> Integer\n")]]);
    expect((await testSignatures(wrong, "Acme")).join("\n")).toContain("ReturnTypeError");
  }, 300_000);
});
