<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Exceptions\NotFoundException;

/**
 * A declared error as a backend emits it.
 *
 * @property-read ?Problem $body
 */
final class PetNotFoundException extends NotFoundException
{
    protected const BODY = Problem::class;
}
