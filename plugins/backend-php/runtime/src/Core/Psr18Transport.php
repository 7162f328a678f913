<?php

declare(strict_types=1);

namespace Sdk\Core;

use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Client\NetworkExceptionInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\StreamFactoryInterface;
use Psr\Http\Message\StreamInterface;
use Sdk\Internal\Http\Psr7Body;
use Sdk\Internal\Http\Urls;

/**
 * Sends requests by a client as PSR-18 has it.
 *
 * Such clients have no time limits for the SDK to set, and most read a whole body before they return. Set timeouts of the client
 * itself, and turn off its redirects, retries and cookies.
 */
final class Psr18Transport implements Transport
{
    private const MOST_IN_MEMORY = 2 * 1024 * 1024;

    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {}

    public function send(HttpRequest $request, Deadline $deadline, float $connectTimeout): HttpResponse
    {
        $message = $this->requests->createRequest($request->method, $request->url);
        foreach ($request->headers as [$name, $value]) {
            // A client that is not asked for compression sets the header itself, if it can decompress.
            $message = strcasecmp($name, 'Accept-Encoding') === 0 ? $message : $message->withHeader($name, $value);
        }
        if ($request->body !== null) {
            $message = $message->withBody($this->streamOf($request->body));
        }
        try {
            return self::responseOf($this->client->sendRequest($message));
        } catch (NetworkExceptionInterface $error) {
            throw self::failure('the network failed', $request, $error);
        } catch (ClientExceptionInterface $error) {
            throw self::failure('the client failed', $request, $error);
        }
    }

    /** What the client reports, without its exception: that has the request with its credentials, and so has its stack trace. */
    private static function failure(
        string $what,
        HttpRequest $request,
        #[\SensitiveParameter]
        \Throwable $error,
    ): TransportException {
        $said = str_replace($request->url, Urls::masked($request->url), $error->getMessage());

        return new TransportException("$what: " . $error::class . ($said === '' ? '' : ": $said"));
    }

    /** Bodies go to a file when they are large, since streams of PSR-7 have no other common form. */
    private function streamOf(RequestBody $body): StreamInterface
    {
        $text = $body->text();
        if ($text !== null) {
            return $this->streams->createStream($text);
        }
        $file = fopen('php://temp/maxmemory:' . self::MOST_IN_MEMORY, 'r+b');
        if ($file === false) {
            throw new TransportException('there is no temporary file', true);
        }
        foreach ($body->pieces() as $piece) {
            fwrite($file, $piece);
        }
        rewind($file);

        return $this->streams->createStreamFromResource($file);
    }

    private static function responseOf(ResponseInterface $response): HttpResponse
    {
        $headers = [];
        foreach ($response->getHeaders() as $name => $values) {
            foreach ($values as $value) {
                $headers[] = [(string) $name, $value];
            }
        }

        return new HttpResponse($response->getStatusCode(), $headers, new Psr7Body($response->getBody()));
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['client' => $this->client::class];
    }
}
