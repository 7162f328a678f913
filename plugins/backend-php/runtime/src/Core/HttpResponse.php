<?php

declare(strict_types=1);

namespace Sdk\Core;

/** A response, whose body may be still to come. */
final class HttpResponse
{
    /** @var array<string, list<string>> Values by name in lower case. */
    public readonly array $headers;

    /**
     * @param list<array{string, string}> $headers Names and values in order.
     */
    public function __construct(
        public readonly int $statusCode,
        array $headers,
        public readonly ResponseBody $body,
    ) {
        $all = [];
        foreach ($headers as [$name, $value]) {
            $all[strtolower($name)][] = $value;
        }
        $this->headers = $all;
    }

    /** The first value of a header, in any letter case. */
    public function header(string $name): ?string
    {
        return $this->headers[strtolower($name)][0] ?? null;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['statusCode' => $this->statusCode, 'headers' => array_keys($this->headers)];
    }
}
