<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

use Sdk\Core\Date;
use Sdk\Core\Enumeration;
use Sdk\Core\JsonLiteral;
use Sdk\Core\Model;
use Sdk\Core\Union;
use Sdk\Core\UnknownVariant;

/**
 * Reads JSON by its type. A type is data: a word, a word in a list with what it needs, or the name of a class.
 *
 * @internal
 */
final class Types
{
    /** The value that JSON stands for; {@see Misfit} if it does not fit the type. */
    public static function read(mixed $type, mixed $json): mixed
    {
        if (is_array($type)) {
            return self::readCompound($type, $json);
        }

        return match ($type) {
            'any' => $json,
            'string' => is_string($json) ? $json : self::readText($json),
            'bool' => is_bool($json) ? $json : Misfit::Value,
            'int32', 'int64' => self::readInteger($json, $type === 'int32'),
            'integer' => self::readUnbounded($json),
            'double' => self::readDouble($json),
            'decimal', 'uuid', 'date', 'datetime', 'bytes' => is_string($json)
                ? self::readFormat($type, $json)
                : Misfit::Value,
            'file' => Misfit::Value,
            default => self::readClass($type, $json),
        };
    }

    /**
     * The value of a whole body, which must be of its kind.
     *
     * @throws Mismatch It is not.
     */
    public static function readWhole(mixed $type, mixed $json, string $path = '$'): mixed
    {
        if ($json === null) {
            return null;
        }
        $value = self::read($type, $json);
        if ($value === Misfit::Value) {
            throw new Mismatch(
                'holds ' . Json::describe($json) . ' instead of ' . self::describe($type) . " at $path",
                $path,
            );
        }

        return $value;
    }

    /** An item of a list or a member of a map: null where it does not fit. */
    public static function readMember(mixed $type, mixed $json): mixed
    {
        $value = $json === null ? null : self::read($type, $json);

        return $value === Misfit::Value ? null : $value;
    }

    /** @param array<mixed> $type */
    private static function readCompound(array $type, mixed $json): mixed
    {
        switch ($type[0]) {
            case 'nullable':
                return $json === null ? null : self::read($type[1], $json);
            case 'const':
                return self::read($type[1], $json);
            case 'list':
                if (!is_array($json)) {
                    return Misfit::Value;
                }

                return array_map(static fn(mixed $item): mixed => self::readMember($type[1], $item), $json);
            case 'tuple':
                if (!is_array($json)) {
                    return Misfit::Value;
                }
                $items = [];
                foreach ($json as $index => $item) {
                    $items[] = self::readMember(self::typeAt($type, $index), $item);
                }

                return $items;
            default:
                if (!$json instanceof \stdClass) {
                    return Misfit::Value;
                }

                return array_map(static fn(mixed $item): mixed => self::readMember(
                    $type[1],
                    $item,
                ), Json::membersOf($json));
        }
    }

    /**
     * The type of an item of a tuple: `['tuple', [types of the first ones], type of all others]`.
     *
     * @param array<mixed> $tuple
     */
    public static function typeAt(array $tuple, int $index): mixed
    {
        return $tuple[1][$index] ?? $tuple[2] ?? 'any';
    }

    private static function readText(mixed $json): string|Misfit
    {
        return match (true) {
            is_bool($json) => $json ? 'true' : 'false',
            is_int($json) => (string) $json,
            is_float($json) => Numbers::float($json),
            $json instanceof JsonLiteral && !$json->isText() => $json->json,
            default => Misfit::Value,
        };
    }

    private static function readInteger(mixed $json, bool $isShort): int|Misfit
    {
        $value = is_int($json) ? $json : self::wholeOf($json);
        if (!is_int($value) || $isShort && ($value > 0x7FFFFFFF || $value < -0x80000000)) {
            return Misfit::Value;
        }

        return $value;
    }

    /** An integer, or its digits where it has more than 64 bits. */
    private static function readUnbounded(mixed $json): int|string|Misfit
    {
        return is_int($json) ? $json : self::wholeOf($json) ?? Misfit::Value;
    }

