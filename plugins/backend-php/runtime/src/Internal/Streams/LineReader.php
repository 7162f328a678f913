<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\Text;

/**
 * Cuts bytes into lines, whatever the parts in which they arrive.
 *
 * @internal
 */
final class LineReader
{
    private const USUAL_LIMIT = 32 * 1024 * 1024;
    private const MARK = "\u{FEFF}";

    /** @var list<string> Parts of the line that has not ended. */
    private array $parts = [];
    private int $size = 0;
    private bool $endedWithReturn = false;
    private bool $isFirst = true;

    public function __construct(
        private readonly ?Reply $reply = null,
    ) {}

    /** @return list<string> The lines that end in a part. */
    public function feed(string $chunk): array
    {
        if ($this->endedWithReturn && $chunk !== '') {
            $this->endedWithReturn = false;
            $chunk = $chunk[0] === "\n" ? substr($chunk, 1) : $chunk;
        }
        $pieces = preg_split('/\r\n|\r|\n/', $chunk) ?: [''];
        $this->endedWithReturn = str_ends_with($chunk, "\r");
        $rest = array_pop($pieces);
        $lines = [];
        foreach ($pieces as $piece) {
            $this->add($piece);
            $lines[] = $this->take();
        }
        $this->add($rest);

        return $lines;
    }

    /** The line that the end of all cuts off; null if there is none. */
    public function end(): ?string
    {
        return $this->size > 0 ? $this->take() : null;
    }

    private function add(string $part): void
    {
        if ($part !== '') {
            $this->parts[] = $part;
            $this->size += strlen($part);
            $this->checkSize($this->size);
        }
    }

    private function take(): string
    {
        $line = Text::valid(implode('', $this->parts));
        $this->parts = [];
        $this->size = 0;
        // A byte order mark counts only in front of the text.
        $isMarked = $this->isFirst && str_starts_with($line, self::MARK);
        $this->isFirst = false;

        return $isMarked ? substr($line, strlen(self::MARK)) : $line;
    }

    /** @throws StreamException A part of the stream is larger than anyone wants to hold. */
    public function checkSize(int $size): void
    {
        $limit = $this->reply?->limit() ?? self::USUAL_LIMIT;
        if ($limit > 0 && $size > $limit) {
            $problem = "an event of the stream is larger than $limit bytes";
            throw new StreamException($this->reply?->called->failed($problem) ?? $problem);
        }
    }
}
