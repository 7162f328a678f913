<?php

declare(strict_types=1);

// Runs the tests of a program with an SDK: `main.php <program> <folder of the SDK>`.

/** A value whose maps are in one order. */
function sorted(mixed $value): mixed
{
    if (!is_array($value)) {
        return $value;
    }
    if (!array_is_list($value)) {
        ksort($value);
    }

    return array_map(sorted(...), $value);
}

/** Fails unless two values are the same, in whatever order maps have their keys. */
function same(mixed $expected, mixed $actual): void
{
    if (sorted($expected) !== sorted($actual)) {
        throw new LogicException('expected ' . var_export($expected, true) . ', got ' . var_export($actual, true));
    }
}

/**
 * The error of a class that a function throws.
 *
 * @template T of Throwable
 * @param class-string<T> $class
 * @return T
 */
function thrown(string $class, callable $function): Throwable
{
    try {
        $function();
    } catch (Throwable $error) {
        if ($error instanceof $class) {
            return $error;
        }
        throw $error;
    }
    throw new LogicException("no $class was thrown");
}

[, $program, $folder] = $argv;
$manifest = json_decode((string) file_get_contents("$folder/composer.json"), true, 512, JSON_THROW_ON_ERROR);
spl_autoload_register(static function (string $class) use ($manifest, $folder): void {
    foreach ($manifest['autoload']['psr-4'] as $prefix => $path) {
        if (str_starts_with($class, $prefix)) {
            require "$folder/$path" . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
        }
    }
});
foreach (require $program as $name => $test) {
    try {
        $test();
        echo "passed $name\n";
    } catch (Throwable $error) {
        echo "failed $name: $error\n";
    }
}
