<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

/**
 * The server sends what a client must not accept.
 *
 * @internal
 */
final class BrokenFrame extends \RuntimeException
{
    public function __construct(
        public readonly int $closeCode,
    ) {
        parent::__construct("The connection is closed with the code $closeCode");
    }
}
