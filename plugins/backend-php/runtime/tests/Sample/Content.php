<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Union;

/** A union in which a map stands before a list. */
final class Content extends Union
{
    protected const VARIANTS = ['string', ['map', 'any'], ['list', 'any']];
}
