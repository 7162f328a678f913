<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Union;

/** A union whose variants only their form tells apart. */
final class Figure extends Union
{
    protected const VARIANTS = [Status::class, 'int64', 'string', Owner::class, Dog::class, ['list', 'double']];
}
