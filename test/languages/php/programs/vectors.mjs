// Drives the vectors of all languages through the runtime with another version of PHP than the one on PATH:
// `vectors.mjs <version> <folder of the runtime> <folder of the vectors>`. Prints a line for each that the runtime does not pass,
// and how many it passes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";

const [, , version = "", runtime = "", vectors = ""] = process.argv;
const { getPHPLoaderModule } = await import(`@php-wasm/node-${version.replace(".", "-")}`);

const PROGRAM = `<?php
require '/runtime/tests/bootstrap.php';
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new \\ErrorException($message, 0, $level, $file, $line);
});
$passed = 0;
foreach (Sdk\\Tests\\Vectors\\Verdict::vectorsIn('/vectors') as $name => [$kind, $vector]) {
    if (Sdk\\Tests\\Vectors\\Verdict::lacked($kind, $vector) !== null) {
        continue;
    }
    try {
        $deviation = Sdk\\Tests\\Vectors\\Verdict::deviation($kind, $vector);
    } catch (\\Throwable $error) {
        $deviation = $error::class . ': ' . $error->getMessage();
    }
    $passed += $deviation === null ? 1 : 0;
    echo $deviation === null ? '' : "$name: $deviation\\n";
}
echo "$passed passed\\n";
`;

const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), {}));

/** Copies the files of a folder that PHP reads. */
function copy(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    if (!/\.(?:php|json)$/.test(entry.name)) continue;
    const folder = join(to, entry.parentPath.slice(from.length));
    php.mkdirTree(folder);
    php.writeFile(join(folder, entry.name), readFileSync(join(entry.parentPath, entry.name)));
  }
}

for (const part of ["src", "tests"]) copy(join(runtime, part), `/runtime/${part}`);
copy(vectors, "/vectors");
const { text, errors } = await php.run({ code: PROGRAM });
process.stdout.write(`${text}${errors}`, () => process.exit());
