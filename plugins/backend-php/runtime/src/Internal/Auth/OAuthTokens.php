<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Core\Deadline;
use Sdk\Internal\Http\OptionValues;

/**
 * The token of a client, which is requested when a call needs it.
 *
 * @internal
 */
final class OAuthTokens implements TokenSource
{
    private ?HeldToken $held = null;
    private ?UsedToken $refresh = null;

    /** @var \Closure(): float */
    private readonly \Closure $clock;

    /** @param ?\Closure(): float $clock Seconds of a clock that nobody sets. */
    public function __construct(
        private readonly TokenRequests $requests,
        ?\Closure $clock = null,
    ) {
        $this->clock = $clock ?? Deadline::now(...);
    }

    public function get(OptionValues $credentials): UsedToken
    {
        if ($this->held === null || $this->held->isDue(($this->clock)())) {
            $refresh = $this->refresh;
            // A refresh token that is refused must not be tried again, so the next one is known only afterwards.
            $this->held = $this->requests->get($credentials, $this->held, $refresh, $this->clock);
            $this->refresh = $this->held->refresh;
        }

        return $this->held->access;
    }

    public function invalidate(UsedToken $token): void
    {
        if ($this->held?->access->isSame($token)) {
            $this->held = null;
        }
    }
}
