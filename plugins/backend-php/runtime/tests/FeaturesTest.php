<?php

declare(strict_types=1);

namespace Sdk\Tests;

use PHPUnit\Framework\TestCase;

/** An SDK has the files of the features that its API needs, and those that no feature names. */
final class FeaturesTest extends TestCase
{
    private const SOURCES = __DIR__ . '/../src/';

    /** @return array<string, list<string>> */
    private static function features(): array
    {
        return json_decode((string) file_get_contents(__DIR__ . '/../features.json'), true, 8, JSON_THROW_ON_ERROR);
    }

    public function testFeaturesNameFiles(): void
    {
        foreach (array_unique(array_merge(...array_values(self::features()))) as $path) {
            self::assertFileExists(self::SOURCES . $path);
        }
    }

    public function testEverySelectionOfFilesIsComplete(): void
    {
        $named = array_unique(array_merge(...array_values(self::features())));
        $usual = array_diff(self::files(), $named);
        self::assertMissing($usual, $usual, 'without features');
        foreach (self::features() as $feature => $files) {
            self::assertMissing([...$usual, ...$files], $files, "of $feature");
        }
    }

    /** @return list<string> */
    private static function files(): array
    {
        $paths = new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator(
            self::SOURCES,
            \FilesystemIterator::SKIP_DOTS,
        ));
        $files = [];
        foreach ($paths as $path => $file) {
            $files[] = str_replace('\\', '/', substr((string) $path, strlen(self::SOURCES)));
        }

        return $files;
    }

    /**
     * @param array<string> $present Files that an SDK has.
     * @param array<string> $checked Files that may name others only among them.
     */
    private static function assertMissing(array $present, array $checked, string $which): void
    {
        $namespaces = [];
        foreach (array_diff(self::files(), $present) as $missing) {
            $namespaces[basename($missing, '.php')] = 'Sdk\\' . str_replace('/', '\\', substr($missing, 0, -4));
        }
        foreach ($checked as $path) {
            $source = (string) file_get_contents(self::SOURCES . $path);
            foreach ($namespaces as $name => $class) {
                $isNeighbour = dirname($path) === dirname(str_replace('\\', '/', substr($class, 4)));
                $isNamed =
                    str_contains($source, "use $class;")
                    || $isNeighbour && preg_match("/(?<![\\\\\\w])$name(?=::|\\(| \\\$)/", $source) === 1;
                self::assertFalse($isNamed, "$path names $class, which an SDK $which lacks");
            }
        }
    }
}
