import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { row } from "./index.js";
import { complaintsOf, runPhp } from "./toolchain.js";

// What the options of the generator change in the package: the settings that all languages have are tested elsewhere.

async function emit(options: object): Promise<Files> {
  const config = { "package-name": "acme/books", ...options };
  return filesOf(await compileFolder(`${ROOT}packages/cli/example`, { generator: { name: "gen-php-sdk", config } }));
}

const manifest = (sdk: Files) => JSON.parse(sdk.get("composer.json") ?? "{}") as { readonly [key: string]: unknown };

/** Loads the classes of an SDK below a namespace as Composer would. */
const autoload = (namespace: string): string => `<?php
spl_autoload_register(static function (string $class): void {
    require __DIR__ . '/src/' . strtr(substr($class, strlen('${namespace}\\\\')), '\\\\', '/') . '.php';
});
`;

/** Runs a program of a user, which has the SDK on its path. */
function run(sdk: Files, namespace: string, program: string): Promise<void> {
  const sources = [...sdk].filter(([path]) => path.startsWith("src/"));
  const files: Files = new Map([...sources, ["program.php", `${autoload(namespace)}${program}`]]);
  const question = questionOf(row, "options", [`${ROOT}test/languages/php/options.test.ts`]);
  return verdicts.once(question, hashOfFiles(files), () =>
    inTemporaryFolder(async (folder) => {
      writeFolder(folder, files);
      expectNone(complaintsOf(await runPhp(folder, ["program.php"])));
    }),
  );
}

const BODY = '{"id":"3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b","title":"T","author":"A","new":1}';

/** A call that is answered without a network. */
const call = (namespace: string, client: string): string => `
$transport = new \\${namespace}\\Testing\\FakeTransport();
$transport->respond(json_decode('${BODY}'));
$client = new \\${namespace}\\${client}(
    token: 't',
    baseUrl: 'https://api.test',
    options: new \\${namespace}\\Core\\ClientOptions(transport: $transport),
);
$book = $client->books->get('3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b');
if ($book->title !== 'T' || $book->additionalProperties !== ['new' => 1]) {
    throw new \\LogicException('the book is another one');
}
if (!isset($client->books) || isset($client->bookz)) {
    throw new \\LogicException('isset does not tell resources from others');
}
foreach (['books', 'timeout'] as $name) {
    try {
        $client->$name = 5;
    } catch (\\Error) {
        continue;
    }
    throw new \\LogicException("$name can be assigned to");
}
`;

describe.skipIf(toolchainOf(row).kind === "missing")("options of gen-php-sdk", () => {
  test("namespace may have several names, and client-class-name names the client", async () => {
    const sdk = await emit({ namespace: "Acme\\Books", "client-class-name": "Shop" });
    expect(manifest(sdk).autoload).toEqual({ "psr-4": { "Acme\\Books\\": "src/" } });
    await run(sdk, "Acme\\Books", call("Acme\\Books", "Shop"));
  }, 180_000);

  test("names that PHP cannot have are refused in any letter case", async () => {
    const refused = [
      ...["List", "CLASS", "Readonly"].map((name) => ({ "client-class-name": name })),
      ...["Namespace\\Books", "psr", "Psr\\Books"].map((name) => ({ namespace: name })),
    ];
    for (const config of refused) {
      const generator = { name: "gen-php-sdk", config: { "package-name": "acme/books", ...config } };
      const { diagnostics } = await compileFolder(`${ROOT}packages/cli/example`, { generator });
      expect(
        diagnostics.map(({ code }) => code),
        JSON.stringify(config),
      ).toContain("compiler/bad-option");
    }
  });

  test("package-name is what Composer installs", async () => {
    const sdk = await emit({});
    expect(manifest(sdk).name).toBe("acme/books");
    expect(sdk.get("README.md")).toContain("composer require acme/books");
    await run(sdk, "Bookshop", call("Bookshop", "BookshopClient"));
  }, 180_000);

  test("composer-json, ci-workflow and wire-tests change the files around the code", async () => {
    const further = { require: { "psr/log": "^3" }, keywords: ["books"] };
    const sdk = await emit({ "composer-json": further, "ci-workflow": false, "wire-tests": false });
    expect(manifest(sdk)).toMatchObject({ require: { php: ">=8.2", "psr/log": "^3" }, keywords: ["books"] });
    expect([...sdk.keys()].filter((path) => /^\.github|^tests/.test(path))).toEqual([]);
  });
});
