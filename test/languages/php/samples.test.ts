import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { toolchainOf } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";
import { compileSamples } from "./samples.js";

const START = "use Bookshop\\BookshopClient;\n";

/** Code blocks with what is said of them. */
const BROKEN: readonly (readonly [code: string, says: string])[] = [
  ["echo $client->books->get('id'", "Unclosed"],
  ["use Bookshop\\NoSuchClient;", "there is no Bookshop\\NoSuchClient"],
  ["new BookshopClient(secret: 'a');", "takes no secret"],
  ["$client->books->fetch('id');", "has no method fetch"],
  ["$client->bookz->get('id');", "has no property bookz"],
  ["$client->books->get();", "needs bookId"],
  ["$client->books->get('id', colour: 'red');", "takes no colour"],
  ["$book = $client->books->get('id');\necho $book->colour;", "has no property colour"],
  ["foreach ($client->books->list()->items as $book) {\n    echo $book->colour;\n}", "has no property colour"],
  ["try {\n} catch (\\Bookshop\\BookshopClient $error) {\n}", "is no exception"],
  ["echo BookshopClient::NAME;", "there is no Bookshop\\BookshopClient::NAME"],
];

describe.skipIf(toolchainOf(row).kind === "missing")("samples of PHP", () => {
  test("are not taken where a name or an argument is wrong", async () => {
    const sdk = filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator: row.generator }));
    const emitted = BROKEN.map(([code], index) => {
      const readme = `\`\`\`php\n${START}${code}\n\`\`\`\n`;
      return [`sdk-${index}`, new Map([...sdk, ["README.md", readme], ["reference.md", ""]])] as const;
    });
    const complaints = (await compileSamples(new Map(emitted))).join("\n").split(/^(?=sdk_)/m);
    expect(complaints.map((text) => text.split("\n")[0])).toEqual(
      BROKEN.map(([, says], index) =>
        expect.stringMatching(new RegExp(`^sdk_${index}: .*${says.replaceAll("\\", "\\\\")}`)),
      ),
    );
  }, 180_000);
});
