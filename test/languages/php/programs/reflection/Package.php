<?php

declare(strict_types=1);

namespace Reflection;

/** The classes of an SDK, loaded as Composer would. */
final class Package
{
    /** @param \Closure(string): void $complain */
    public function __construct(private readonly string $folder, private readonly \Closure $complain)
    {
    }

    /** @return list<\ReflectionClass<object>> */
    public function classes(): array
    {
        $manifest = json_decode((string) file_get_contents("$this->folder/composer.json"), true, 512, JSON_THROW_ON_ERROR);
        $prefixes = $manifest['autoload']['psr-4'];
        spl_autoload_register(function (string $class) use ($prefixes): void {
            $path = $this->pathOf($class, $prefixes);
            if ($path !== null && is_file($path)) {
                require_once $path;
            }
        });
        $classes = [];
        foreach ($prefixes as $prefix => $path) {
            foreach ($this->filesBelow("$this->folder/" . rtrim($path, '/')) as $file => $name) {
                $classes[] = $this->classIn($file, $prefix . $name);
            }
        }

        return array_values(array_filter($classes));
    }

    /** @param array<string, string> $prefixes */
    private function pathOf(string $class, array $prefixes): ?string
    {
        $found = null;
        foreach ($prefixes as $prefix => $path) {
            if (str_starts_with($class, $prefix)) {
                $found = "$this->folder/$path" . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
            }
        }

        return $found;
    }

    /** @return array<string, string> Names of classes below the namespace by their files. */
    private function filesBelow(string $folder): array
    {
        if (!is_dir($folder)) {
            return [];
        }
        $names = [];
        $all = new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS));
        foreach ($all as $file) {
            $path = $file->getPathname();
            if (str_ends_with($path, '.php')) {
                $names[$path] = str_replace('/', '\\', substr($path, strlen($folder) + 1, -strlen('.php')));
            }
        }
        ksort($names);

        return $names;
    }

    private function classIn(string $path, string $class): ?\ReflectionClass
    {
        $file = substr($path, strlen($this->folder) + 1);
        try {
            $isThere = class_exists($class) || interface_exists($class) || enum_exists($class) || trait_exists($class);
        } catch (\Throwable $error) {
            ($this->complain)("$file: {$error->getMessage()}");

            return null;
        }
        if (!$isThere) {
            ($this->complain)("$file: does not declare $class");

            return null;
        }

        return new \ReflectionClass($class);
    }
}