    /** The whole number that JSON is in another form, or that a text spells: an int, or its digits. */
    private static function wholeOf(mixed $json): int|string|null
    {
        $text = match (true) {
            is_float($json) => Numbers::float($json),
            is_string($json) => Numbers::isSpelled($json) ? $json : '',
            $json instanceof JsonLiteral => $json->json,
            default => '',
        };
        $digits = Numbers::whole($text);

        return $digits === null ? null : Numbers::int($digits) ?? $digits;
    }

    private static function readDouble(mixed $json): float|Misfit
    {
        $number = match (true) {
            is_int($json), is_float($json) => (float) $json,
            is_string($json) && Numbers::isSpelled($json) => (float) $json,
            $json instanceof JsonLiteral && !$json->isText() => (float) $json->json,
            default => INF,
        };

        return is_finite($number) ? $number : Misfit::Value;
    }

    private static function readFormat(string $type, string $text): mixed
    {
        $value = match ($type) {
            'datetime' => Times::parse($text),
            'date' => self::dateOf($text),
            'bytes' => self::bytesOf($text),
            // They are texts in PHP, whatever is in them.
            default => $text,
        };

        return $value ?? Misfit::Value;
    }

    private static function dateOf(string $text): ?Date
    {
        $date = Date::tryParse($text);
        if ($date !== null) {
            return $date;
        }
        // Some servers send a time in its place.
        $time = Times::parse($text);

        return $time === null || $time->format('Y') === '0000' ? null : Date::of($time);
    }

    private static function bytesOf(string $text): ?string
    {
        $bytes = base64_decode(strtr($text, '-_', '+/'), true);

        return $bytes === false ? null : $bytes;
    }

    private static function readClass(string $type, mixed $json): mixed
    {
        if (is_a($type, Model::class, true)) {
            return $json instanceof \stdClass ? $type::ofJson($json) : Misfit::Value;
        }
        if (is_a($type, Union::class, true)) {
            return Unions::read($type, $json);
        }

        return self::read(self::typeOfEnumeration($type), $json);
    }

    /** The type of the values of an enumeration. */
    public static function typeOfEnumeration(string $class): string
    {
        if (!is_a($class, Enumeration::class, true)) {
            throw new \LogicException("There is no type $class");
        }

        return match (get_debug_type($class::values()[0] ?? '')) {
            'int' => 'int64',
            'float' => 'double',
            'bool' => 'bool',
            default => 'string',
        };
    }

    /** What the property of a required value gives where no value can be read; {@see Misfit} where its type has nothing for it. */
    public static function blank(mixed $type): mixed
    {
        if (is_array($type)) {
            return match ($type[0]) {
                'nullable' => null,
                'const' => self::blank($type[1]),
                default => [],
            };
        }

        return match ($type) {
            'any' => null,
            'string', 'decimal', 'uuid', 'bytes' => '',
            'bool' => false,
            'int32', 'int64', 'integer' => 0,
            'double' => 0.0,
            'date', 'datetime', 'file' => Misfit::Value,
            default => self::blankClass($type),
        };
    }

    private static function blankClass(string $type): mixed
    {
        return match (true) {
            is_a($type, Model::class, true) => Misfit::Value,
            is_a($type, Union::class, true) => new UnknownVariant(null, null),
            default => self::blank(self::typeOfEnumeration($type)),
        };
    }

    /** Whether null is a value of a type. */
    public static function takesNull(mixed $type): bool
    {
        return $type === 'any' || is_array($type) && $type[0] === 'nullable';
    }

    private static function describe(mixed $type): string
    {
        if (is_array($type)) {
            return match ($type[0]) {
                'list', 'tuple' => 'a list',
                'map' => 'an object',
                default => self::describe($type[1]),
            };
        }

        return match ($type) {
            'string', 'uuid' => 'a string',
            'bool' => 'a boolean',
            'int32', 'int64', 'integer' => 'an integer',
            'double' => 'a number',
            'decimal' => 'a decimal number',
            'date' => 'a date',
            'datetime' => 'a time of RFC 3339',
            'bytes' => 'a string in base64',
            default => is_a($type, Model::class, true) ? 'an object' : 'another value',
        };
    }
}
