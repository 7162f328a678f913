<?php

declare(strict_types=1);

namespace Driver;

/** Reads the lines of the runner. */
final class Messages
{
    /** A pair of surrogates, or half of one. */
    private const SURROGATES = '/\\\\ud[89ab]..\\\\ud[c-f]..|\\\\ud[89a-f]../i';

    /** Stands for half of a pair, which PHP's decoder refuses. */
    private const MARK = "\u{FDD0}";

    /** What half of a pair is in texts that are not UTF-8: what a program in PHP can have in its place. */
    private const HALF = "\xED\xA0\x80";

    public static function read(string $line): \stdClass
    {
        $message = json_decode($line, false, 8192);
        if ($message !== null) {
            return $message;
        }
        $marked = preg_replace_callback(self::SURROGATES, static fn (array $found): string => strlen($found[0]) > 6 ? $found[0] : self::MARK, $line);

        return self::withHalves(json_decode($marked, false, 8192, JSON_THROW_ON_ERROR));
    }

    private static function withHalves(mixed $value): mixed
    {
        return match (true) {
            is_string($value) => str_replace(self::MARK, self::HALF, $value),
            is_array($value) => array_map(self::withHalves(...), $value),
            $value instanceof \stdClass => (object) array_map(self::withHalves(...), (array) $value),
            default => $value,
        };
    }
}
