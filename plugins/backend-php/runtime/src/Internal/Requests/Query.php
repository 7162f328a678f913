<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Internal\Json\Json;

/**
 * Pairs of a query or a form, by the style of a parameter.
 *
 * @internal
 */
final class Query
{
    private const RESERVED = ":/?@!$'()*,;=";

    /**
     * The pairs of a parameter.
     *
     * @param array<string, mixed> $parameter Descriptor of the parameter or the field.
     * @param ?\Closure(string): string $encode How texts are encoded; null: as in a query.
     * @return list<string>
     */
    public static function pairs(array $parameter, mixed $json, ?\Closure $encode = null): array
    {
        $encode ??= $parameter['allowReserved'] ?? false ? self::encodeReserved(...) : Percent::encode(...);

        return self::pairsOf(
            $parameter['style'] ?? null,
            $parameter['explode'] ?? null,
            $encode,
            $parameter['name'],
            $json,
        );
    }

    /** @return list<string> */
    private static function pairsOf(?string $style, ?bool $explode, \Closure $encode, string $name, mixed $json): array
    {
        if (Json::isNothing($json)) {
            return [];
        }
        $parts = $style === 'json' ? null : Values::partsOf($json);
        if ($parts === null) {
            return [$encode($name) . '=' . $encode($style === 'json' ? Json::write($json) : Values::text($json))];
        }
        if ($style === 'deepObject') {
            $pairs = [];
            foreach ($parts as $key => $part) {
                $pairs = [...$pairs, ...self::pairsOf($style, $explode, $encode, "{$name}[$key]", $part)];
            }

            return $pairs;
        }
        if ($explode ?? $style === null || $style === 'form') {
            return self::exploded($encode, is_array($json) ? $name : null, $parts);
        }

        return $parts === [] ? [] : [self::joined($style, $encode, $name, $parts, is_array($json))];
    }

    /**
     * @param ?string $name Name of a list; null: each part has its own.
     * @param array<mixed> $parts
     * @return list<string>
     */
    private static function exploded(\Closure $encode, ?string $name, array $parts): array
    {
        $pairs = [];
        foreach ($parts as $key => $part) {
            // A list in an object repeats its key, as a list of its own does.
            $items = $name === null && is_array($part) ? Values::partsOf($part) ?? [] : [$part];
            foreach ($items as $item) {
                $pairs[] = $encode($name ?? (string) $key) . '=' . $encode(Values::text($item));
            }
        }

        return $pairs;
    }

    /** @param array<mixed> $parts */
    private static function joined(?string $style, \Closure $encode, string $name, array $parts, bool $isList): string
    {
        $texts = [];
        foreach ($parts as $key => $part) {
            if (!$isList) {
                $texts[] = $encode((string) $key);
            }
            $texts[] = $encode(Values::text($part));
        }
        $separator = match ($style) {
            'spaceDelimited' => '%20',
            'pipeDelimited' => '%7C',
            default => ',',
        };

        return $encode($name) . '=' . implode($separator, $texts);
    }

    /** What is percent-encoded already stays. */
    private static function encodeReserved(string $text): string
    {
        return (string) preg_replace('/%25(?=[0-9A-Fa-f]{2})/', '%', Percent::encode($text, self::RESERVED));
    }
}
