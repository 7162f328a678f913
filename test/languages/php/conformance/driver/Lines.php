<?php

declare(strict_types=1);

namespace Driver;

/** A logger of PSR-3 that keeps its lines, with everything that they hold. */
final class Lines
{
    /** @var list<string> */
    private array $lines = [];

    /** @param array<string, mixed> $context */
    public function log(mixed $level, string|\Stringable $message, array $context = []): void
    {
        $this->lines[] = "$level $message " . json_encode($context, JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR);
    }

    /** @return list<string> */
    public function take(): array
    {
        [$taken, $this->lines] = [$this->lines, []];

        return $taken;
    }
}
