<?php

declare(strict_types=1);

// Runs the samples of SDKs: `php samples.php folder...`. Each folder has an SDK, and in `samples` its samples and `sdk.json`, which says
// its namespace and its client. Requests get an answer that is empty: what counts is that the code can be run up to them and behind
// them. Prints a line for each complaint.

foreach (array_slice($argv, 1) as $folder) {
    $options = ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', '-d', 'error_log=/dev/null'];
    // SDKs may have one namespace: each is loaded in a process of its own.
    $process = proc_open(
        [PHP_BINARY, ...$options, __DIR__ . '/run.php', $folder],
        [1 => ['pipe', 'w'], 2 => ['redirect', 1]],
        $pipes,
    );
    if ($process === false) {
        exit(1);
    }
    foreach (explode("\n", trim((string) stream_get_contents($pipes[1]))) as $line) {
        echo $line === '' ? '' : basename($folder) . ": $line\n";
    }
    if (proc_close($process) !== 0) {
        echo basename($folder), ": the samples did not run to the end\n";
    }
}
