<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

use Sdk\Core\Enumeration;
use Sdk\Core\JsonLiteral;
use Sdk\Core\Model;

/**
 * Tells whether JSON fits a type, to choose between the variants of a union.
 *
 * @internal
 */
final class Fit
{
    /** Values must be as they are declared. */
    public const STRICT = 0;
    /** Values need only be readable: an enumeration may have other values. */
    public const LENIENT = 1;
    /** Only what is required must fit. */
    public const OUTLINE = 2;

    /** The number of properties that the type does not declare; null if the JSON does not fit. */
    public static function of(mixed $type, mixed $json, int $mode): ?int
    {
        if (is_array($type)) {
            return self::fitsCompound($type, $json, $mode) ? 0 : null;
        }
        // Words such as `datetime` may be names of classes too, but not of the SDK's, which are in its namespace.
        if (!is_string($type) || !str_contains($type, '\\')) {
            return self::fitsScalar((string) $type, $json, $mode) ? 0 : null;
        }
        if (is_a($type, Model::class, true)) {
            return $json instanceof \stdClass ? self::ofModel($type, $json, $mode) : null;
        }
        if (is_a($type, Enumeration::class, true)) {
            $inner = Types::typeOfEnumeration($type);
            $fits =
                self::fitsScalar($inner, $json, $mode)
                && ($mode !== self::STRICT || $type::isKnown(Types::read($inner, $json)));

            return $fits ? 0 : null;
        }
        $variant = Unions::choose($type, $json, $mode);

        return $variant === null ? null : self::of($variant, $json, $mode);
    }

    private static function fitsScalar(string $type, mixed $json, int $mode): bool
    {
        $isNumber = is_int($json) || is_float($json) || $json instanceof JsonLiteral && !$json->isText();

        return match ($type) {
            'any' => true,
            'string' => is_string($json) || $json instanceof JsonLiteral && $json->isText(),
            'int32', 'int64', 'integer' => $isNumber && Types::read($type, $json) !== Misfit::Value,
            'double' => $isNumber,
            'datetime' => is_string($json)
                && ($mode === self::STRICT ? Times::isExact($json) : Times::parse($json) !== null),
            'date' => is_string($json)
                && ($mode !== self::STRICT || strlen($json) === 10)
                && Times::parse($json) !== null,
            'decimal' => is_string($json) && Numbers::isSpelled($json),
            'uuid' => is_string($json)
                && preg_match('/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/Di', $json) === 1,
            default => Types::read($type, $json) !== Misfit::Value,
        };
    }

    /** @param array<mixed> $type */
    private static function fitsCompound(array $type, mixed $json, int $mode): bool
    {
        switch ($type[0]) {
            case 'nullable':
                return $json === null || self::of($type[1], $json, $mode) !== null;
            case 'const':
                return self::isConstant($type, $json);
            case 'list':
                return is_array($json) && self::allFit($type[1], $json, $mode);
            case 'tuple':
                return is_array($json) && self::itemsFit($type, $json, $mode);
            default:
                return $json instanceof \stdClass && self::allFit($type[1], Json::membersOf($json), $mode);
        }
    }

    /**
     * @param array<mixed> $tuple
     * @param array<mixed> $items
     */
    private static function itemsFit(array $tuple, array $items, int $mode): bool
    {
        foreach ($items as $index => $item) {
            if ($item !== null && self::of(Types::typeAt($tuple, $index), $item, $mode) === null) {
                return false;
            }
        }

        return true;
    }

    /** @param array<mixed> $all */
    private static function allFit(mixed $type, array $all, int $mode): bool
    {
        foreach ($all as $one) {
            if ($one !== null && self::of($type, $one, $mode) === null) {
                return false;
            }
        }

        return true;
    }

    /** @param array<mixed> $type */
    private static function isConstant(array $type, mixed $json): bool
    {
        return (
            $json !== null
            && self::of($type[1], $json, self::LENIENT) !== null
            && Types::read($type[1], $json) === $type[2]
        );
    }

    /** @param class-string<Model> $model */
    private static function ofModel(string $model, \stdClass $json, int $mode): ?int
    {
        $left = Json::membersOf($json);
        $required = $model::required();
        foreach ($model::properties() as $name => [$wire, $type]) {
            $isRequired = in_array($name, $required, true);
            if (!array_key_exists($wire, $left)) {
                if ($isRequired) {
                    return null;
                }
                continue;
            }
            if (!self::fitsProperty($type, $left[$wire], $mode, $isRequired)) {
                return null;
            }
            unset($left[$wire]);
        }
        if ($mode === self::STRICT && !self::allFit($model::extra(), $left, $mode)) {
            return null;
        }

        return count($left);
    }

    private static function fitsProperty(mixed $type, mixed $json, int $mode, bool $isRequired): bool
    {
        $isConstant = is_array($type) && $type[0] === 'const';
        if ($mode === self::OUTLINE && !$isRequired && !$isConstant) {
            return true;
        }

        return $json === null && !Types::takesNull($type) && !$isConstant
            ? !$isRequired
            : self::of($type, $json, $mode) !== null;
    }
}
