<?php

declare(strict_types=1);

namespace Sdk\Core;

/** Options of a channel. */
final class ChannelOptions
{
    /**
     * @param int $reconnects How often a lost connection is replaced before a message arrives again.
     * @param ?\Closure $onReconnect Called after a connection was replaced, for example to subscribe again.
     */
    public function __construct(
        public readonly int $reconnects = 0,
        public readonly ?\Closure $onReconnect = null,
    ) {}
}
