<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

/**
 * How errors name a call.
 *
 * @internal
 */
final class Called
{
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly Secrets $secrets,
    ) {}

    /** The text of an error for which there is no usable response. */
    public function failed(string $problem): string
    {
        return $this->secrets->mask($this->method . ' ' . Urls::pathOf($this->url)) . " failed: $problem";
    }

    public function at(string $url): self
    {
        return new self($this->method, $url, $this->secrets);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['method' => $this->method, 'url' => $this->secrets->mask(Urls::masked($this->url))];
    }
}
