<?php

declare(strict_types=1);

namespace Driver;

/** Uses up the result of a call as its message says. */
final class Consuming
{
    public function __construct(
        private readonly Table $table,
        private readonly Call $call,
        private readonly \stdClass $message,
        private readonly Progress $progress,
    ) {
    }

    /** The value of the answer; null for none. */
    public function consume(): mixed
    {
        $consume = $this->message->consume ?? 'value';
        if ($consume === 'ways') {
            return (new Ways($this->call, $this->progress))->all();
        }
        $result = $this->call->make();

        return match ($consume) {
            'none' => null,
            'raw' => $this->raw($result),
            'items', 'events' => $this->iterate($result),
            'named' => $this->named($result),
            'head' => $this->head($result),
            'socket' => $this->converse($result),
            'bytes' => $this->digest($result),
            default => $this->value($result),
        };
    }

    private function value(mixed $result): mixed
    {
        if ($this->table->isA($result, 'Core\Pager')) {
            return $this->page($result->firstPage());
        }
        // A stream, a download or a channel has no value: it is closed when nothing refers to it.
        if (in_array($this->call->kind, ['stream', 'socket'], true) || $this->table->isA($result, 'Core\BinaryResponse')) {
            return null;
        }
        if ($this->table->isA($result, 'Core\RawResponse')) {
            return Values::encoded($this->table, $result->value);
        }

        return $this->told($result);
    }

    /** The value of a result, of which is also kept what a program reads of it. */
    private function told(mixed $value): mixed
    {
        $type = $this->table->result($this->call->name)->value ?? null;
        if ($type !== null && $value !== null) {
            $this->progress->show(fn (): array => (new Showing($this->table))->of($type, $value));
        }
        if (is_string($value) && $this->call->kind === 'file') {
            $type = (object) ['scalar' => 'base64'];
        }

        return Values::encoded($this->table, $value, $type);
    }

    /** @return array<string, mixed> */
    private function raw(object $response): array
    {
        $value = $response->value;
        if ($this->table->isA($value, 'Core\Page')) {
            $value = $value->body();
        }
        $answer = $this->headOf($response);
        $told = is_object($value) && in_array($this->call->kind, ['stream', 'file'], true) ? null : $this->told($value);

        return $told === null ? $answer : [...$answer, 'value' => $told];
    }

    /** @return array<string, mixed> */
    private function headOf(object $response): array
    {
        $head = ['status' => $response->statusCode, 'headers' => Errors::headers($response->headers)];

        return $response->requestId === null ? $head : [...$head, 'requestId' => $response->requestId];
    }

    /** @return array<string, mixed> */
    private function head(object $response): array
    {
        $head = $this->headOf($response);
        if ($this->table->isA($response, 'Core\BinaryResponse')) {
            $head += ['contentType' => $response->contentType(), 'filename' => $response->filename()];
        }
        if (method_exists($response, 'close')) {
            $response->close();
        }

        return $head;
    }

    /** @return array<string, mixed> */
    private function page(object $page): array
    {
        foreach ($page->items as $item) {
            $this->progress->add($item);
        }
        $body = $page->body();
        $type = $this->table->result($this->call->name)->value;
        $this->progress->show(fn (): array => [
            'items' => $this->progress->shownItems(),
            'response' => (new Showing($this->table))->of($type, $body),
        ]);

        return [
            'items' => $this->progress->items(),
            'hasNextPage' => $page->hasNextPage(),
            'response' => Values::encoded($this->table, $body),
        ];
    }

    /** @return list<mixed> */
    private function iterate(iterable $source): array
    {
        foreach ($source as $item) {
            if ($this->progress->add($item) === ($this->message->limit ?? -1)) {
                break;
            }
        }

        return $this->progress->items();
    }

    /** @return list<array{event: string, id: string}> */
    private function named(object $stream): array
    {
        $names = [];
        foreach ($stream->events() as $event) {
            $this->progress->add($event->data);
            $names[] = ['event' => $event->event, 'id' => $event->id];
        }

        return $names;
    }

    /** @return list<mixed> */
    private function converse(object $channel): array
    {
        foreach ($this->message->send ?? [] as $sent) {
            $channel->send(Values::loose($sent, true));
        }
        if (($this->message->limit ?? null) !== 0) {
            $this->iterate($channel);
        }
        if ($channel->closeCode() === null) {
            $channel->close($this->message->code ?? 1000);
        }

        return $this->progress->items();
    }

    /** @return array{length: int, sha256: string} */
    private function digest(object $file): array
    {
        $hash = hash_init('sha256');
        $length = 0;
        $count = 0;
        foreach ($file->pieces() as $piece) {
            hash_update($hash, $piece);
            $length += strlen($piece);
            if (++$count === ($this->message->limit ?? null)) {
                break;
            }
            usleep(($this->message->pause ?? 0) * 1000);
        }

        return ['length' => $length, 'sha256' => hash_final($hash)];
    }
}
