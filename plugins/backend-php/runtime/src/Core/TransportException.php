<?php

declare(strict_types=1);

namespace Sdk\Core;

/** A transport has no response, or lost the connection while it read one. */
final class TransportException extends \RuntimeException
{
    /**
     * @param bool $neverSent The server cannot have got the request.
     * @param bool $isTimeout The time was over.
     */
    public function __construct(
        string $message,
        public readonly bool $neverSent = false,
        public readonly bool $isTimeout = false,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($message, 0, $previous);
    }
}
