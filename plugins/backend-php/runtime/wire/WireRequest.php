<?php

declare(strict_types=1);

namespace Sdk\Tests\Wire;

use PHPUnit\Framework\Assert;

/** What a server must get. */
final class WireRequest
{
    /** @var list<array{string, string}> */
    public array $query = [];

    /** @var list<array{string, string}> */
    public array $headers = [];

    /** @var list<array{string, string}> */
    public array $cookies = [];

    /** @var ?\Closure(WireReceived): void Compares the body; null if there must be none. */
    public ?\Closure $body = null;

    public function __construct(
        private readonly string $method,
        private readonly string $path,
    ) {}

    /** Compares the received request with the expected one. */
    public function check(WireReceived $got): void
    {
        [$path, $query] = explode('?', $got->target, 2) + [1 => ''];
        Assert::assertSame($this->method, $got->method, 'the method');
        Assert::assertSame($this->path, rawurldecode($path), 'the path');
        WirePairs::check('the query', $query, $this->query);
        foreach ($this->headers as [$name, $value]) {
            $sent = $got->header($name);
            if ($sent === null || !WireJson::isSameText($sent, trim($value))) {
                Assert::assertSame(trim($value), $sent, "the header $name");
            }
        }
        WirePairs::checkCookies($got->header('cookie') ?? '', $this->cookies);
        if ($this->body === null) {
            Assert::assertSame('', $got->body, 'the body');
        } else {
            ($this->body)($got);
        }
    }
}
