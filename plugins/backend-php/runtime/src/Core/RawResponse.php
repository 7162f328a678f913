<?php

declare(strict_types=1);

namespace Sdk\Core;

/**
 * The result of a call beside its response.
 *
 * @template T
 */
final class RawResponse
{
    /**
     * @param T $value The result of the call.
     * @param array<string, list<string>> $headers Headers by name in lower case.
     * @param ?string $requestId Id by which the server knows the request.
     * @param string $url URL that answered, without query.
     * @internal
     */
    public function __construct(
        public readonly mixed $value,
        public readonly int $statusCode,
        public readonly array $headers,
        public readonly ?string $requestId,
        public readonly string $url,
    ) {}

    /** The first value of a header, in any letter case. */
    public function header(string $name): ?string
    {
        return $this->headers[strtolower($name)][0] ?? null;
    }
}
