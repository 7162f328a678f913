<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Config;
use Sdk\Internal\Streams\Streams;
use Sdk\Testing\FakeTransport;
use Sdk\Tests\Vectors\Descriptors;

final class ResumeTest extends TestCase
{
    private const OPERATION = [
        'method' => 'GET',
        'path' => '/x',
        'response' => ['kind' => 'sse', 'terminator' => 'END', 'resumable' => true],
    ];

    private static function core(FakeTransport $api): ClientCore
    {
        $spec = Descriptors::client(null);

        return new ClientCore(
            new Config(
                $spec,
                ['baseUrl' => 'https://api.test'],
                new ClientOptions(transport: $api),
                backoff: static fn(): float => 0.0,
            ),
        );
    }

    public function testABrokenStreamContinuesFromItsLastEvent(): void
    {
        $type = ['Content-Type' => 'text/event-stream'];
        $api = (new FakeTransport())
            ->respondText("id: a\ndata: 1\n\nid: b\ndata: 2\n\ndata: 3", 200, $type)
            ->fail()
            ->respondText("data: 3\n\ndata: END\n\n", 200, $type);
        self::assertSame([1, 2, 3], iterator_to_array(Streams::open(self::core($api), self::OPERATION, [], 'int64')));
        self::assertSame(
            [null, 'b', 'b'],
            array_map(static fn($one): ?string => $one->header('last-event-id'), $api->requests()),
        );
    }

    public function testWithoutAnIdItCannotContinue(): void
    {
        $api = (new FakeTransport())->respondText("data: 1\n\n", 200, ['Content-Type' => 'text/event-stream']);
        $this->expectException(StreamException::class);
        iterator_to_array(Streams::open(self::core($api), self::OPERATION, [], 'int64'));
    }
}
