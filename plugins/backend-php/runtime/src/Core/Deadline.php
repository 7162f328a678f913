<?php

declare(strict_types=1);

namespace Sdk\Core;

/** How long something may take. */
final class Deadline
{
    private ?float $end = null;

    /** @param float $seconds The limit; 0: none. */
    public function __construct(
        public readonly float $seconds,
    ) {
        $this->restart();
    }

    /** Gives the whole time again. */
    public function restart(): void
    {
        $this->end = $this->seconds > 0 ? self::now() + $this->seconds : null;
    }

    /** Seconds that are left, 0 if the time is over; null without a limit. */
    public function left(): ?float
    {
        return $this->end === null ? null : max(0.0, $this->end - self::now());
    }

    public function isOver(): bool
    {
        return $this->left() === 0.0;
    }

    /** Seconds of a clock that nobody sets. */
    public static function now(): float
    {
        return hrtime(true) / 1e9;
    }
}
