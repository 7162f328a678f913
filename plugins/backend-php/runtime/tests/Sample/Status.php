<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Enumeration;

/** An enumeration as a backend emits it. */
final class Status extends Enumeration
{
    public const ACTIVE = 'active';
    public const PAUSED = 'paused';

    protected const VALUES = [self::ACTIVE, self::PAUSED];
}
