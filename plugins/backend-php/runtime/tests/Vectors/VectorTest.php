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
        return Verdict::vectorsIn(getenv('SDK_VECTORS') ?: self::folder());
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
        $lacked = Verdict::lacked($kind, $vector);
        if ($lacked !== null) {
            self::markTestSkipped("$vector->name: needs the extension $lacked");
        }
        self::assertNull(Verdict::deviation($kind, $vector));
    }
}
