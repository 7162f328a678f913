<?php

declare(strict_types=1);

namespace Sdk\Testing;

use Sdk\Core\Deadline;
use Sdk\Core\ResponseBody;

/** A body in memory, which arrives in parts. */
final class FakeBody implements ResponseBody
{
    /** @param list<string> $parts Parts that are not empty. */
    public function __construct(
        private array $parts,
    ) {}

    public function read(Deadline $deadline): string
    {
        return (string) array_shift($this->parts);
    }

    public function close(): void
    {
        $this->parts = [];
    }
}
