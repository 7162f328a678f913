<?php

declare(strict_types=1);

namespace Sdk\Tests\Support;

use Sdk\Core\Deadline;
use Sdk\Core\ResponseBody;

/** A body that arrives in given parts. */
final class FakeBody implements ResponseBody
{
    /** @param list<string> $parts */
    public function __construct(private array $parts)
    {
    }

    public function read(Deadline $deadline): string
    {
        return (string) array_shift($this->parts);
    }

    public function close(): void
    {
        $this->parts = [];
    }
}
