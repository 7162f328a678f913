<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\Omit;
use Sdk\Core\ServerSentEvent;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Types;

/**
 * The events of a stream by their type.
 *
 * @internal
 */
final class EventFrames implements Frames
{
    /** @var array<string, mixed> Descriptor of the response. */
    private readonly array $declared;
    private readonly ?string $terminator;
    private readonly EventReader $events;
    private bool $isDone = false;

    /** Id of the last event. */
    public string $lastId;

    /** Number of events so far. */
    public int $count = 0;

    public function __construct(
        private readonly Reply $reply,
        private readonly mixed $type,
        string $lastId = '',
    ) {
        $this->declared = $reply->operation()['response'];
        $this->terminator = Items::terminator($this->declared);
        $this->events = new EventReader($reply, $this->terminator, $lastId);
        $this->lastId = $lastId;
    }

    public function isDone(): bool
    {
        return $this->isDone;
    }

    public function feed(string $chunk): iterable
    {
        foreach ($this->events->feed($chunk) as $one) {
            yield from $this->read($one);
        }
    }

    public function end(): iterable
    {
        $last = $this->events->end();
        if ($last !== null) {
            yield from $this->read($last);
        }
        if (!$this->isDone && isset($this->declared['terminator'])) {
            throw new StreamException($this->reply->called->failed(
                'the stream ended before its terminator: events may be missing',
            ));
        }
    }

    /** @return iterable<ServerSentEvent> */
    private function read(RawEvent $one): iterable
    {
        if ($this->isDone) {
            return;
        }
        $this->count++;
        $this->lastId = $one->id;
        if ($this->terminator !== null && trim($one->data, Items::SPACE) === $this->terminator) {
            $this->isDone = true;

            return;
        }
        if ($one->event === ($this->declared['errorEvent'] ?? 'error')) {
            throw Items::reported($this->reply, $one->data);
        }
        // Some servers keep a connection open by events without data.
        if (($this->declared['text'] ?? false) || trim($one->data, Items::SPACE) !== '') {
            yield new ServerSentEvent($this->valueOf($one->data), $one->event, $one->id);
        }
    }

    private function valueOf(string $data): mixed
    {
        $isText = $this->declared['text'] ?? false;
        if ($isText || ($this->declared['allowsText'] ?? false) && Json::tryParse($data) === Omit::Value) {
            return Types::read($this->type, $data);
        }

        return Items::read($this->reply, $this->type, $data);
    }
}
