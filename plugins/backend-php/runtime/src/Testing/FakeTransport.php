<?php

declare(strict_types=1);

namespace Sdk\Testing;

use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Core\Transport;
use Sdk\Core\TransportException;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\Json;

/**
 * Stands for the API in tests: it gives the responses that a test prepares, and keeps the requests. No request reaches a network.
 *
 *     $api = new FakeTransport();
 *     $api->respond(new Pet(id: 1, name: 'Rex'));
 *     $client = new AcmeClient(token: 'test', options: new ClientOptions(transport: $api));
 */
final class FakeTransport implements Transport
{
    /** @var list<\Closure(HttpRequest): HttpResponse> */
    private array $responses = [];

    /** @var list<HttpRequest> */
    private array $requests = [];

    /**
     * Prepares the next response.
     *
     * @param mixed $body A model or other data, which is sent as JSON; null for no body.
     * @param array<string, string> $headers
     */
    public function respond(mixed $body = null, int $status = 200, array $headers = []): self
    {
        $text = $body === null ? '' : Json::write(Encoder::encode('any', $body));

        return $this->respondText(
            $text,
            $status,
            $headers + ($body === null ? [] : ['Content-Type' => 'application/json']),
        );
    }

    /**
     * Prepares the next response, whose body is not JSON or arrives in parts.
     *
     * @param string|list<string> $body
     * @param array<string, string> $headers
     */
    public function respondText(string|array $body, int $status = 200, array $headers = []): self
    {
        $parts = array_values(array_filter((array) $body, static fn(string $part): bool => $part !== ''));
        $pairs = array_map(null, array_keys($headers), array_values($headers));
        $this->responses[] = static fn(): HttpResponse => new HttpResponse($status, $pairs, new FakeBody($parts));

        return $this;
    }

    /** Prepares a connection that fails. */
    public function fail(string $message = 'the connection was reset', bool $neverSent = false): self
    {
        $this->responses[] = static fn(): HttpResponse => throw new TransportException($message, $neverSent);

        return $this;
    }

    /** @throws StrayRequestException There is no response for the request. */
    public function send(HttpRequest $request, Deadline $deadline, float $connectTimeout): HttpResponse
    {
        $this->requests[] = $request;
        $response = array_shift($this->responses) ?? throw new StrayRequestException(
            "No response was prepared for $request->method $request->url",
        );

        return $response($request);
    }

    /**
     * The requests so far.
     *
     * @return list<HttpRequest>
     */
    public function requests(): array
    {
        return $this->requests;
    }

    /** The number of responses that nobody has asked for. */
    public function left(): int
    {
        return count($this->responses);
    }
}
