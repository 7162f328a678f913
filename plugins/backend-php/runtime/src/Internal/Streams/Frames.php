<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\ServerSentEvent;

/**
 * Makes events of the parts in which a stream arrives.
 *
 * @internal
 */
interface Frames
{
    /** Whether the last event was read, whatever still comes. */
    public function isDone(): bool;

    /** @return iterable<ServerSentEvent> */
    public function feed(string $chunk): iterable;

    /** @return iterable<ServerSentEvent> */
    public function end(): iterable;
}
