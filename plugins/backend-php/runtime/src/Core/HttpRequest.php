<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Internal\HiddenProperties;
use Sdk\Internal\Http\Urls;

/**
 * A request as it is sent. Printed, it shows no secrets.
 *
 * @property-read string $url
 * @property-read list<array{string, string}> $headers Names and values in order.
 */
final class HttpRequest implements \JsonSerializable
{
    use HiddenProperties;

    /**
     * @param list<array{string, string}> $headers Names and values in order.
     * @param ?RequestBody $body Body; null for none.
     */
    public function __construct(
        public readonly string $method,
        #[\SensitiveParameter]
        string $url,
        #[\SensitiveParameter]
        array $headers,
        public readonly ?RequestBody $body = null,
    ) {
        $this->hidden = new \SensitiveParameterValue(['url' => $url, 'headers' => $headers]);
    }

    /** The value of a header, in any letter case. */
    public function header(string $name): ?string
    {
        foreach ($this->headers as [$own, $value]) {
            if (strcasecmp($own, $name) === 0) {
                return $value;
            }
        }

        return null;
    }

    /** A copy with another value of a header; null removes it. */
    public function withHeader(string $name, #[\SensitiveParameter] ?string $value): self
    {
        $headers = array_values(array_filter(
            $this->headers,
            static fn(array $one): bool => strcasecmp($one[0], $name) !== 0,
        ));
        if ($value !== null) {
            $headers[] = [$name, $value];
        }

        return new self($this->method, $this->url, $headers, $this->body);
    }

    /** A copy for another address. */
    public function withUrl(#[\SensitiveParameter] string $url): self
    {
        return new self($this->method, $url, $this->headers, $this->body);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [
            'method' => $this->method,
            'url' => Urls::masked($this->url),
            'headers' => array_column($this->headers, 0),
        ];
    }
}
