<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Core\FileUpload;
use Sdk\Core\RequestOptions;
use Sdk\Exceptions\ConnectionException;
use Sdk\Exceptions\TimeoutException;
use Sdk\Internal\Downloads\Downloads;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Streams\Streams;
use Sdk\Tests\Support\Server;
use Sdk\Tests\Vectors\Descriptors;

/** What only real connections show. */
final class CurlTransportTest extends TestCase
{
    private static ?Server $server = null;

    public static function tearDownAfterClass(): void
    {
        self::$server = null;
    }

    private static function server(): Server
    {
        return self::$server ??= new Server('http.php');
    }

    private static function core(?string $url = null): ClientCore
    {
        return new ClientCore(
            Descriptors::client(null),
            ['baseUrl' => $url ?? self::server()->url],
            new ClientOptions(maxRetries: 0),
        );
    }

    /** @return array<string, mixed> */
    private static function get(string $path, string $kind = 'json'): array
    {
        return ['method' => 'GET', 'path' => $path, 'response' => ['kind' => $kind]];
    }

    public function testConnectionsAreUsedAgain(): void
    {
        $server = new Server('http.php');
        $core = self::core($server->url);
        for ($i = 0; $i < 5; $i++) {
            $echo = $core->send(self::get('/echo'), []);
        }
        self::assertSame(['connection'], $server->notes());
        self::assertSame(
            ['accept', 'accept-encoding', 'host', 'user-agent'],
            self::sorted(array_keys((array) $echo->headers)),
        );
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    private static function sorted(array $names): array
    {
        sort($names);

        return $names;
    }

    public function testBodiesAreDecompressed(): void
    {
        self::assertEquals((object) ['a' => 1], self::core()->send(self::get('/gzip'), []));
    }

    public function testInformationalResponsesArePassedOver(): void
    {
        $raw = self::core()->sendRaw(self::get('/early'), []);
        self::assertSame([204, 'r', null], [$raw->statusCode, $raw->requestId, $raw->header('link')]);
    }

    public function testFilesAreSentPieceByPiece(): void
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'sdk');
        file_put_contents($path, str_repeat('0123456789abcdef', 4 << 16));
        $operation = [
            'method' => 'POST',
            'path' => '/echo',
            'body' => ['kind' => 'binary', 'key' => 'file'],
            'response' => ['kind' => 'json'],
        ];
        $before = memory_get_peak_usage();
        $echo = self::core()->send($operation, ['file' => FileUpload::fromPath($path)]);
        self::assertSame([4 << 20, md5_file($path)], [$echo->length, $echo->hash]);
        self::assertSame((string) (4 << 20), $echo->headers->{'content-length'});
        self::assertLessThan(1 << 20, memory_get_peak_usage() - $before);

        $pipe = popen('cat ' . escapeshellarg($path), 'r');
        self::assertIsResource($pipe);
        $echo = self::core()->send($operation, ['file' => $pipe]);
        self::assertSame([md5_file($path), 'chunked'], [$echo->hash, $echo->headers->{'transfer-encoding'}]);
        pclose($pipe);
        unlink($path);
    }

    public function testTimeouts(): void
    {
        foreach (['/never' => 'response', '/stalls' => 'body'] as $path => $phase) {
            $server = new Server('http.php');
            $start = microtime(true);
            try {
                self::core($server->url)->send(self::get($path), [], 'any', new RequestOptions(timeout: 0.3));
                self::fail('There is no error');
            } catch (TimeoutException $error) {
                self::assertSame($phase, $error->phase);
                self::assertLessThan(1.0, microtime(true) - $start);
            }
        }
    }

    public function testLostConnections(): void
    {
        foreach ([self::server()->url => 'response', 'http://127.0.0.1:1' => 'connect'] as $url => $phase) {
            try {
                self::core($url)->send(self::get('/reset'), []);
                self::fail('There is no error');
            } catch (ConnectionException $error) {
                self::assertSame($phase, $error->phase);
                self::assertSame(__FILE__, $error->getFile());
            }
        }
    }

    public function testEventsArriveAtOnceAndLeavingTheLoopClosesTheConnection(): void
    {
        $server = new Server('http.php');
        $start = microtime(true);
        $seen = [];
        foreach (Streams::open(self::core($server->url), self::get('/events', 'sse'), [], 'int64') as $number) {
            $seen[] = $number;
            if ($number === 2) {
                break;
            }
        }
        self::assertSame([0, 1, 2], $seen);
        self::assertLessThan(0.5, microtime(true) - $start);
        self::assertTrue($server->hasNoted('gone'));
    }

    public function testDownloadsStayOutOfMemory(): void
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'sdk');
        $before = memory_get_peak_usage();
        $file = Downloads::open(self::core(), self::get('/large', 'binary'), []);
        self::assertSame('a.bin', $file->filename());
        $file->saveTo($path);
        self::assertSame(32 << 20, filesize($path));
        self::assertLessThan(8 << 20, memory_get_peak_usage() - $before);
        self::assertFileDoesNotExist("$path.part");
        unlink($path);
    }

    public function testADownloadThatNobodyWantsIsClosed(): void
    {
        $server = new Server('http.php');
        gc_disable();
        $file = Downloads::open(self::core($server->url), self::get('/large', 'binary'), []);
        unset($file);
        gc_enable();
        self::assertTrue($server->hasNoted('gone'));
    }
}
