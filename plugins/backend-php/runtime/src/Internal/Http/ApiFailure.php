<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Omit;
use Sdk\Internal\Json\Misfit;
use Sdk\Internal\Json\Types;

/**
 * What an error of the API tells.
 *
 * @internal
 */
final class ApiFailure
{
    /** @param array<string, list<string>> $headers */
    public function __construct(
        public readonly string $message,
        public readonly int $status,
        public readonly array $headers,
        public readonly mixed $json,
        public readonly string $rawBody,
        public readonly string $maskedBody,
        public readonly ?string $requestId,
        public readonly string $method,
        public readonly string $url,
        public readonly int $attempts,
        public readonly ?float $retryAfter,
    ) {}

    /** The body by its type; null if it is not of it. */
    public function body(mixed $type): mixed
    {
        $value = $this->json === Omit::Value || $this->json === null ? null : Types::read($type, $this->json);

        return $value === Misfit::Value ? null : $value;
    }

    /** The same with another body and another status. */
    public function with(mixed $json, int $status): self
    {
        return new self(...['json' => $json, 'status' => $status] + get_object_vars($this));
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['message' => $this->message, 'status' => $this->status, 'body' => $this->maskedBody];
    }
}
