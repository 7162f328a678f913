<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Exceptions\NotFoundException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Streams\Streams;
use Sdk\Testing\FakeTransport;
use Sdk\Testing\StrayRequestException;
use Sdk\Tests\Sample\Owner;
use Sdk\Tests\Vectors\Descriptors;

/** What the tests of users have. */
final class FakeTransportTest extends TestCase
{
    public function testTestsOfUsersNeedNoNetwork(): void
    {
        $api = (new FakeTransport())
            ->fail()
            ->respond(new Owner('o', 3))
            ->respond(['message' => 'no'], 404)
            ->respondText(["data: 1\n", "\ndata: 2\n\n"], 200, ['Content-Type' => 'text/event-stream']);
        $core = new ClientCore(
            Descriptors::client(null),
            ['baseUrl' => 'https://api.test'],
            new ClientOptions(transport: $api),
        );
        $operation = ['method' => 'GET', 'path' => '/x', 'response' => ['kind' => 'json']];
        self::assertTrue($core->send($operation, [], Owner::class)->equals(new Owner('o', 3)));
        try {
            $core->send($operation, []);
            self::fail('There is no error');
        } catch (NotFoundException $error) {
            self::assertSame('GET /x failed with 404: no', $error->getMessage());
        }
        $events = Streams::open($core, ['response' => ['kind' => 'sse']] + $operation, [], 'int64');
        self::assertSame([1, 2], iterator_to_array($events));
        self::assertSame([4, 0], [count($api->requests()), $api->left()]);
        self::assertSame('https://api.test/x', $api->requests()[3]->url);
        $this->expectException(StrayRequestException::class);
        $core->send($operation, []);
    }
}
