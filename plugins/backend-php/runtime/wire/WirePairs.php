<?php

declare(strict_types=1);

namespace Sdk\Tests\Wire;

use PHPUnit\Framework\Assert;

/** Names and values, decoded. The order counts among values of one name only, and in forms in parts. */
final class WirePairs
{
    /**
     * Pairs of names and values in turn.
     *
     * @param array<string> $texts
     * @return list<array{string, string}>
     */
    public static function of(array $texts): array
    {
        return array_map(static fn(array $pair): array => [$pair[0], $pair[1] ?? ''], array_chunk($texts, 2));
    }

    /**
     * Compares a query, or a form of the same syntax.
     *
     * @param list<array{string, string}> $wanted
     */
    public static function check(string $what, string $text, array $wanted): void
    {
        self::compare($what, self::sorted(self::split('&', $text, urldecode(...))), self::sorted($wanted));
    }

    /**
     * Compares the value of the header of cookies.
     *
     * @param list<array{string, string}> $wanted
     */
    public static function checkCookies(string $text, array $wanted): void
    {
        self::compare('the cookies', self::sorted(self::split('; ', $text, rawurldecode(...))), self::sorted($wanted));
    }

    /**
     * Compares a form in parts.
     *
     * @param list<array{string, string}> $wanted
     */
    public static function checkParts(WireReceived $got, array $wanted): void
    {
        Assert::assertSame(1, preg_match('/boundary="?([^";]+)/', $got->header('content-type') ?? '', $found));
        $pairs = [];
        foreach (explode("\r\n--" . ($found[1] ?? ''), "\r\n" . $got->body) as $part) {
            [$head, $content] = explode("\r\n\r\n", $part, 2) + [1 => null];
            if ($content !== null && preg_match('/[; ]name="?([^";\r]*)"?/', $head, $name) === 1) {
                $pairs[] = [$name[1], $content];
            }
        }
        self::compare('the form', $pairs, $wanted);
    }

    /**
     * @param non-empty-string $separator
     * @param \Closure(string): string $decode
     * @return list<array{string, string}>
     */
    private static function split(string $separator, string $text, \Closure $decode): array
    {
        $parts = array_values(array_filter(explode($separator, $text), static fn(string $part): bool => $part !== ''));

        return array_map(static function (string $part) use ($decode): array {
            [$name, $value] = explode('=', $part, 2) + [1 => ''];

            return [$decode($name), $decode($value)];
        }, $parts);
    }

    /**
     * @param list<array{string, string}> $pairs
     * @return list<array{string, string}>
     */
    private static function sorted(array $pairs): array
    {
        usort($pairs, static fn(array $one, array $other): int => strcmp($one[0], $other[0]));

        return $pairs;
    }

    /**
     * @param list<array{string, string}> $got
     * @param list<array{string, string}> $wanted
     */
    private static function compare(string $what, array $got, array $wanted): void
    {
        foreach ($wanted as $at => [$name, $value]) {
            if (($got[$at][0] ?? null) === $name && WireJson::isSameText($got[$at][1], $value)) {
                $got[$at][1] = $value;
            }
        }
        Assert::assertSame($wanted, $got, $what);
    }
}
