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
     * The client whose next call the server answers.
     *
     * @return TClient
     */
    public function client(): object
    {
        $server = WireServer::shared();
        $server->prepare($this->status, $this->type, $this->body, $this->rpc !== null);

        return ($this->create)($server->url);
    }

    /**
     * Compares the request, and the result of the call with the expected JSON.
     *
     * @param mixed $type Type by which the result is written as JSON, where the result itself does not say it.
     */
    public function check(mixed $result, mixed $type = 'any'): void
    {
        $this->checkRequest();
        $json = Json::write(Encoder::encode($type, $result));
        WireJson::check('the result', $json, $this->expected ?? $this->body);
    }

    /** Compares the request, and the content of a file with the body of the response. */
    public function checkFile(string $content): void
    {
        $this->checkRequest();
        Assert::assertSame($this->body, $content, 'the file');
    }

    /** Compares the request with the expected one. */
    public function checkRequest(): void
    {
        $received = WireServer::shared()->received();
        Assert::assertCount(1, $received, 'the requests');
        $this->request->check($this->rpc === null ? $received[0] : $this->paramsOf($received[0]));
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
}
