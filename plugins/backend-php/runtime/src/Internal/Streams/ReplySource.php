<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\RawResponse;
use Sdk\Core\ServerSentEvent;
use Sdk\Internal\Http\Reply;

/**
 * The events of one response.
 *
 * @internal
 */
final class ReplySource implements Source
{
    /** @var \Iterator<ServerSentEvent> Events that have arrived. */
    private \Iterator $ready;
    /** Whether the current one was given out. */
    private bool $isTaken = false;
    private bool $isRead = false;
    private bool $isClosed = false;

    public function __construct(
        private readonly Reply $reply,
        private readonly Frames $frames,
    ) {
        $this->ready = new \EmptyIterator();
    }

    public function head(): RawResponse
    {
        return $this->reply->raw(null);
    }

    public function next(): ?ServerSentEvent
    {
        try {
            while (!$this->isClosed) {
                // The next one may be an error, which comes only after this one.
                if ($this->isTaken) {
                    $this->ready->next();
                }
                $this->isTaken = $this->ready->valid();
                if ($this->isTaken) {
                    return $this->ready->current();
                }
                if ($this->isRead || $this->frames->isDone()) {
                    break;
                }
                $chunk = $this->reply->readNext();
                $this->isRead = $chunk === '';
                $this->ready = self::iterate($this->isRead ? $this->frames->end() : $this->frames->feed($chunk));
            }
        } catch (\Throwable $error) {
            $this->close();
            throw $error;
        }
        $this->close();

        return null;
    }

    /**
     * @param iterable<ServerSentEvent> $events
     * @return \Iterator<ServerSentEvent>
     */
    private static function iterate(iterable $events): \Iterator
    {
        yield from $events;
    }

    public function close(): void
    {
        $this->isClosed = true;
        $this->reply->close();
    }
}
