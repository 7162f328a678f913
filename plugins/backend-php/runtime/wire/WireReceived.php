<?php

declare(strict_types=1);

namespace Sdk\Tests\Wire;

/** A request as it arrived. */
final class WireReceived
{
    /** @param array<string, string> $headers Values by name in lower case. */
    public function __construct(
        public readonly string $method,
        public readonly string $target,
        public readonly array $headers,
        public readonly string $body,
    ) {}

    /** The value of a header; null if there is none. */
    public function header(string $name): ?string
    {
        return $this->headers[strtolower($name)] ?? null;
    }

    /** The type of the body, without parameters. */
    public function mediaType(): string
    {
        return strtolower(trim(explode(';', $this->header('content-type') ?? '')[0]));
    }
}
