<?php

declare(strict_types=1);

namespace Sdk\Internal\Pages;

use Sdk\Internal\Requests\Arguments;

/**
 * How a page is called.
 *
 * @internal
 */
final class PageCall
{
    /**
     * @param ?string $url URL that replaces the one of the arguments.
     * @param array<string, true> $followed Cursors or URLs that led here.
     * @param list<mixed> $previous Items of the page before, where pages are counted.
     * @param int $seen Number of items on all pages before.
     */
    public function __construct(
        public readonly Arguments $arguments,
        public readonly ?string $url = null,
        public readonly array $followed = [],
        public readonly array $previous = [],
        public readonly int $seen = 0,
    ) {}
}
