<?php

declare(strict_types=1);

namespace Sdk\Tests\Support;

use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Core\Transport;
use Sdk\Core\TransportException;
use Sdk\Testing\FakeBody;

/** Answers as a vector says, and keeps the requests. */
final class FakeTransport implements Transport
{
    public const WHOLE = 0;
    public const EVERY_BYTE = -1;

    /** Headers that transports add. */
    private const OWN = ['accept-encoding', 'content-length', 'host', 'transfer-encoding'];

    /** @var list<array<string, mixed>> */
    public array $requests = [];

    /**
     * @param list<\stdClass> $responses
     * @param int $cut Where the first body is cut in two.
     */
    public function __construct(
        private readonly array $responses,
        private readonly int $cut = self::WHOLE,
    ) {}

    public function send(HttpRequest $request, Deadline $deadline, float $connectTimeout): HttpResponse
    {
        $count = count($this->requests);
        $this->requests[] = self::describe($request);
        $given = $this->responses[min($count, count($this->responses) - 1)];
        if (isset($given->fails)) {
            throw new TransportException("the connection was $given->fails", $given->fails === 'unsent');
        }
        $headers = [];
        foreach ((array) ($given->headers ?? []) as $name => $value) {
            $headers[] = [(string) $name, $value];
        }
        if (
            self::isJson($given) && !in_array('content-type', array_map('strtolower', array_column($headers, 0)), true)
        ) {
            $headers[] = ['Content-Type', 'application/json'];
        }

        return new HttpResponse(
            $given->status ?? 200,
            $headers,
            new FakeBody(self::partsOf(self::bytesOf($given), $count === 0 ? $this->cut : self::WHOLE)),
        );
    }

    /** @return array<string, mixed> The recorded requests are not shown, since they belong to the tests. */
    public function __debugInfo(): array
    {
        return [];
    }

    private static function isJson(\stdClass $given): bool
    {
        return !isset($given->base64) && !is_string($given->body ?? null);
    }

    public static function bytesOf(\stdClass $given): string
    {
        if (isset($given->base64)) {
            return (string) base64_decode($given->base64);
        }
        $body = property_exists($given, 'body') ? $given->body : new \stdClass();

        return is_string($body) ? $body : (string) json_encode($body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /** @return list<string> */
    private static function partsOf(string $bytes, int $cut): array
    {
        return match (true) {
            $bytes === '' => [],
            $cut === self::EVERY_BYTE => str_split($bytes),
            $cut === self::WHOLE => [$bytes],
            default => [substr($bytes, 0, $cut), substr($bytes, $cut)],
        };
    }

    /** @return array<string, mixed> */
    private static function describe(HttpRequest $request): array
    {
        $headers = [];
        foreach ($request->headers as [$name, $value]) {
            if (!in_array(strtolower($name), self::OWN, true)) {
                $headers[strtolower($name)] = $value;
            }
        }
        ksort($headers);

        return [
            'method' => $request->method,
            'url' => (string) preg_replace(
                ['~#.*$~', '~^(http://[^/:]+):80(?=/|$)~', '~^(https://[^/:]+):443(?=/|$)~'],
                ['', '$1', '$1'],
                $request->url,
            ),
            'headers' => (object) $headers,
            'headerNames' => array_map(strval(...), array_keys($headers)),
            'body' => $request->body === null ? '' : implode('', iterator_to_array($request->body->pieces(), false)),
        ];
    }
}
