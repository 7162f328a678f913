<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

use Sdk\Internal\Json\Json;

/** Compares observations with the expectations of a vector. */
final class Comparison
{
    /** The first deviation; null if there is none. */
    public static function deviation(string $path, mixed $observed, mixed $expected): ?string
    {
        if (
            $expected instanceof \stdClass
            && ($observed instanceof \stdClass || is_array($observed) && !array_is_list($observed))
        ) {
            $members = (array) $observed;
            foreach ((array) $expected as $name => $value) {
                $deviation =
                    $path === '' && $name === 'orError'
                        ? null
                        : self::deviation("$path.$name", $members[$name] ?? null, $value);
                if ($deviation !== null) {
                    return $deviation;
                }
            }

            return null;
        }
        if (is_array($expected) && is_array($observed) && count($expected) === count($observed)) {
            foreach ($expected as $index => $value) {
                $deviation = self::deviation("{$path}[$index]", $observed[$index] ?? null, $value);
                if ($deviation !== null) {
                    return $deviation;
                }
            }

            return null;
        }
        $isSame = is_int($expected) || is_float($expected)
            ? (is_int($observed) || is_float($observed)) && abs($observed - $expected) < 1e-9
            : $observed === $expected || $observed == new \stdClass() && $expected == $observed && !is_array($observed);

        return $isSame ? null : "$path is " . self::text($observed) . ', not ' . self::text($expected);
    }

    private static function text(mixed $value): string
    {
        return (string) json_encode(
            $value,
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR,
        );
    }
}
