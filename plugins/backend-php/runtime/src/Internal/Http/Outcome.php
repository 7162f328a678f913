<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

/**
 * How an attempt ended that is not an error.
 *
 * @internal
 */
final class Outcome
{
    /**
     * @param bool $isDone The call is over.
     * @param mixed $result What it gave.
     * @param ?string $retryReason Why there is another attempt; null: only for another token.
     * @param ?float $asked Seconds that the server asks to wait.
     */
    public function __construct(
        public readonly bool $isDone = false,
        public readonly mixed $result = null,
        public readonly ?string $retryReason = null,
        public readonly ?float $asked = null,
    ) {}
}
