<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Model;

/** The body of an error as a backend emits it. */
final class Problem extends Model
{
    protected const PROPERTIES = ['code' => ['code', 'string']];
    protected const REQUIRED = ['code'];

    /** @param array<string, mixed> $additionalProperties */
    public function __construct(
        public readonly string $code,
        public readonly array $additionalProperties = [],
    ) {}
}
