<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Numbers;

/**
 * JSON as text in URLs and headers.
 *
 * @internal
 */
final class Values
{
    public static function text(mixed $json): string
    {
        return match (true) {
            is_string($json) => $json,
            is_float($json) => Numbers::text($json),
            default => Json::write($json),
        };
    }

    /**
     * The parts of a list or an object that are not null, by index or name; null if it is neither.
     *
     * @return ?array<mixed>
     */
    public static function partsOf(mixed $json): ?array
    {
        $all = $json instanceof \stdClass ? Json::membersOf($json) : $json;

        return is_array($all) ? array_filter($all, static fn(mixed $part): bool => $part !== null) : null;
    }

    /** @param callable(string): string $encode */
    public static function joined(mixed $json, bool $isExploded, string $separator, callable $encode): string
    {
        $parts = self::partsOf($json);
        if ($parts === null) {
            return $encode(self::text($json));
        }
        $isList = is_array($json);
        $items = [];
        foreach ($parts as $name => $part) {
            $text = $encode(self::text($part));
            $items[] = $isList ? $text : $encode((string) $name) . ($isExploded ? '=' : ',') . $text;
        }

        return implode($isList || $isExploded ? $separator : ',', $items);
    }
}
