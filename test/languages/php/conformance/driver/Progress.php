<?php

declare(strict_types=1);

namespace Driver;

/** What a call leaves behind even where it fails half-way. */
final class Progress
{
    private readonly int $began;

    /** @var list<mixed> */
    private array $items = [];

    /** @var list<float> */
    private array $times = [];

    /** @var ?\Closure(): array<mixed> */
    private ?\Closure $shown = null;

    private readonly ?\stdClass $itemType;

    public function __construct(private readonly Table $table, private readonly \stdClass $message)
    {
        $this->began = hrtime(true);
        $this->itemType = $table->result($message->call)->item ?? null;
    }

    /** Keeps an item or an event; the number of them so far. */
    public function add(mixed $value): int
    {
        $this->items[] = $value;
        $this->times[] = $this->millis();

        return count($this->items);
    }

    /** @return list<mixed> What was kept, as an answer holds it. */
    public function items(): array
    {
        return array_map(fn (mixed $item): mixed => Values::encoded($this->table, $item, $this->itemType), $this->items);
    }

    /** @return list<mixed> What a program reads of what was kept. */
    public function shownItems(): array
    {
        return $this->shownAll($this->items);
    }

    /**
     * @param list<mixed> $items
     * @return list<mixed>
     */
    public function shownAll(array $items): array
    {
        $showing = new Showing($this->table);

        return array_map(fn (mixed $item): array => $showing->of($this->itemType, $item), $items);
    }

    /**
     * What a program reads of the result, unless it is the items.
     *
     * @param \Closure(): array<mixed> $shown
     */
    public function show(\Closure $shown): void
    {
        $this->shown = $shown;
    }

    private function millis(): float
    {
        return (hrtime(true) - $this->began) / 1e6;
    }

    /**
     * @param array<string, mixed> $answer
     * @return array<string, mixed>
     */
    private function ended(array $answer): array
    {
        $answer['ms'] = $this->millis();
        if ($this->times !== []) {
            $answer['times'] = $this->times;
        }
        if (!($this->message->show ?? false)) {
            return $answer;
        }
        if ($this->shown !== null) {
            $answer['shown'] = ($this->shown)();
        } elseif ($this->itemType !== null && $this->items !== []) {
            $answer['shown'] = $this->shownItems();
        }

        return $answer;
    }

    /** @return array<string, mixed> */
    public function succeeded(mixed $value): array
    {
        return $this->ended($value === null ? ['ok' => true] : ['ok' => true, 'value' => $value]);
    }

    /** @return array<string, mixed> */
    public function failed(\Throwable $error): array
    {
        return $this->ended(['ok' => false, 'error' => Errors::describe($this->table, $error), 'partial' => $this->items()]);
    }
}
