<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Core\ConnectFailure;
use Sdk\Core\RequestOptions;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\DecodeException;
use Sdk\Exceptions\JsonRpcException;
use Sdk\Exceptions\NotFoundException;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Rpc\BatchCalls;
use Sdk\Internal\Streams\Streams;
use Sdk\Tests\Support\FakeTransport;
use Sdk\Tests\Vectors\Descriptors;

final class RemoteCallTest extends TestCase
{
    private FakeTransport $transport;

    private function core(mixed ...$bodies): ClientCore
    {
        $this->transport = new FakeTransport(array_map(static fn(mixed $body): \stdClass => (
            is_string($body) ? (object) ['base64' => base64_encode($body)] : (object) ['body' => $body]
        ), $bodies));

        return new ClientCore(
            Descriptors::client(null),
            ['baseUrl' => 'https://api.test'],
            new ClientOptions(transport: $this->transport),
        );
    }

    /**
     * @param array<string, mixed> $rpc
     * @return array<string, mixed>
     */
    private static function operation(array $rpc = []): array
    {
        return [
            'method' => 'POST',
            'path' => '/rpc',
            'body' => ['kind' => 'json'],
            'response' => ['kind' => 'json'],
            'rpc' => ['method' => 'sum'] + $rpc,
        ];
    }

    public function testParametersGoByNameOrByPosition(): void
    {
        $answers = array_map(
            static fn(int $id): array => ['jsonrpc' => '2.0', 'id' => $id, 'result' => $id],
            range(1, 6),
        );
        $core = $this->core(...$answers);
        $positions = ['positions' => ['a', 'b', 'c']];
        self::assertSame(1, $core->send(self::operation(), ['a' => 1, 'b' => []], 'int64'));
        $core->send(self::operation(), []);
        $core->send(self::operation($positions), ['a' => 1, 'b' => 2]);
        $core->send(self::operation($positions), ['c' => 1]);
        $core->send(self::operation($positions + ['nameable' => true]), ['c' => 1]);
        $core->send(self::operation($positions), []);
        self::assertSame(
            [
                '{"jsonrpc":"2.0","id":1,"method":"sum","params":{"a":1,"b":[]}}',
                '{"jsonrpc":"2.0","id":2,"method":"sum"}',
                '{"jsonrpc":"2.0","id":3,"method":"sum","params":[1,2]}',
                '{"jsonrpc":"2.0","id":4,"method":"sum","params":[null,null,1]}',
                '{"jsonrpc":"2.0","id":5,"method":"sum","params":{"c":1}}',
                '{"jsonrpc":"2.0","id":6,"method":"sum","params":[]}',
            ],
            array_column($this->transport->requests, 'body'),
        );
    }

    public function testErrorsOfProcedures(): void
    {
        $core = $this->core([
            'jsonrpc' => '2.0',
            'id' => 1,
            'error' => ['code' => -32601, 'message' => 'no method', 'data' => ['x' => 1]],
        ]);
        try {
            $core->send(self::operation(), []);
            self::fail('There is no error');
        } catch (JsonRpcException $error) {
            self::assertSame('sum failed with -32601: no method', $error->getMessage());
            self::assertSame([-32601, 1, 200], [$error->rpcCode, $error->data->x, $error->statusCode]);
        }
        $this->expectException(DecodeException::class);
        $this->core(['jsonrpc' => '2.0', 'id' => 7, 'result' => 1])->send(self::operation(), []);
    }

    public function testNotificationsHaveNoId(): void
    {
        self::assertNull($this->core('')->send(self::operation(['notification' => true]), ['a' => 1]));
        self::assertSame('{"jsonrpc":"2.0","method":"sum","params":{"a":1}}', $this->transport->requests[0]['body']);
    }

    public function testEachCallOfABatchHasItsOwnResult(): void
    {
        $core = $this->core([
            ['jsonrpc' => '2.0', 'id' => 2, 'error' => ['code' => 1, 'message' => 'no']],
            ['jsonrpc' => '2.0', 'id' => 1, 'result' => 5],
        ]);
        $batch = new BatchCalls($core);
        [$sum, $failed, $lost] = [
            $batch->add(self::operation(), ['a' => 5], 'int64'),
            $batch->add(self::operation(), []),
            $batch->add(self::operation(), []),
        ];
        $batch->send();
        self::assertSame(5, $sum->result());
        self::assertInstanceOf(JsonRpcException::class, $failed->failure());
        self::assertInstanceOf(DecodeException::class, $lost->failure());
        self::assertStringStartsWith(
            '[{"jsonrpc":"2.0","id":1,"method":"sum","params":{"a":5}},',
            $this->transport->requests[0]['body'],
        );
        $this->expectException(ConfigurationException::class);
        $batch->add(self::operation(), []);
    }

    private static function message(int $flags, string $json): string
    {
        return chr($flags) . pack('N', strlen($json)) . $json;
    }

    public function testStreamsByConnect(): void
    {
        $operation = [
            'method' => 'POST',
            'path' => '/s',
            'body' => ['kind' => 'envelope'],
            'rpc' => ['streaming' => true],
            'response' => ['kind' => 'jsonl', 'accept' => 'application/connect+json'],
        ];
        $first = self::message(0, '{"n":1}');
        $core = $this->core(
            $first . self::message(2, '{}'),
            $first,
            self::message(2, '{"error":{"code":"not_found","message":"no"}}'),
        );
        self::assertEquals(
            [(object) ['n' => 1]],
            iterator_to_array(Streams::open($core, $operation, ['q' => 1], 'any')),
        );
        self::assertSame(self::message(0, '{"q":1}'), $this->transport->requests[0]['body']);
        self::assertSame('application/connect+json', $this->transport->requests[0]['headers']->{'content-type'});
        try {
            iterator_to_array(Streams::open($core, $operation, [], 'any'));
            self::fail('There is no error');
        } catch (StreamException $error) {
            self::assertStringContainsString('without its last message', $error->getMessage());
        }
        try {
            iterator_to_array(Streams::open($core, $operation, [], 'any', new RequestOptions()));
            self::fail('There is no error');
        } catch (NotFoundException $error) {
            self::assertSame('POST /s failed with not_found: no', $error->getMessage());
            self::assertSame('not_found', ConnectFailure::of($error)?->code);
        }
    }
}
