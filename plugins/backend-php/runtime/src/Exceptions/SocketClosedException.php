<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** The connection of a channel was closed, and not in the usual way. */
final class SocketClosedException extends BrandException
{
    /**
     * @param int $closeCode Code of RFC 6455; 1006 if the connection was lost.
     * @param string $reason Reason that the server gave.
     * @internal
     */
    public function __construct(
        public readonly int $closeCode,
        public readonly string $reason,
    ) {
        parent::__construct("The connection was closed with the code $closeCode" . ($reason === '' ? '' : ": $reason"));
    }
}
