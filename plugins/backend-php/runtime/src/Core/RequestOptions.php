<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ConfigurationException;

/** Options of a call. What is null is that of the client. */
final class RequestOptions implements \JsonSerializable
{
    /**
     * @param ?float $timeout Seconds that an attempt may take; for streams, the silence between two parts. 0: no limit.
     * @param ?int $maxRetries How often the call is repeated.
     * @param array<string, ?string> $headers Further headers; null removes one that the SDK sends.
     * @param array<string, mixed> $query Further parameters of the query, which replace those of the same name.
     * @param array<string, mixed> $bodyProperties Further properties of the body, which replace those of the same name.
     * @param ?string $idempotencyKey Key by which the server knows a repeated call.
     * @param ?string $baseUrl URL of the API for this call.
     * @param array<string, string> $credentials Other credentials, by the names of the client's arguments.
     * @param ?int $maxResponseBytes The largest body that is read into memory; 0: no limit.
     * @throws ConfigurationException A value is out of its range.
     */
    public function __construct(
        public readonly ?float $timeout = null,
        public readonly ?int $maxRetries = null,
        #[\SensitiveParameter]
        public readonly array $headers = [],
        #[\SensitiveParameter]
        public readonly array $query = [],
        public readonly array $bodyProperties = [],
        public readonly ?string $idempotencyKey = null,
        public readonly ?string $baseUrl = null,
        #[\SensitiveParameter]
        public readonly array $credentials = [],
        public readonly ?int $maxResponseBytes = null,
    ) {
        foreach ([$timeout, $maxRetries, $maxResponseBytes] as $number) {
            if ($number !== null && !($number >= 0)) {
                throw new ConfigurationException('Timeouts, retries and sizes must not be negative');
            }
        }
    }

    /**
     * A copy with other headers.
     *
     * @param array<string, ?string> $headers
     * @internal
     */
    public function withHeaders(#[\SensitiveParameter] array $headers): self
    {
        return new self(...['headers' => $headers] + get_object_vars($this));
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        $hide = static fn(array $all): array => array_map(static fn(): string => '***', $all);

        return (
            [
                'headers' => $hide($this->headers),
                'query' => $hide($this->query),
                'credentials' => $hide($this->credentials),
            ] + get_object_vars($this)
        );
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->__debugInfo();
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        throw new \LogicException('Options hold secrets, and cannot be serialized');
    }
}
