<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Union;

/** A union with a type whose word PHP has for a class of its own. */
final class Moment extends Union
{
    protected const VARIANTS = ['datetime', 'int64'];
}
