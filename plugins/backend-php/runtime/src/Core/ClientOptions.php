<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\HiddenProperties;

/**
 * Options of a client that no API has for itself. What is null has its usual value.
 *
 * @property-read array<string, ?string> $headers Headers of every request.
 */
final class ClientOptions implements \JsonSerializable
{
    use HiddenProperties;

    /**
     * @param ?float $timeout Seconds that an attempt may take, usually 60; for streams, the silence between two parts. 0: no limit.
     * @param ?float $connectTimeout Seconds that connecting may take, usually 10. 0: no limit of its own.
     * @param ?int $maxRetries How often a call is repeated, usually twice.
     * @param ?bool $retryUnsafe Whether calls are repeated that the server may have carried out.
     * @param array<string, ?string> $headers Headers of every request; null removes one that the SDK sends.
     * @param ?Transport $transport Sends the requests, usually by curl.
     * @param ?list<callable(HttpRequest, callable(HttpRequest): HttpResponse): HttpResponse> $middleware Wraps each attempt, the
     *     first outermost. The requests have their credentials.
     * @param ?object $logger A logger as PSR-3 has it: anything with `log($level, $message, $context)`.
     * @param ?string $logLevel The least level that is logged: `debug`, `info`, `warning` or `error`.
     * @param ?int $maxResponseBytes The largest body that is read into memory; 0: no limit.
     * @throws ConfigurationException A value is out of its range.
     */
    public function __construct(
        public readonly ?float $timeout = null,
        public readonly ?float $connectTimeout = null,
        public readonly ?int $maxRetries = null,
        public readonly ?bool $retryUnsafe = null,
        #[\SensitiveParameter]
        array $headers = [],
        public readonly ?Transport $transport = null,
        public readonly ?array $middleware = null,
        public readonly ?object $logger = null,
        public readonly ?string $logLevel = null,
        public readonly ?int $maxResponseBytes = null,
    ) {
        $this->hidden = new \SensitiveParameterValue(['headers' => $headers]);
        foreach ([$timeout, $connectTimeout, $maxRetries, $maxResponseBytes] as $number) {
            if ($number !== null && !($number >= 0)) {
                throw new ConfigurationException('Timeouts, retries and sizes must not be negative');
            }
        }
        if ($logger !== null && !method_exists($logger, 'log')) {
            throw new ConfigurationException('The logger must have a method log($level, $message, $context)');
        }
        if ($logLevel !== null && !in_array($logLevel, ['debug', 'info', 'warning', 'error'], true)) {
            throw new ConfigurationException('The log level must be debug, info, warning or error');
        }
    }
}
