<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ChannelOptions;
use Sdk\Core\RequestOptions;
use Sdk\Exceptions\ConnectionException;
use Sdk\Exceptions\SocketClosedException;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Sockets\Channels;
use Sdk\Tests\Sample\EchoChannel;
use Sdk\Tests\Support\Server;
use Sdk\Tests\Vectors\Descriptors;

final class ChannelTest extends TestCase
{
    private Server $server;

    protected function setUp(): void
    {
        $this->server = new Server('websocket.php');
    }

    private function open(
        string $path = '/x',
        ?ChannelOptions $channel = null,
        ?RequestOptions $options = null,
    ): EchoChannel {
        $spec = Descriptors::client((object) ['schemes' => [(object) ['in' => 'bearer', 'value' => '']]]);
        $core = new ClientCore($spec, ['baseUrl' => str_replace('http', 'ws', $this->server->url), 'value0' => 'TOK']);

        return Channels::open(
            $core,
            ['method' => 'GET', 'path' => $path],
            [],
            EchoChannel::class,
            'any',
            $channel,
            $options,
        );
    }

    public function testMessagesOfAllSizesGoBothWays(): void
    {
        $channel = $this->open();
        $seen = [];
        $sent = [['a' => 1], str_repeat('ä', 100), str_repeat('y', 70_000), 'ping', 'parts'];
        foreach ($channel as $message) {
            $seen[] = $message;
            if ($sent === []) {
                break;
            }
            $channel->send(array_shift($sent));
        }
        self::assertEquals(
            ['hello', (object) ['a' => 1], str_repeat('ä', 100), str_repeat('y', 70_000), 'pinged', 'abc'],
            $seen,
        );
        $channel->sendBytes("\0\xFF");
        foreach ($channel as $message) {
            self::assertSame(base64_encode("\0\xFF"), $message);
            $channel->close();
        }
        self::assertSame(1000, $channel->closeCode());
        self::assertTrue($this->server->hasNoted('closed 1000'));
        self::assertSame(
            ['GET /x HTTP/1.1', 'authorization: Bearer TOK', 'pong p', 'pong q', 'closed 1000'],
            $this->server->notes(),
        );
    }

    public function testTheServersReasonComesAfterItsMessages(): void
    {
        $channel = $this->open();
        $channel->send('policy');
        $seen = [];
        try {
            foreach ($channel as $message) {
                $seen[] = $message;
            }
            self::fail('There is no error');
        } catch (SocketClosedException $error) {
            self::assertSame([['hello'], 1008, 'no'], [$seen, $error->closeCode, $error->reason]);
        }
        self::assertTrue($this->server->hasNoted('closed 1008'));
        $this->expectException(SocketClosedException::class);
        $channel->send('x');
    }

    public function testALostConnectionIsReplacedOnlyIfTheCallerWantsThat(): void
    {
        $channel = $this->open();
        $channel->send('lost');
        try {
            self::assertSame(['hello'], iterator_to_array($channel));
            self::fail('There is no error');
        } catch (SocketClosedException $error) {
            self::assertSame(1006, $error->closeCode);
        }
        $count = 0;
        $channel = $this->open('/x', new ChannelOptions(1, function () use (&$count): void {
            $count++;
        }));
        $channel->send('lost');
        $seen = [];
        foreach ($channel as $message) {
            $seen[] = $message;
            if (count($seen) === 2) {
                $channel->close();
            }
        }
        self::assertSame([['hello', 'hello'], 1], [$seen, $count]);
    }

    public function testWhatAClientMustNotAcceptClosesTheConnection(): void
    {
        $channel = $this->open(options: new RequestOptions(maxResponseBytes: 1000));
        $channel->send('large');
        try {
            iterator_to_array($channel);
            self::fail('There is no error');
        } catch (StreamException $error) {
            self::assertStringEndsWith('larger than 1000 bytes', $error->getMessage());
        }
        self::assertTrue($this->server->hasNoted('closed 1009'));
        $channel = $this->open();
        $channel->send('masked');
        try {
            iterator_to_array($channel);
            self::fail('There is no error');
        } catch (SocketClosedException $error) {
            self::assertSame(1002, $error->closeCode);
        }
    }

    public function testARefusedHandshakeIsAConnectionError(): void
    {
        $this->expectException(ConnectionException::class);
        $this->expectExceptionMessage(
            'GET /refused failed: the connection could not be opened: the server answered with the status 401',
        );
        $this->open('/refused');
    }
}
