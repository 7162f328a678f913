<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Model;

/** A variant that declares the property which tells the variants apart. */
final class Dog extends Model
{
    protected const PROPERTIES = ['type' => ['type', ['const', 'string', 'dog']], 'barks' => ['barks', 'bool']];
    protected const REQUIRED = ['type', 'barks'];

    /** @param array<string, mixed> $additionalProperties */
    public function __construct(
        public readonly bool $barks,
        public readonly string $type = 'dog',
        public readonly array $additionalProperties = [],
    ) {}
}
