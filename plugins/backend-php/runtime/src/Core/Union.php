<?php

declare(strict_types=1);

namespace Sdk\Core;

/** Describes a union: its values are those of its variants, or an {@see UnknownVariant}. */
abstract class Union
{
    /** Property that tells the variants apart; null if none does. */
    protected const TAG = null;

    /** Types of the variants: by the value of the discriminator, or a list. */
    protected const VARIANTS = [];

    final private function __construct() {}

    /** @internal */
    final public static function tag(): ?string
    {
        return static::TAG;
    }

    /**
     * @return array<mixed>
     * @internal
     */
    final public static function variants(): array
    {
        return static::VARIANTS;
    }
}
