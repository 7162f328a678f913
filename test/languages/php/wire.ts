import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted, TestRun } from "../suite.js";
import { folderName } from "./project.js";
import { runPhpunit } from "./toolchain.js";

/** Loads the classes of an SDK and of its tests as Composer does, which writes this file where a package is installed. */
const AUTOLOAD = `<?php

spl_autoload_register(static function (string $class): void {
    static $folders = null;
    if ($folders === null) {
        $manifest = json_decode(file_get_contents(dirname(__DIR__) . '/composer.json'), true, 512, JSON_THROW_ON_ERROR);
        $folders = $manifest['autoload-dev']['psr-4'] + $manifest['autoload']['psr-4'];
    }
    foreach ($folders as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            $path = dirname(__DIR__) . "/$folder/" . strtr(substr($class, strlen($prefix)), '\\\\', '/') . '.php';
            if (is_file($path)) {
                require $path;
                return;
            }
        }
    }
});
`;

interface Ended {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** What PHPUnit printed about one SDK. */
function readOutput(name: string, code: number, output: string): Ended {
  const passed = Number(/^OK \((\d+) test/m.exec(output)?.[1] ?? 0);
  if (code === 0) return { passed, failures: passed === 0 ? [`${name}: no test ran: ${output}`] : [] };
  const said = output.slice(Math.max(0, output.search(/^There (?:was|were) /m)));
  const lines = said.split("\n").filter((line) => line.trim() !== "");
  return { passed, failures: lines.slice(0, 200).map((line) => `${name}: ${line}`) };
}

/** Runs the tests that PHP SDKs bring, as `phpunit` does in each. */
export function runWireTests(sdks: Emitted): Promise<TestRun> {
  return inTemporaryFolder(async (folder) => {
    const runs: Ended[] = [];
    for (const [name, sdk] of sdks) {
      const own = `${folder}/${folderName(name)}`;
      writeFolder(own, new Map([...sdk, ["vendor/autoload.php", AUTOLOAD]]));
      const { code, stdout, stderr } = await runPhpunit(own, ["--do-not-cache-result", "--no-progress"]);
      runs.push(readOutput(name, code ?? 1, `${stdout}${stderr}`));
    }
    return {
      passed: runs.reduce((sum, { passed }) => sum + passed, 0),
      failures: runs.flatMap(({ failures }) => failures),
    };
  });
}
