<?php

declare(strict_types=1);

namespace Sdk\Tests\Wire;

use PHPUnit\Framework\Assert;

/** Where JSON differs from what it should be. */
final class WireJson
{
    private const MOMENT = '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/';

    /** Compares JSON. */
    public static function check(string $what, string $got, string $wanted): void
    {
        $difference = self::differenceOf($got, $wanted);
        Assert::assertNull($difference, "$what is $got, not $wanted: $difference");
    }

    /** Whether texts are equal, or write the same moment or the same object or list of JSON. */
    public static function isSameText(string $got, string $wanted): bool
    {
        return (
            $got === $wanted
            || self::isSameMoment($got, $wanted)
            || preg_match('/^[{[]/', $wanted) === 1
            && self::differenceOf($got, $wanted) === null
        );
    }

    private static function differenceOf(string $got, string $wanted): ?string
    {
        $flags = JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING;
        try {
            return self::find(json_decode($got, false, 512, $flags), json_decode($wanted, false, 512, $flags), '');
        } catch (\JsonException) {
            return 'it is not valid JSON';
        }
    }

    /** A property that is null and one that is absent are alike: types may not tell them apart. */
    private static function find(mixed $got, mixed $wanted, string $at): ?string
    {
        $areObjects = $got instanceof \stdClass && $wanted instanceof \stdClass;
        $areLists = is_array($got) && is_array($wanted) && count($got) === count($wanted);
        if (!$areObjects && !$areLists) {
            return self::isSame($got, $wanted)
                ? null
                : json_encode($got) . ' in place of ' . json_encode($wanted) . ' ' . $at;
        }
        [$own, $other] = [(array) $got, (array) $wanted];
        foreach (array_keys($other + $own) as $name) {
            $difference = self::find($own[$name] ?? null, $other[$name] ?? null, "$at/$name");
            if ($difference !== null) {
                return $difference;
            }
        }

        return null;
    }

    private static function isSame(mixed $got, mixed $wanted): bool
    {
        if (is_string($got) && is_string($wanted)) {
            return $got === $wanted || self::isSameMoment($got, $wanted);
        }
        $areNumbers = (is_int($got) || is_float($got)) && (is_int($wanted) || is_float($wanted));

        return $areNumbers ? $got == $wanted : $got === $wanted;
    }

    private static function isSameMoment(string $got, string $wanted): bool
    {
        $one = self::momentOf($got);

        return $one !== null && $one == self::momentOf($wanted);
    }

    private static function momentOf(string $text): ?\DateTimeImmutable
    {
        if (preg_match(self::MOMENT, $text) !== 1) {
            return null;
        }
        try {
            return new \DateTimeImmutable($text, new \DateTimeZone('UTC'));
        } catch (\Exception) {
            return null;
        }
    }
}
