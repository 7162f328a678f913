<?php

declare(strict_types=1);

/*
 * Calls an SDK many times, with many calls at once, and with large files. Prints what is left afterwards, and the most memory that
 * each took, as JSON.
 *
 *     php load.php <folder of the SDK> <url> <calls> <at once> <megabytes>
 */

use Acme\AcmeClient;
use Acme\Core\FileUpload;

require __DIR__ . '/support.php';

[, $folder, $url, $calls, $atOnce, $megabytes] = $argv;
loadClasses($folder);
$client = new AcmeClient(token: 't', baseUrl: $url);

function openHandles(): int
{
    return count(scandir('/proc/self/fd') ?: []);
}

/** Runs something, and tells how much more memory than before it took at most, in bytes. */
function peakOf(callable $work): int
{
    gc_collect_cycles();
    memory_reset_peak_usage();
    $before = memory_get_usage();
    $work();

    return memory_get_peak_usage() - $before;
}

/** @return array<string, int> */
function manyCalls(AcmeClient $client, int $calls): array
{
    $call = static fn(): string => $client->pets->update('p1', fields: ['name', 'age'], name: 'Rex', age: 4)->name;
    for ($index = 0; $index < 100; $index++) {
        $call();
    }
    gc_collect_cycles();
    [$memory, $handles] = [memory_get_usage(), openHandles()];
    for ($index = 0; $index < $calls; $index++) {
        $call();
    }
    $collected = gc_status()['collected'];

    return ['memory' => memory_get_usage() - $memory, 'handles' => openHandles() - $handles, 'cycles' => $collected];
}

/**
 * Streams that are open together, and read in turn.
 *
 * @return array<string, int>
 */
function manyStreams(AcmeClient $client, int $count): array
{
    $handles = openHandles();
    $streams = array_map(static fn(): Iterator => $client->ticks->watch()->getIterator(), range(1, $count));
    $received = 0;
    $most = 0;
    while ($streams !== []) {
        foreach ($streams as $key => $stream) {
            if ($stream->valid()) {
                $received++;
                $stream->next();
            } else {
                unset($streams[$key]);
            }
        }
        $most = max($most, openHandles() - $handles);
    }
    unset($stream);

    return ['events' => $received, 'open' => $most];
}

/** Processes that have the client of their parent. The number of those that got their own answer. */
function manyProcesses(AcmeClient $client, int $count): int
{
    // The connection of the parent is one that no child may use.
    $client->pets->update('p1', name: 'Rex');
    $children = [];
    for ($index = 0; $index < $count; $index++) {
        $child = pcntl_fork();
        if ($child === 0) {
            $pet = $client->pets->update("p$index", name: "Rex $index", age: $index);
            // Nothing of the parent's is tidied away.
            posix_kill(getmypid(), $pet->name === "Rex $index" && $pet->age === $index ? SIGTERM : SIGKILL);
        }
        $children[] = $child;
    }
    $right = 0;
    foreach ($children as $child) {
        pcntl_waitpid($child, $status);
        $right += pcntl_wtermsig($status) === SIGTERM ? 1 : 0;
    }

    return $right;
}

$path = tempnam(sys_get_temp_dir(), 'load');
$file = fopen($path, 'w');
for ($index = 0; $index < (int) $megabytes; $index++) {
    fwrite($file, str_repeat('x', 1_000_000));
}
fclose($file);
$size = (int) $megabytes * 1_000_000;
$result = [
    'calls' => manyCalls($client, (int) $calls),
    'streams' => manyStreams($client, (int) $atOnce),
    'processes' => manyProcesses($client, (int) $atOnce),
    'up' => peakOf(static function () use ($client, $path, $size): void {
        if ($client->files->upload(FileUpload::fromPath($path))->size !== $size) {
            throw new RuntimeException('The file arrived incomplete');
        }
    }),
    'upInForm' => peakOf(static function () use ($client, $path, $size): void {
        if ($client->files->uploadForm(file: FileUpload::fromPath($path))->size <= $size) {
            throw new RuntimeException('The form arrived incomplete');
        }
    }),
    'down' => peakOf(static function () use ($client, $path, $size): void {
        $client->files->download()->saveTo($path);
        if (filesize($path) !== $size) {
            throw new RuntimeException('The file arrived incomplete');
        }
    }),
    'handles' => openHandles(),
];
unlink($path);
echo json_encode($result);
