<?php

declare(strict_types=1);

namespace Sdk\Core;

/**
 * A list, whose pages are requested while it is iterated.
 *
 * @template T
 * @template TBody
 * @implements \IteratorAggregate<int, T>
 */
final class Pager implements \IteratorAggregate
{
    /**
     * @param \Closure(): Page<T, TBody> $first
     * @internal
     */
    public function __construct(
        private readonly \Closure $first,
    ) {}

    /**
     * Requests the first page.
     *
     * @return Page<T, TBody>
     */
    public function firstPage(): Page
    {
        return ($this->first)();
    }

    /**
     * All pages.
     *
     * @return \Generator<int, Page<T, TBody>>
     */
    public function pages(): \Generator
    {
        $page = $this->firstPage();
        yield $page;
        while ($page->hasNextPage()) {
            $page = $page->nextPage();
            yield $page;
        }
    }

    /**
     * The items of all pages.
     *
     * @return \Generator<int, T>
     */
    public function getIterator(): \Generator
    {
        $index = 0;
        foreach ($this->pages() as $page) {
            foreach ($page->items as $item) {
                yield $index++ => $item;
            }
        }
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}
