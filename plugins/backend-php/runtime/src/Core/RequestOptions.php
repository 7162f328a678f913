<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\HiddenProperties;

/**
 * Options of a call. What is null is that of the client.
 *
 * @property-read array<string, ?string> $headers Further headers.
 * @property-read array<string, mixed> $query Further parameters of the query.
 * @property-read array<string, mixed> $bodyProperties Further properties of the body.
 * @property-read ?string $baseUrl URL of the API for this call.
 * @property-read array<string, string> $credentials Other credentials.
 */
final class RequestOptions implements \JsonSerializable
{
    use HiddenProperties;

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
        array $headers = [],
        #[\SensitiveParameter]
        array $query = [],
        #[\SensitiveParameter]
        array $bodyProperties = [],
        public readonly ?string $idempotencyKey = null,
        #[\SensitiveParameter]
        ?string $baseUrl = null,
        #[\SensitiveParameter]
        array $credentials = [],
        public readonly ?int $maxResponseBytes = null,
    ) {
        $this->hidden = new \SensitiveParameterValue([
            'headers' => $headers,
            'query' => $query,
            'bodyProperties' => $bodyProperties,
            'baseUrl' => $baseUrl,
            'credentials' => $credentials,
        ]);
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
        return new self(...[...$this->hidden->getValue(), ...$this->shown(), 'headers' => $headers]);
    }
}
