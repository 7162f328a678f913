// Compiles sources by another version of PHP than the one on PATH, without running them: `compile.mjs <version> <file>`. The
// file holds the sources as JSON, by path. Prints what PHP says of each, a line for each complaint.
import { readFileSync } from "node:fs";
import { loadPHPRuntime, PHP } from "@php-wasm/universal";

const [, , version = "", file = ""] = process.argv;
const { getPHPLoaderModule } = await import(`@php-wasm/node-${version.replace(".", "-")}`);

/**
 * Includes each source. A class that it declares is declared nowhere else: the namespace has a number in front. `return` keeps
 * classes whose parents are not there from being declared at all.
 */
const PROGRAM = `<?php
$sources = json_decode(file_get_contents('/sources.json'), true);
$complain = static function (string $message, int $line) use (&$path): void {
    file_put_contents('/complaints', "$path:$line: $message\\n", FILE_APPEND);
};
set_error_handler(static function (int $level, string $message, string $file, int $line) use ($complain): bool {
    $complain($message, $line);
    return true;
});
register_shutdown_function(static function () use ($complain, &$number): void {
    $error = error_get_last();
    if ($error !== null) {
        $complain($error['message'], $error['line']);
    }
    file_put_contents('/number', (string) $number);
});
$number = 0;
foreach ($sources as $path => $text) {
    if ($number++ < START) {
        continue;
    }
    $own = preg_replace('/^namespace ([^;]+);/m', "namespace N$number\\\\\\\\$1; return;", $text, 1, $isInNamespace);
    // A script.
    $own = $isInNamespace ? $own : preg_replace('/^declare\\(strict_types=1\\);/m', '$0 return;', $text, 1);
    file_put_contents('/source.php', $own);
    try {
        include '/source.php';
    } catch (\\ParseError $error) {
        $complain($error->getMessage(), $error->getLine());
    }
}
`;

const sources = readFileSync(file, "utf8");
const count = Object.keys(JSON.parse(sources)).length;
const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), {}));
php.writeFile("/sources.json", sources);
php.writeFile("/complaints", "");
// What cannot be compiled ends the program: it goes on behind it.
for (let start = 0, next = 0; start < count; start = next) {
  php.writeFile("/number", `${start}`);
  await php.run({ code: PROGRAM.replace("START", `${start}`) }).catch(() => {});
  next = Number(php.readFileAsText("/number"));
  if (next <= start) throw new Error(`PHP ended without a word behind file ${start}`);
}
process.stdout.write(php.readFileAsText("/complaints"), () => process.exit());
