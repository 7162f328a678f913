<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

/**
 * An event as it was sent.
 *
 * @internal
 */
final class RawEvent
{
    public function __construct(
        public readonly string $event,
        public readonly string $data,
        public readonly string $id,
    ) {}
}
