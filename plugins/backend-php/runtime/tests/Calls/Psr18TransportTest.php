<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use GuzzleHttp\Psr7\HttpFactory;
use GuzzleHttp\Psr7\Response;
use PHPUnit\Framework\TestCase;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Client\NetworkExceptionInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Sdk\Core\ClientOptions;
use Sdk\Core\FileUpload;
use Sdk\Core\Psr18Transport;
use Sdk\Exceptions\ConnectionException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Tests\Vectors\Descriptors;

final class Psr18TransportTest extends TestCase
{
    protected function setUp(): void
    {
        foreach ([
            'Psr/Http/Message/autoload.php',
            'Psr/Http/Client/autoload.php',
            'GuzzleHttp/Psr7/autoload.php',
        ] as $file) {
            @include_once $file;
        }
        if (!class_exists(HttpFactory::class) || !interface_exists(ClientInterface::class)) {
            self::markTestSkipped('Needs psr/http-client and guzzlehttp/psr7');
        }
    }

    public function testRequestsGoThroughAClientOfPsr18(): void
    {
        $client = new class() implements ClientInterface {
            public ?RequestInterface $request = null;

            public function sendRequest(RequestInterface $request): ResponseInterface
            {
                $this->request = $request;

                return new Response(200, ['Content-Type' => 'application/json', 'X-Request-Id' => 'r'], '{"a":1}');
            }
        };
        $factory = new HttpFactory();
        $core = new ClientCore(
            Descriptors::client(null),
            ['baseUrl' => 'https://api.test'],
            new ClientOptions(transport: new Psr18Transport($client, $factory, $factory)),
        );
        $operation = [
            'method' => 'POST',
            'path' => '/x',
            'body' => ['kind' => 'multipart'],
            'response' => ['kind' => 'json'],
        ];
        $raw = $core->sendRaw($operation, ['f' => FileUpload::fromString('text', 'a.txt')]);
        self::assertEquals((object) ['a' => 1], $raw->value);
        self::assertSame(['r', 'https://api.test/x'], [$raw->requestId, (string) $client->request?->getUri()]);
        self::assertStringContainsString(
            "filename=\"a.txt\"\r\nContent-Type: application/octet-stream\r\n\r\ntext\r\n",
            (string) $client->request?->getBody(),
        );
    }

    public function testErrorsOfTheClientAreToldWithoutItsRequest(): void
    {
        $client = new class() implements ClientInterface {
            public function sendRequest(RequestInterface $request): ResponseInterface
            {
                throw new class("No route to {$request->getUri()}", $request) extends \RuntimeException implements
                    NetworkExceptionInterface {
                    public function __construct(
                        string $message,
                        private readonly RequestInterface $request,
                    ) {
                        parent::__construct($message);
                    }

                    public function getRequest(): RequestInterface
                    {
                        return $this->request;
                    }
                };
            }
        };
        $factory = new HttpFactory();
        $core = new ClientCore(
            Descriptors::client((object) ['schemes' => [(object) ['in' => 'bearer']]]),
            ['baseUrl' => 'https://api.test?key=HUSH', 'value0' => 'HUSH'],
            new ClientOptions(maxRetries: 0, transport: new Psr18Transport($client, $factory, $factory)),
        );
        try {
            $core->send(['method' => 'GET', 'path' => '/x', 'response' => ['kind' => 'json']], []);
            self::fail('There is no error');
        } catch (ConnectionException $error) {
            self::assertStringContainsString('No route to https://api.test/x?key=***', $error->getMessage());
            self::assertStringNotContainsString('HUSH', $error . print_r($error, true));
        }
    }
}
