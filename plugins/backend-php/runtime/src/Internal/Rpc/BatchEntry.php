<?php

declare(strict_types=1);

namespace Sdk\Internal\Rpc;

use Sdk\Core\Pending;
use Sdk\Internal\Requests\Arguments;

/**
 * A call of a batch.
 *
 * @internal
 */
final class BatchEntry
{
    public readonly Pending $pending;

    /** @param array<string, mixed> $operation Descriptor of the method. */
    public function __construct(
        public readonly array $operation,
        public readonly Arguments $arguments,
        public readonly mixed $type,
        public readonly int $id,
    ) {
        $this->pending = new Pending();
    }

    public function isNotification(): bool
    {
        return $this->operation['rpc']['notification'] ?? false;
    }
}
