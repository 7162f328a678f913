<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

use Sdk\Core\Date;
use Sdk\Core\FileUpload;
use Sdk\Core\JsonLiteral;
use Sdk\Core\Model;
use Sdk\Core\Omit;
use Sdk\Core\Union;

/**
 * Makes JSON of the values that programs give.
 *
 * @internal
 */
final class Encoder
{
    /**
     * The JSON of a value, as its type has it; where the value is of another kind, as its own kind has it.
     *
     * @throws Unsendable The value has no form in JSON.
     */
    public static function encode(mixed $type, mixed $value): mixed
    {
        if ($value === null) {
            return null;
        }
        if (is_array($type)) {
            return self::encodeCompound($type, $value);
        }

        return match ($type) {
            'any', 'string', 'bool', 'uuid', 'decimal', 'file', 'int32', 'int64' => self::encodeAny($value),
            'integer' => self::encodeInteger($value),
            'double' => is_int($value) || is_float($value)
                ? self::encodeDouble((float) $value)
                : self::encodeAny($value),
            'date' => $value instanceof \DateTimeInterface ? (string) Date::of($value) : self::encodeAny($value),
            'datetime' => self::encodeAny($value),
            'bytes' => is_string($value) ? base64_encode($value) : self::encodeAny($value),
            default => self::encodeClass($type, $value),
        };
    }

    /** @param array<mixed> $type */
    private static function encodeCompound(array $type, mixed $value): mixed
    {
        if ($type[0] === 'nullable' || $type[0] === 'const') {
            return self::encode($type[1], $value);
        }
        if (!is_array($value) && !$value instanceof \Traversable) {
            return self::encodeAny($value);
        }
        $isTuple = $type[0] === 'tuple';
        $items = [];
        foreach ($value as $name => $item) {
            if ($item !== Omit::Value) {
                $items[$name] = self::encode($isTuple ? Types::typeAt($type, count($items)) : $type[1], $item);
            }
        }

        return $isTuple || $type[0] === 'list' ? array_values($items) : (object) $items;
    }

    private static function encodeInteger(mixed $value): mixed
    {
        $digits = is_string($value) ? Numbers::whole($value) : null;

        return $digits === null ? self::encodeAny($value) : Numbers::int($digits) ?? new JsonLiteral($digits);
    }

    private static function encodeDouble(float $value): int|float|JsonLiteral
    {
        $text = Numbers::text($value);

        return Numbers::int($text) ?? new JsonLiteral($text);
    }

    private static function encodeClass(string $type, mixed $value): mixed
    {
        if (is_array($value) && is_a($type, Model::class, true)) {
            return $type::encodeArray($value);
        }

        return is_a($type, Union::class, true) ? Unions::encode($type, $value) : self::encodeAny($value);
    }

    private static function encodeAny(mixed $value): mixed
    {
        return match (true) {
            is_string($value) => Text::isValid($value)
                ? $value
                : throw new Unsendable('Text that is not UTF-8 cannot be sent'),
            is_int($value), is_bool($value), $value === null, $value instanceof JsonLiteral => $value,
            is_float($value) => is_finite($value) ? $value : Numbers::float($value),
            is_array($value) => self::encodeCompound([array_is_list($value) ? 'list' : 'map', 'any'], $value),
            $value instanceof Model => $value->encode(),
            $value instanceof \stdClass => self::encodeCompound(['map', 'any'], Json::membersOf($value)),
            $value instanceof \DateTimeInterface => Times::format($value),
            $value instanceof \BackedEnum => $value->value,
            $value instanceof FileUpload => throw new Unsendable('A file cannot be sent as JSON'),
            $value instanceof \JsonSerializable => self::encodeAny($value->jsonSerialize()),
            $value instanceof \ArrayObject => self::encodeCompound(['map', 'any'], $value),
            $value instanceof \Traversable => self::encodeCompound(['list', 'any'], $value),
            $value instanceof \Stringable => self::encodeAny((string) $value),
            default => throw new Unsendable('Values of the type ' . get_debug_type($value) . ' have no form in JSON'),
        };
    }
}
