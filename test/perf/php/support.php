<?php

declare(strict_types=1);

/** Loads the classes of an SDK when they are needed, as Composer does. */
function loadClasses(string $folder): void
{
    spl_autoload_register(static function (string $class) use ($folder): void {
        if (str_starts_with($class, 'Acme\\')) {
            require "$folder/src/" . strtr(substr($class, 5), '\\', '/') . '.php';
        }
    });
}

/** CPU time of the process. */
function cpuSeconds(): float
{
    $usage = getrusage();

    return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']
        + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e6;
}
