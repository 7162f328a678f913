<?php

declare(strict_types=1);

/*
 * Times reading a large JSON text by the SDK and by json_decode with objects made by hand, in turn, with every property read.
 * Prints the CPU times of each round, and how much memory each took, as JSON.
 *
 *     php decode.php <folder of the SDK> <megabytes> <rounds> <form>
 */

use Acme\AcmeClient;
use Acme\Core\ClientOptions;
use Acme\Testing\FakeTransport;

require __DIR__ . '/support.php';

[, $folder, $megabytes, $rounds, $form] = $argv;
loadClasses($folder);

final class Event
{
    /** @param ?list<string> $labels */
    public function __construct(
        public readonly int $id,
        public readonly ?string $kind,
        public readonly ?string $title,
        public readonly ?string $note,
        public readonly ?float $score,
        public readonly ?bool $isOpen,
        public readonly ?array $labels,
        public readonly DateTimeImmutable $createdAt,
        public readonly ?DateTimeImmutable $updatedAt,
    ) {}

    public static function ofJson(stdClass $json): self
    {
        return new self(
            $json->id,
            $json->kind ?? null,
            $json->title ?? null,
            $json->note ?? null,
            isset($json->score) ? (float) $json->score : null,
            $json->is_open ?? null,
            $json->labels ?? null,
            new DateTimeImmutable($json->created_at),
            isset($json->updated_at) ? new DateTimeImmutable($json->updated_at) : null,
        );
    }
}

/** @return array<string, mixed> */
function event(int $number, string $form): array
{
    $clock = sprintf('T10:%02d:%02d%s', intdiv($number, 60) % 60, $number % 60, $form);

    return [
        'id' => $number,
        'kind' => ['created', 'moved', 'removed'][$number % 3],
        'title' => "Event $number",
        'note' => ($number % 4) === 0 ? null : 'As it was received',
        'score' => $number / 8,
        'is_open' => ($number % 2) === 0,
        'labels' => ['large', 'new'],
        'created_at' => sprintf('2026-03-%02d%s', ($number % 28) + 1, $clock),
        'updated_at' => sprintf('2026-04-%02d%s', ($number % 28) + 1, $clock),
    ];
}

/** About as many bytes as are asked for. */
function text(int $bytes, string $form): string
{
    $count = intdiv($bytes, strlen((string) json_encode(event(40000, $form))) + 1);

    return (string) json_encode(array_map(static fn(int $number): array => event($number, $form), range(1, $count)));
}

/** Reads what a program reads of an event. */
function readAll(object $event): void
{
    [$event->id, $event->kind, $event->title, $event->note, $event->score, $event->isOpen, $event->labels];
    if ($event->createdAt->getTimestamp() > $event->updatedAt?->getTimestamp()) {
        throw new LogicException('The times are wrong');
    }
}

$body = text((int) ((float) $megabytes * 1e6), $form);
$byHand = static function () use ($body): array {
    return array_map(Event::ofJson(...), json_decode($body, false, 512, JSON_THROW_ON_ERROR));
};
$bySdk = static function () use ($body): array {
    $transport = new FakeTransport();
    $transport->respondText($body, headers: ['content-type' => 'application/json']);
    $client = new AcmeClient(options: new ClientOptions(transport: $transport));

    return $client->events->list();
};

$taken = ['bare' => [], 'sdk' => []];
for ($round = -1; $round < (int) $rounds; $round++) {
    $pair = ['bare' => $byHand, 'sdk' => $bySdk];
    foreach (($round % 2) === 0 ? $pair : array_reverse($pair) as $name => $read) {
        gc_collect_cycles();
        memory_reset_peak_usage();
        [$before, $since] = [memory_get_usage(), cpuSeconds()];
        $events = $read();
        $made = cpuSeconds();
        array_walk($events, readAll(...));
        $done = cpuSeconds();
        // The first round warms up.
        if ($round >= 0) {
            $taken[$name][] = [
                'made' => ($made - $since) * 1e3,
                'read' => ($done - $since) * 1e3,
                'megabytes' => (memory_get_peak_usage() - $before) / 1e6,
            ];
        }
        unset($events);
    }
}
echo json_encode(['bytes' => strlen($body), ...$taken]);
