<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Internal\Streams\Source;

/**
 * A stream of events or lines, which arrive while it is iterated. Leaving the loop closes the connection.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class EventStream implements \IteratorAggregate
{
    public readonly int $statusCode;
    /** @var array<string, list<string>> Headers by name in lower case. */
    public readonly array $headers;
    public readonly ?string $requestId;
    private bool $isTaken = false;

    /** @internal */
    public function __construct(
        private readonly Source $source,
    ) {
        $head = $source->head();
        $this->statusCode = $head->statusCode;
        $this->headers = $head->headers;
        $this->requestId = $head->requestId;
    }

    /**
     * The items.
     *
     * @return \Generator<int, T>
     * @throws \LogicException The stream was read before.
     */
    public function getIterator(): \Generator
    {
        foreach ($this->events() as $event) {
            yield $event->data;
        }
    }

    /**
     * The items with names and ids of their events.
     *
     * @return \Generator<int, ServerSentEvent<T>>
     * @throws \LogicException The stream was read before.
     */
    public function events(): \Generator
    {
        if ($this->isTaken) {
            throw new \LogicException('The stream was read before');
        }
        $this->isTaken = true;
        try {
            while (($event = $this->source->next()) !== null) {
                yield $event;
            }
        } finally {
            $this->source->close();
        }
    }

    /** Closes the connection. */
    public function close(): void
    {
        $this->source->close();
    }

    public function __destruct()
    {
        $this->source->close();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['statusCode' => $this->statusCode, 'requestId' => $this->requestId];
    }
}
