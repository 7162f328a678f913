<?php

declare(strict_types=1);

// Reads the code blocks of the documents of SDKs: `samples.php <folder of an SDK> ...`. Complains of syntax, of names that there
// are not, and of arguments that methods do not take, a line for each. Each SDK has a process of its own.

namespace Samples;

spl_autoload_register(static function (string $class): void {
    foreach (['Samples\\' => __DIR__, 'Reflection\\' => dirname(__DIR__) . '/reflection'] as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            require "$folder/" . substr($class, strlen($prefix)) . '.php';
        }
    }
});

function checkOne(string $folder): void
{
    $about = json_decode((string) file_get_contents("$folder/samples/sdk.json"), false, 4, JSON_THROW_ON_ERROR);
    spl_autoload_register(static function (string $class) use ($folder, $about): void {
        $path = "$folder/src/" . strtr(substr($class, strlen($about->namespace) + 1), '\\', '/') . '.php';
        if (str_starts_with($class, "$about->namespace\\") && is_file($path)) {
            require $path;
        }
    });
    foreach (glob("$folder/samples/*.php") ?: [] as $path) {
        $code = (string) file_get_contents($path);
        try {
            $known = ['$client' => new Type("$about->namespace\\$about->client")];
            (new Sample("<?php\n$code", $known))->check();
        } catch (\ParseError|Mistake $error) {
            echo basename($folder), ": {$error->getMessage()} in:\n$code\n";
        }
    }
}

foreach (array_slice($argv, 1) as $folder) {
    $child = pcntl_fork();
    if ($child === 0) {
        checkOne($folder);
        exit(0);
    }
    pcntl_waitpid($child, $status);
    if ($status !== 0) {
        echo basename($folder), ": the check ended early\n";
    }
}
