<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\RawResponse;
use Sdk\Core\ServerSentEvent;

/**
 * Gives the events of a stream one after the other.
 *
 * @internal
 */
interface Source
{
    /** What the response tells. */
    public function head(): RawResponse;

    /** The next event; null at the end. */
    public function next(): ?ServerSentEvent;

    public function close(): void;
}
