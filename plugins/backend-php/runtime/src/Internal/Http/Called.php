<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Internal\HiddenProperties;

/**
 * How errors name a call.
 *
 * @property-read string $url
 * @internal
 */
final class Called
{
    use HiddenProperties;

    public function __construct(
        public readonly string $method,
        #[\SensitiveParameter]
        string $url,
        public readonly Secrets $secrets,
    ) {
        $this->hidden = new \SensitiveParameterValue(['url' => $url]);
    }

    /** The text of an error for which there is no usable response. */
    public function failed(string $problem): string
    {
        return $this->secrets->mask($this->method . ' ' . Urls::pathOf($this->url)) . " failed: $problem";
    }

    public function at(#[\SensitiveParameter] string $url): self
    {
        return new self($this->method, $url, $this->secrets);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['method' => $this->method, 'url' => $this->secrets->mask(Urls::masked($this->url))];
    }
}
