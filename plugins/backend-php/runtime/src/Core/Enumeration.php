<?php

declare(strict_types=1);

namespace Sdk\Core;

/**
 * The values that the API declares for a property. The property itself is a plain string or number, since an API may add values
 * at any time.
 */
abstract class Enumeration
{
    /** @var list<string|int|float|bool> */
    protected const VALUES = [];

    final private function __construct() {}

    /**
     * All declared values.
     *
     * @return list<string|int|float|bool>
     */
    final public static function values(): array
    {
        return static::VALUES;
    }

    /** Whether the API declares a value. */
    final public static function isKnown(mixed $value): bool
    {
        return in_array($value, static::VALUES, true);
    }
}
