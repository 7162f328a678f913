<?php

declare(strict_types=1);

namespace Driver;

/** Results that can be used up in several ways: what each way gives, with a call of its own. */
final class Ways
{
    public function __construct(private readonly Call $call, private readonly Progress $progress)
    {
    }

    /** @return ?array<string, string> The bytes of a download in hexadecimal digits, by way. */
    public function all(): ?array
    {
        if ($this->call->kind === 'file') {
            return array_map(bin2hex(...), $this->ofFile());
        }
        $ways = $this->call->kind === 'page' ? $this->ofList() : $this->ofStream();
        $this->progress->show(fn (): array => array_map($this->progress->shownAll(...), $ways));

        return null;
    }

    /** @return array<string, list<mixed>> */
    private function ofList(): array
    {
        $byPage = [];
        foreach ($this->call->make()->pages() as $page) {
            array_push($byPage, ...$page);
        }
        $page = $this->call->make()->firstPage();
        $byNext = $page->items;
        while ($page->hasNextPage()) {
            $page = $page->nextPage();
            array_push($byNext, ...$page->items);
        }

        return [
            'foreach' => iterator_to_array($this->call->make(), false),
            'pages' => $byPage,
            'nextPage' => $byNext,
        ];
    }

    /** @return array<string, list<mixed>> */
    private function ofStream(): array
    {
        $events = [];
        foreach ($this->call->make()->events() as $event) {
            $events[] = $event->data;
        }

        return ['foreach' => iterator_to_array($this->call->make(), false), 'events' => $events];
    }

    /** @return array<string, string> */
    private function ofFile(): array
    {
        $stream = fopen('php://temp', 'w+b');
        $this->call->make()->copyTo($stream);
        rewind($stream);
        $path = tempnam(sys_get_temp_dir(), 'driver');
        $this->call->make()->saveTo($path);
        $saved = file_get_contents($path);
        unlink($path);

        return [
            'contents' => $this->call->make()->contents(),
            'pieces' => implode('', iterator_to_array($this->call->make()->pieces(), false)),
            'copyTo' => stream_get_contents($stream),
            'saveTo' => $saved,
        ];
    }
}
