<?php

declare(strict_types=1);

namespace Sdk\Core;

/**
 * A page of a list.
 *
 * @template T
 * @template TBody
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate, \Countable
{
    /**
     * @param list<T> $items Items of this page.
     * @param \Closure(): TBody $body
     * @param ?\Closure(): self<T, TBody> $next
     * @internal
     */
    public function __construct(
        public readonly array $items,
        private readonly \Closure $body,
        private readonly ?\Closure $next,
    ) {}

    /**
     * The whole response of this page.
     *
     * @return TBody
     */
    public function body(): mixed
    {
        return ($this->body)();
    }

    public function hasNextPage(): bool
    {
        return $this->next !== null;
    }

    /**
     * Requests the next page.
     *
     * @return self<T, TBody>
     * @throws \LogicException There is none.
     */
    public function nextPage(): self
    {
        return $this->next === null ? throw new \LogicException('There is no next page') : ($this->next)();
    }

    /** @return \ArrayIterator<int, T> The items of this page alone. */
    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->items);
    }

    public function count(): int
    {
        return count($this->items);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['items' => $this->items, 'hasNextPage' => $this->hasNextPage()];
    }
}
