<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Internal\Http\Reply;

/**
 * Reads server-sent events, as the WHATWG specification has them.
 *
 * @internal
 */
final class EventReader
{
    private readonly LineReader $lines;
    /** @var list<string> */
    private array $data = [];
    private int $size = 0;
    private string $event = '';

    public function __construct(
        ?Reply $reply,
        private readonly ?string $terminator,
        private string $id,
    ) {
        $this->lines = new LineReader($reply);
    }

    /** @return list<RawEvent> The events that end in a part. */
    public function feed(string $chunk): array
    {
        return array_values(array_filter(array_map($this->readLine(...), $this->lines->feed($chunk))));
    }

    /** The event that the end of all cuts off, if it is the last one; null otherwise. */
    public function end(): ?RawEvent
    {
        $line = $this->lines->end();
        $last = $line === null ? null : $this->readLine($line);
        $isTerminator = $this->terminator !== null && trim(implode("\n", $this->data)) === $this->terminator;

        return $last ?? ($isTerminator ? $this->take() : null);
    }

    private function readLine(string $line): ?RawEvent
    {
        if ($line === '') {
            $done = $this->data === [] ? null : $this->take();
            $this->event = '';

            return $done;
        }
        [$name, $value] = [...explode(':', $line, 2), ''];
        $value = str_starts_with($value, ' ') ? substr($value, 1) : $value;
        // Comments have no name, and other fields mean nothing here.
        if ($name === 'data') {
            $this->data[] = $value;
            $this->size += strlen($value) + 1;
            $this->lines->checkSize($this->size);
        } elseif ($name === 'event') {
            $this->event = $value;
        } elseif ($name === 'id' && !str_contains($value, "\0")) {
            $this->id = $value;
        }

        return null;
    }

    private function take(): RawEvent
    {
        $data = implode("\n", $this->data);
        $this->data = [];
        $this->size = 0;

        return new RawEvent($this->event === '' ? 'message' : $this->event, $data, $this->id);
    }
}
