<?php

declare(strict_types=1);

// Loads every class of SDKs and compares their documentation with their code: `reflect.php <folder of an SDK> ...`. Prints what
// is wrong, a line for each complaint. Each SDK has a process of its own, since several may have the same namespace.

namespace Reflection;

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Reflection\\') && is_file($path = __DIR__ . '/' . substr($class, 11) . '.php')) {
        require $path;
    }
});

/** @param list<string> $folders */
function checkEach(array $folders): void
{
    foreach ($folders as $folder) {
        $child = pcntl_fork();
        if ($child === 0) {
            exit(checkOne($folder));
        }
        pcntl_waitpid($child, $status);
        if (!pcntl_wifexited($status) || pcntl_wexitstatus($status) !== 0) {
            echo basename($folder), ": the check ended early\n";
        }
    }
}

function checkOne(string $folder): int
{
    $name = basename($folder);
    $complain = static function (string $problem) use ($name): void {
        echo "$name: $problem\n";
    };
    set_error_handler(static function (int $level, string $message, string $file, int $line) use ($complain, $folder): bool {
        $complain(substr($file, strlen($folder) + 1) . ":$line: $message");

        return true;
    });
    foreach ((new Package($folder, $complain))->classes() as $class) {
        (new ClassCheck($class, $complain))->run();
    }

    return 0;
}

checkEach(array_slice($argv, 1));
