<?php

declare(strict_types=1);

namespace Sdk\Core;

/**
 * An event of a stream.
 *
 * @template T
 */
final class ServerSentEvent
{
    /**
     * @param T $data What the event carries.
     * @param string $event Name of the event; `message` where the server names none.
     * @param string $id Id of the event; empty where there is none.
     * @internal
     */
    public function __construct(
        public readonly mixed $data,
        public readonly string $event,
        public readonly string $id,
    ) {}
}
