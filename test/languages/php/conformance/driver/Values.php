<?php

declare(strict_types=1);

namespace Driver;

/** Values of messages and answers that JSON has no form for: `{"$kind": ...}` in both directions. */
final class Values
{
    /** The largest integer that every reader of JSON keeps. */
    private const EXACT = 2 ** 53;

    /** @return array<string, mixed> The members of an object that are there. */
    public static function members(#[\SensitiveParameter] ?\stdClass $object): array
    {
        return array_filter((array) $object, static fn (mixed $value): bool => !self::isAbsent($value));
    }

    public static function isAbsent(mixed $value): bool
    {
        return $value instanceof \stdClass && isset($value->{'$undefined'});
    }

    public static function isSpecial(mixed $value): bool
    {
        return $value instanceof \stdClass && str_starts_with((string) array_key_first((array) $value), '$');
    }

    /** What a message means by a special value. */
    private static function special(#[\SensitiveParameter] \stdClass $value): mixed
    {
        $kind = array_key_first((array) $value);
        $given = $value->$kind;

        return match ($kind) {
            '$number' => match ($given) {
                'NaN' => NAN,
                'Infinity' => INF,
                '-Infinity' => -INF,
                default => (float) $given,
            },
            '$int' => self::integer($given),
            '$bytes' => base64_decode($given, true),
            '$text' => $given,
            '$supplier' => self::supplier($given),
            default => throw new \OutOfBoundsException("The driver has no value $kind"),
        };
    }

    /** An integer, or its digits where it has more than 64 bits. */
    private static function integer(string $digits): int|string
    {
        return filter_var($digits, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE) ?? $digits;
    }

    /** @param list<string> $values */
    private static function supplier(#[\SensitiveParameter] array $values): \Closure
    {
        return static function () use (&$values): string {
            return count($values) > 1 ? array_shift($values) : $values[0];
        };
    }

    /** A value of any type as a program gives it; objects as arrays, if their emptiness cannot make them lists. */
    public static function loose(#[\SensitiveParameter] mixed $value, bool $areArrays = false): mixed
    {
        if (is_array($value)) {
            return array_map(self::loose(...), $value);
        }
        if (!$value instanceof \stdClass) {
            return $value;
        }
        if (self::isSpecial($value)) {
            return isset($value->{'$bytes'}) ? $value->{'$bytes'} : self::special($value);
        }
        $members = array_map(self::loose(...), self::members($value));

        return $areArrays ? $members : (object) $members;
    }

    /** A value of a message where a scalar is wanted. */
    public static function scalar(mixed $value): mixed
    {
        return self::isSpecial($value) ? self::special($value) : $value;
    }

    /** A file as callers pass it: a class of the runtime, or the bytes where the SDK takes these. */
    public static function file(Table $table, mixed $value): object
    {
        $upload = $table->class('Core\FileUpload');
        [$data, $name, $type] = $value instanceof \stdClass && isset($value->data)
            ? [$value->data, $value->filename ?? null, $value->contentType ?? null]
            : [$value, null, null];
        if ($data instanceof \stdClass && isset($data->{'$path'})) {
            return $upload::fromPath($data->{'$path'}, $name, $type);
        }
        if ($data instanceof \stdClass && isset($data->{'$stream'})) {
            return $upload::fromStream(self::oneShot($data->{'$stream'}), $name, $type);
        }

        return $upload::fromString(self::scalar($data), $name, $type);
    }

    /**
     * A stream that can be read once.
     *
     * @param list<string> $chunks
     * @return resource
     */
    private static function oneShot(array $chunks)
    {
        [$reader, $writer] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
        foreach ($chunks as $chunk) {
            fwrite($writer, (string) base64_decode($chunk, true));
        }
        fclose($writer);

        return $reader;
    }

    /** A result as an answer holds it. */
    public static function encoded(Table $table, mixed $value, ?\stdClass $type = null): mixed
    {
        if (is_string($value) && ($type->scalar ?? null) === 'base64') {
            return ['$bytes' => base64_encode($value)];
        }
        if (is_array($value)) {
            $inner = $type->items ?? $type->values ?? null;
            $items = array_map(static fn (mixed $item): mixed => self::encoded($table, $item, $inner), $value);

            return ($type->kind ?? '') === 'map' || !array_is_list($items) ? (object) $items : $items;
        }

        return self::json($table, ($table->class('Internal\Json\Encoder'))::encode('any', $value));
    }

    /** JSON of the runtime, in which integers that not every reader keeps are written out. */
    public static function json(Table $table, mixed $value): mixed
    {
        return match (true) {
            is_array($value) => array_map(static fn (mixed $item): mixed => self::json($table, $item), $value),
            $value instanceof \stdClass => (object) array_map(static fn (mixed $item): mixed => self::json($table, $item), (array) $value),
            is_int($value) => abs($value) > self::EXACT ? ['$int' => (string) $value] : $value,
            is_float($value) => is_finite($value) ? $value : null,
            $table->isA($value, 'Core\JsonLiteral') => self::literal((string) $value),
            $value === null, is_scalar($value) => $value,
            default => 'no JSON: ' . get_debug_type($value),
        };
    }

    /** A literal that PHP cannot hold. */
    private static function literal(string $json): mixed
    {
        if ($json[0] === '"') {
            return json_decode($json, false, 2, JSON_INVALID_UTF8_SUBSTITUTE) ?? ['$text' => $json];
        }
        $number = (float) $json;

        return match (true) {
            preg_match('/^-?\d+$/', $json) === 1 => ['$int' => $json],
            default => is_finite($number) ? $number : null,
        };
    }
}
