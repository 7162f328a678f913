<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The vectors that every runtime passes. The variable `SDK_VECTORS` names another folder. */
final class VectorTest extends TestCase
{
    /** @return iterable<string, array{string, \stdClass}> */
    public static function vectors(): iterable
    {
        $folder = getenv('SDK_VECTORS') ?: self::folder();
        foreach (glob("$folder/*.json") ?: [] as $path) {
            $content = json_decode((string) file_get_contents($path), false, 512, JSON_THROW_ON_ERROR);
            // A file may have no vectors.
            Drivers::checkKind($content->kind);
            foreach ($content->vectors as $vector) {
                yield basename($path) . ": $vector->name" => [$content->kind, $vector];
            }
        }
    }

    private static function folder(): string
    {
        for ($above = __DIR__; $above !== dirname($above); $above = dirname($above)) {
            if (is_dir("$above/test/vectors")) {
                return "$above/test/vectors";
            }
        }
        throw new \RuntimeException('There is no folder test/vectors above the sources');
    }

    #[DataProvider('vectors')]
    public function testVector(string $kind, \stdClass $vector): void
    {
        if (
            $kind === 'webhook'
            && !extension_loaded('sodium')
            && str_contains((string) json_encode($vector->given->signatures), 'ed25519')
        ) {
            self::markTestSkipped("$vector->name: needs the extension sodium");
        }
        $observed = Drivers::drive($kind, $vector->given, $vector->expect);
        $hasFailed = isset($observed['error']);
        if ($hasFailed && ($vector->expect->orError ?? false)) {
            self::assertNotNull($observed['error']);

            return;
        }
        $isExpected = !$hasFailed || property_exists($vector->expect, 'error');
        self::assertTrue(
            $isExpected,
            'not expected: ' . json_encode($observed['error'] ?? null, JSON_PARTIAL_OUTPUT_ON_ERROR),
        );
        self::assertNull(Comparison::deviation('', $observed, $vector->expect));
    }
}
