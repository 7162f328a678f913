<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** A stream ended early, or carried an error. */
final class StreamException extends BrandException
{
    /**
     * @param mixed $body The error that the server reported; null if it is not JSON.
     * @param ?string $text The same as text; null if the server reported none.
     * @internal
     */
    public function __construct(
        string $message,
        public readonly mixed $body = null,
        public readonly ?string $text = null,
    ) {
        parent::__construct($message);
    }
}
