<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

use Sdk\Core\Date;
use Sdk\Core\JsonLiteral;
use Sdk\Core\Model;
use Sdk\Core\Union;
use Sdk\Core\UnknownVariant;

/**
 * Chooses the variant of a union, in reading and in writing.
 *
 * @internal
 */
final class Unions
{
    /** @param class-string<Union> $union */
    public static function read(string $union, mixed $json): mixed
    {
        $variant = self::choose($union, $json, Fit::STRICT) ?? self::choose($union, $json, Fit::LENIENT);
        if ($variant === null && $union::tag() === null) {
            $variant = self::choose($union, $json, Fit::OUTLINE);
        }
        $value = $variant === null ? Misfit::Value : Types::read($variant, $json);

        return $value === Misfit::Value ? new UnknownVariant(self::tagOf($union, $json), $json) : $value;
    }

    /**
     * The type of the variant that JSON is; null if it is not one of them.
     *
     * @param class-string<Union> $union
     */
    public static function choose(string $union, mixed $json, int $mode): mixed
    {
        if ($union::tag() !== null) {
            $tag = self::tagOf($union, $json);

            return $tag === null ? null : $union::variants()[$tag] ?? null;
        }
        $best = null;
        $fewest = PHP_INT_MAX;
        foreach ($union::variants() as $variant) {
            $fit = Fit::of($variant, $json, $mode);
            if ($fit !== null && $fit < $fewest) {
                [$best, $fewest] = [$variant, $fit];
            }
        }

        return $best;
    }

    /** @param class-string<Union> $union */
    private static function tagOf(string $union, mixed $json): ?string
    {
        $name = $union::tag();
        $tag = $name === null ? null : Json::member($json, $name);

        return match (true) {
            is_string($tag) => $tag,
            is_bool($tag) => $tag ? 'true' : 'false',
            is_int($tag), is_float($tag), $tag instanceof JsonLiteral && !$tag->isText() => Json::write($tag),
            default => null,
        };
    }

    /** @param class-string<Union> $union */
    public static function encode(string $union, mixed $value): mixed
    {
        if ($value instanceof UnknownVariant) {
            return $value->json;
        }
        $name = $union::tag();
        // A list is a map too, of indexes, unless the union has lists.
        $isList = is_array($value) && $value !== [] && array_is_list($value) && self::hasLists($union);
        foreach ($union::variants() as $tag => $variant) {
            if ($isList && self::kindOf($variant) === 'map' || !self::isOf($variant, $value, $name, (string) $tag)) {
                continue;
            }
            $json = Encoder::encode($variant, $value);
            if ($name !== null && $json instanceof \stdClass && !array_key_exists($name, Json::membersOf($json))) {
                $json = Json::withAt($json, [$name], self::tagValue($variant, $name, (string) $tag));
            }

            return $json;
        }

        return Encoder::encode('any', $value);
    }

    /** The tag as the variant declares it: keys of arrays are texts or integers alone. */
    private static function tagValue(mixed $variant, string $name, string $tag): mixed
    {
        if (is_string($variant) && is_a($variant, Model::class, true)) {
            foreach ($variant::properties() as [$wire, $type]) {
                $read = $wire === $name ? Types::read($type, json_decode($tag) ?? $tag) : Misfit::Value;
                if ($read !== Misfit::Value) {
                    return is_string($read) ? $tag : $read;
                }
            }
        }

        return $tag;
    }

    /** @param class-string<Union> $union */
    private static function hasLists(string $union): bool
    {
        return array_intersect(['list', 'tuple'], array_map(self::kindOf(...), $union::variants())) !== [];
    }

    /** The first word of a type. */
    private static function kindOf(mixed $type): mixed
    {
        return is_array($type) ? $type[0] : $type;
    }

    /** Whether a value of PHP is one of a variant. */
    private static function isOf(mixed $variant, mixed $value, ?string $name, string $tag): bool
    {
        if ($name !== null && is_array($value) && isset($value[$name])) {
            return $value[$name] === $tag;
        }
        $kind = self::kindOf($variant);

        return match ($kind) {
            'string', 'uuid', 'decimal', 'bytes' => is_string($value),
            'bool' => is_bool($value),
            'int32', 'int64', 'integer' => is_int($value),
            'double' => is_float($value) || is_int($value),
            'datetime', 'date' => $value instanceof \DateTimeInterface || $value instanceof Date,
            'list', 'tuple' => is_array($value) && array_is_list($value),
            'map' => is_array($value),
            'nullable', 'const' => $value === null || self::isOf($variant[1], $value, $name, $tag),
            'any' => true,
            default => is_object($value) ? $value instanceof $kind : self::isOfClass($kind, $value),
        };
    }

    private static function isOfClass(string $class, mixed $value): bool
    {
        if (is_a($class, Model::class, true)) {
            return is_array($value) && !array_is_list($value);
        }

        return !is_a($class, Union::class, true) && Types::read(Types::typeOfEnumeration($class), $value) === $value;
    }
}
