<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Union;

/** A union with a discriminator. */
final class Animal extends Union
{
    protected const TAG = 'type';
    protected const VARIANTS = ['cat' => Cat::class, 'dog' => Dog::class];
}
