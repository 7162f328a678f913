<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

/** Judges the vectors that every runtime passes, without PHPUnit, which not every release of PHP has here. */
final class Verdict
{
    /** @return iterable<string, array{string, \stdClass}> The vectors of a folder with their kinds. */
    public static function vectorsIn(string $folder): iterable
    {
        foreach (glob("$folder/*.json") ?: [] as $path) {
            $content = json_decode((string) file_get_contents($path), false, 512, JSON_THROW_ON_ERROR);
            // A file may have no vectors.
            Drivers::checkKind($content->kind);
            foreach ($content->vectors as $vector) {
                yield basename($path) . ": $vector->name" => [$content->kind, $vector];
            }
        }
    }

    /** The extension that a vector needs and this PHP lacks; null if there is none. */
    public static function lacked(string $kind, \stdClass $vector): ?string
    {
        $needsSodium = $kind === 'webhook' && str_contains((string) json_encode($vector->given->signatures), 'ed25519');

        return $needsSodium && !extension_loaded('sodium') ? 'sodium' : null;
    }

    /** What the runtime does that a vector does not expect; null if nothing. */
    public static function deviation(string $kind, \stdClass $vector): ?string
    {
        $observed = Drivers::drive($kind, $vector->given, $vector->expect);
        if (isset($observed['error'])) {
            if ($vector->expect->orError ?? false) {
                return null;
            }
            if (!property_exists($vector->expect, 'error')) {
                return 'not expected: ' . json_encode($observed['error'], JSON_PARTIAL_OUTPUT_ON_ERROR);
            }
        }

        return Comparison::deviation('', $observed, $vector->expect);
    }
}
