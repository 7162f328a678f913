<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

use Sdk\Core\JsonLiteral;
use Sdk\Core\Omit;

/**
 * JSON as values of PHP: objects are stdClass, lists are lists, so that `{}` and `[]` differ. What PHP cannot hold is a
 * {@see JsonLiteral}, and {@see Omit} stands for what is not there.
 *
 * @internal
 */
final class Json
{
    public const DEEPEST = 1000;

    private const TEXT = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS;

    /**
     * Numbers that PHP's own reader rounds: integers of more than 64 bits, those of 16 digits with a fraction or an exponent, exponents of
     * three digits, and hundreds of digits.
     */
    private const HARD = '/(?:^|[\s:,\[])-?(?:9[2-9]\d{17}|\d{20}|\d{16,}[.eE])|\d[eE][+-]?\d{3}|\d{300}/';

    /** Escapes that PHP's own reader refuses: half of a surrogate pair, and a zero character at the start of a name. */
    private const REFUSED = [JSON_ERROR_UTF16, JSON_ERROR_INVALID_PROPERTY_NAME];

    /** @throws InvalidJson The text is not JSON. */
    public static function parse(string $text): mixed
    {
        if (preg_match(self::HARD, $text) === 1) {
            return (new Parser(Text::valid($text)))->parse();
        }
        $value = json_decode($text, false, self::DEEPEST, JSON_INVALID_UTF8_SUBSTITUTE);
        if ($value === null && json_last_error() !== JSON_ERROR_NONE) {
            return in_array(json_last_error(), self::REFUSED, true)
                ? (new Parser(Text::valid($text)))->parse()
                : throw new InvalidJson(json_last_error_msg());
        }

        return $value;
    }

    /** Reads JSON, or gives {@see Omit} where the text is none. */
    public static function tryParse(string $text): mixed
    {
        try {
            return self::parse($text);
        } catch (InvalidJson) {
            return Omit::Value;
        }
    }

    /** @throws Unsendable The value has no form in JSON. */
    public static function write(mixed $value): string
    {
        return match (true) {
            is_string($value) => self::text($value),
            is_int($value) => (string) $value,
            is_bool($value) => $value ? 'true' : 'false',
            $value === null => 'null',
            is_float($value) => Numbers::float($value),
            $value instanceof JsonLiteral => $value->json,
            is_array($value) => self::items($value),
            $value instanceof \stdClass => self::members($value),
            default => throw new Unsendable('Values of the type ' . get_debug_type($value) . ' have no form in JSON'),
        };
    }

    private static function text(string $text): string
    {
        $json = json_encode($text, self::TEXT);

        return $json === false ? throw new Unsendable('Text that is not UTF-8 cannot be sent') : $json;
    }

    /** @param array<mixed> $list */
    private static function items(array $list): string
    {
        $items = [];
        foreach ($list as $item) {
            $items[] = self::write($item);
        }

        return '[' . implode(',', $items) . ']';
    }

    private static function members(\stdClass $object): string
    {
        $members = [];
        foreach (self::membersOf($object) as $name => $value) {
            $members[] = self::text((string) $name) . ':' . self::write($value);
        }

        return '{' . implode(',', $members) . '}';
    }

    /**
     * The members of an object by name, also those whose names begin with a zero character.
     *
     * @return array<mixed>
     */
    public static function membersOf(\stdClass $object): array
    {
        return (array) $object;
    }

    /** Whether a value is absent or null. */
    public static function isNothing(mixed $value): bool
    {
        return $value === null || $value === Omit::Value;
    }

    /** A member of an object; {@see Omit} where there is none. */
    public static function member(mixed $json, string $name): mixed
    {
        if (!$json instanceof \stdClass) {
            return Omit::Value;
        }
        $members = (array) $json;

        return array_key_exists($name, $members) ? $members[$name] : Omit::Value;
    }

    /**
     * The part of a value at a path of names; {@see Omit} where there is none.
     *
     * @param list<string> $path
     */
    public static function at(mixed $json, array $path): mixed
    {
        foreach ($path as $name) {
            $json = self::member($json, $name);
        }

        return $json;
    }

    /**
     * A copy of a value with another part at a path of names. Where the value is not an object, one is created.
     *
     * @param list<string> $path
     */
    public static function withAt(mixed $json, array $path, mixed $part): mixed
    {
        if ($path === []) {
            return $part;
        }
        $members = $json instanceof \stdClass ? (array) $json : [];
        $name = array_shift($path);
        $members[$name] = self::withAt($members[$name] ?? null, $path, $part);

        return (object) $members;
    }

    /** Whether two values are the same JSON, whatever the order of members and the form of numbers. */
    public static function isSame(mixed $one, mixed $other): bool
    {
        if (is_array($one) && is_array($other)) {
            return count($one) === count($other) && self::haveSameItems($one, $other);
        }
        if ($one instanceof \stdClass && $other instanceof \stdClass) {
            [$left, $right] = [(array) $one, (array) $other];

            return count($left) === count($right) && self::haveSameItems($left, $right);
        }
        if ((is_int($one) || is_float($one)) && (is_int($other) || is_float($other))) {
            return $one == $other;
        }
        if ($one instanceof JsonLiteral || $other instanceof JsonLiteral) {
            return self::write($one) === self::write($other);
        }

        return $one === $other;
    }

    /**
     * @param array<mixed> $left
     * @param array<mixed> $right
     */
    private static function haveSameItems(array $left, array $right): bool
    {
        foreach ($left as $name => $item) {
            if (!array_key_exists($name, $right) || !self::isSame($item, $right[$name])) {
                return false;
            }
        }

        return true;
    }

    public static function describe(mixed $json): string
    {
        return match (true) {
            is_bool($json) => 'a boolean',
            is_string($json) => 'a string',
            is_array($json) => 'a list',
            $json instanceof \stdClass => 'an object',
            $json === null => 'null',
            $json instanceof JsonLiteral && $json->isText() => 'a string',
            default => 'a number',
        };
    }
}
