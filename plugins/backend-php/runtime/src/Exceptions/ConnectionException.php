<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** There was no response: the connection failed, or was lost. */
class ConnectionException extends BrandException
{
    /** How often the request was sent. */
    public int $attempts = 1;

    /**
     * @param string $phase What the client was waiting for: `connect` (nothing was sent), `response` (its headers), `body`, or
     *     `idle` (the next bytes of a stream).
     * @internal
     */
    public function __construct(
        string $message,
        public readonly string $phase,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($message, $previous);
    }
}
