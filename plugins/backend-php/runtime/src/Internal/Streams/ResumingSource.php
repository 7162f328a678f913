<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\RawResponse;
use Sdk\Core\ServerSentEvent;
use Sdk\Exceptions\ConnectionException;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Http\Retry;

/**
 * The events of a stream that continues after its connection was lost.
 *
 * @internal
 */
final class ResumingSource implements Source
{
    private readonly RawResponse $head;
    private readonly int $limit;
    private EventFrames $frames;
    private ReplySource $current;
    private int $seen = 0;
    private int $failures = 0;
    private bool $isClosed = false;

    public function __construct(
        private readonly ClientCore $core,
        private readonly Call $call,
        Reply $reply,
        private readonly mixed $type,
    ) {
        $this->head = $reply->raw(null);
        $this->limit = $reply->prepared->isReplayable() ? $reply->prepared->maxRetries : 0;
        $this->begin($reply, '');
    }

    private function begin(Reply $reply, string $lastId): void
    {
        $this->frames = new EventFrames($reply, $this->type, $lastId);
        $this->current = new ReplySource($reply, $this->frames);
        $this->seen = 0;
    }

    public function head(): RawResponse
    {
        return $this->head;
    }

    public function next(): ?ServerSentEvent
    {
        while (!$this->isClosed) {
            try {
                return $this->current->next();
            } catch (ConnectionException|StreamException $error) {
                if (!$this->canResume($error)) {
                    throw $error;
                }
                $this->failures++;
            }
            Retry::sleep(($this->core->config->backoff)($this->failures, null));
            $this->reconnect();
        }

        return null;
    }

    private function canResume(ConnectionException|StreamException $error): bool
    {
        if ($this->frames->count > $this->seen) {
            $this->failures = 0;
            $this->seen = $this->frames->count;
        }
        $isEarly = $error instanceof ConnectionException || $error->text === null;

        return $isEarly && $this->frames->lastId !== '' && $this->failures < $this->limit && !$this->isClosed;
    }

    private function reconnect(): void
    {
        $lastId = $this->frames->lastId;
        $options = $this->call->options->withHeaders([...$this->call->options->headers, 'Last-Event-ID' => $lastId]);
        $again = new Call($this->call->operation, $this->call->arguments, $options);
        $this->begin($this->core->perform($again, Streams::keepOpen(...)), $lastId);
    }

    public function close(): void
    {
        $this->isClosed = true;
        $this->current->close();
    }
}
