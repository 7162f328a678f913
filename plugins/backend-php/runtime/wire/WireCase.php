<?php

declare(strict_types=1);

namespace Sdk\Tests\Wire;

use PHPUnit\Framework\Assert;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\Json;

/**
 * A call, the request that a server must get, its response, and what the caller must get of it.
 *
 * @template TClient of object
 */
final class WireCase
{
    private readonly WireRequest $request;
    private int $status = 204;
    private string $type = '';
    private string $body = '';
    private ?string $rpc = null;
    private ?string $expected = null;

    /** @param \Closure(string): TClient $create Makes a client that calls a URL. */
    public function __construct(
        private readonly \Closure $create,
        string $method,
        string $path,
    ) {
        $this->request = new WireRequest($method, $path);
    }

    /**
     * The query: names and values in turn, decoded.
     *
     * @return self<TClient>
     */
    public function query(string ...$pairs): self
    {
        $this->request->query = WirePairs::of($pairs);

        return $this;
    }

    /**
     * Headers that the request must have. It may have others.
     *
     * @return self<TClient>
     */
    public function headers(string ...$pairs): self
    {
        $this->request->headers = WirePairs::of($pairs);

        return $this;
    }

    /**
     * The cookies, decoded.
     *
     * @return self<TClient>
     */
    public function cookies(string ...$pairs): self
    {
        $this->request->cookies = WirePairs::of($pairs);

        return $this;
    }

    /**
     * A body of JSON. An empty type is not looked at.
     *
     * @return self<TClient>
     */
    public function json(string $type, string $text): self
    {
        return $this->sends($type, static fn(WireReceived $got) => WireJson::check('the body', $got->body, $text));
    }

    /**
     * A body of text.
     *
     * @return self<TClient>
     */
    public function text(string $type, string $text): self
    {
        return $this->sends($type, static fn(WireReceived $got) => Assert::assertSame($text, $got->body, 'the body'));
    }

    /**
     * A form in the body.
     *
     * @return self<TClient>
     */
    public function form(string $type, string ...$pairs): self
    {
        $wanted = WirePairs::of($pairs);

        return $this->sends($type, static fn(WireReceived $got) => WirePairs::check('the form', $got->body, $wanted));
    }

    /**
     * A form in parts.
     *
     * @return self<TClient>
     */
    public function multipart(string $type, string ...$pairs): self
    {
        $wanted = WirePairs::of($pairs);

        return $this->sends($type, static fn(WireReceived $got) => WirePairs::checkParts($got, $wanted));
    }

    /**
     * A method that is called by JSON-RPC: bodies are its parameters and its result.
     *
     * @return self<TClient>
     */
    public function rpc(string $name): self
    {
        $this->rpc = $name;

        return $this;
    }

    /**
     * What the server answers. Without a type, there is no `Content-Type`.
     *
     * @return self<TClient>
     */
    public function replies(int $status, string $type = '', string $body = ''): self
    {
        [$this->status, $this->type, $this->body] = [$status, $type, $body];

        return $this;
    }

    /**
     * What the caller must get as JSON, where that is not the body of the response.
     *
     * @return self<TClient>
     */
    public function returns(string $json): self
    {
        $this->expected = $json;

        return $this;
    }

    /**
     * Makes a call whose result must be the expected JSON.
     *
     * @template T
     * @param \Closure(TClient): T $call
     * @param mixed $type Type by which the result is written as JSON, where the result itself does not say it.
     * @return T
     */
    public function check(\Closure $call, mixed $type = 'any'): mixed
    {
        $result = $this->run($call);
        $this->compare('the result', $type, $result);

        return $result;
    }

    /**
     * Makes a call that requests a page, whose body must be the expected JSON.
     *
     * @template TPage of \Countable
     * @param \Closure(TClient): TPage $call
     * @return TPage
     */
    public function checkPage(\Closure $call): object
    {
        $page = $this->run($call);
        $this->compare('the page', 'any', $page->body());

        return $page;
    }

    /**
     * Makes a call that opens a stream, whose events must be the expected list.
     *
     * @template T
     * @param \Closure(TClient): iterable<T> $call
     * @param mixed $type Type by which an event is written as JSON, where the event itself does not say it.
     * @return list<T>
     */
    public function checkEvents(\Closure $call, mixed $type = 'any'): array
    {
        $events = $this->run(static fn(object $client) => [...$call($client)]);
        $this->compare('the events', ['list', $type], $events);

        return $events;
    }

    /**
     * Makes a call that returns the content of a file, which must be the body of the response.
     *
     * @param \Closure(TClient): string $call
     */
    public function checkFile(\Closure $call): void
    {
        Assert::assertSame($this->body, $this->run($call), 'the file');
    }

    /**
     * Makes a call that returns nothing.
     *
     * @param \Closure(TClient): mixed $call
     */
    public function checkNothing(\Closure $call): void
    {
        Assert::assertNull($this->run($call), 'the result');
    }

    /**
     * @param \Closure(WireReceived): void $check
     * @return self<TClient>
     */
    private function sends(string $type, \Closure $check): self
    {
        $this->request->body = static function (WireReceived $got) use ($type, $check): void {
            if ($type !== '') {
                Assert::assertSame($type, $got->mediaType(), 'the type of the body');
            }
            $check($got);
        };

        return $this;
    }

    /**
     * @template T
     * @param \Closure(TClient): T $call
     * @return T
     */
    private function run(\Closure $call): mixed
    {
        $server = WireServer::shared();
        $server->prepare($this->status, $this->type, $this->body, $this->rpc);
        $result = $call(($this->create)($server->url));
        $received = $server->received();
        Assert::assertCount(1, $received, 'the requests');
        $this->request->check($this->rpc === null ? $received[0] : $this->paramsOf($received[0]));

        return $result;
    }

    /** A request by JSON-RPC with its parameters alone as its body. */
    private function paramsOf(WireReceived $got): WireReceived
    {
        $message = json_decode($got->body, false, 512, JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
        Assert::assertInstanceOf(\stdClass::class, $message);
        Assert::assertSame('2.0', $message->jsonrpc ?? null, 'the version');
        Assert::assertSame($this->rpc, $message->method ?? null, 'the method');
        Assert::assertSame($this->body === '', !isset($message->id), 'a notification, and nothing else, has no id');
        $params = isset($message->params) ? json_encode($message->params, JSON_THROW_ON_ERROR) : '';

        return new WireReceived($got->method, $got->target, $got->headers, $params);
    }

    private function compare(string $what, mixed $type, mixed $value): void
    {
        WireJson::check($what, Json::write(Encoder::encode($type, $value)), $this->expected ?? $this->body);
    }
}
