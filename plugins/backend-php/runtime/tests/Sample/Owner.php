<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Model;

/** A model as a backend emits it. */
final class Owner extends Model
{
    protected const PROPERTIES = ['name' => ['name', 'string'], 'size' => ['size', 'int32']];
    protected const REQUIRED = ['name'];

    /** @param array<string, mixed> $additionalProperties */
    public function __construct(
        public readonly string $name,
        public readonly ?int $size = null,
        public readonly array $additionalProperties = [],
    ) {}
}
