<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\ServerSentEvent;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Reply;

/**
 * The JSON lines of a stream by their type.
 *
 * @internal
 */
final class LineFrames implements Frames
{
    /** @var array<string, mixed> Descriptor of the response. */
    private readonly array $declared;
    private readonly ?string $terminator;
    private readonly LineReader $lines;
    private readonly ?ObjectSeparator $separator;
    private bool $isDone = false;
    private int $number = 0;

    public function __construct(
        private readonly Reply $reply,
        private readonly mixed $type,
    ) {
        $this->declared = $reply->operation()['response'];
        $this->terminator = Items::terminator($this->declared);
        $this->lines = new LineReader($reply);
        $this->separator = $this->declared['transcoded'] ?? false ? new ObjectSeparator() : null;
    }

    public function isDone(): bool
    {
        return $this->isDone;
    }

    public function feed(string $chunk): iterable
    {
        foreach ($this->lines->feed($this->separator?->separate($chunk) ?? $chunk) as $line) {
            yield from $this->read($line);
        }
    }

    public function end(): iterable
    {
        yield from $this->read($this->lines->end() ?? '');
        if (!$this->isDone && isset($this->declared['terminator'])) {
            throw new StreamException($this->reply->called->failed(
                'the stream ended before its terminator: lines may be missing',
            ));
        }
    }

    /** @return iterable<ServerSentEvent> */
    private function read(string $line): iterable
    {
        if ($this->isDone) {
            return;
        }
        $this->number++;
        $this->isDone = $this->terminator !== null && trim($line, Items::SPACE) === $this->terminator;
        if (!$this->isDone && trim($line, Items::SPACE) !== '') {
            yield new ServerSentEvent(Items::read($this->reply, $this->type, $line, $this->number), 'message', '');
        }
    }
}
