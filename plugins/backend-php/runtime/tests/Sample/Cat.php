<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Model;

/** A variant of a union as a backend emits it. */
final class Cat extends Model
{
    protected const PROPERTIES = ['lives' => ['lives', 'int32']];
    protected const REQUIRED = ['lives'];

    /** @param array<string, mixed> $additionalProperties */
    public function __construct(
        public readonly int $lives,
        public readonly array $additionalProperties = [],
    ) {}
}
