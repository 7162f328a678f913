<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

/**
 * Writes events of calls to a logger. Bodies are in none.
 *
 * @internal
 */
final class CallLog
{
    private const LEVELS = ['debug' => 0, 'info' => 1, 'warning' => 2, 'error' => 3];

    /** Headers in which no API has a secret. */
    private const SHOWN = [
        'accept',
        'accept-encoding',
        'cache-control',
        'content-encoding',
        'content-length',
        'content-type',
        'date',
        'etag',
        'retry-after',
        'retry-after-ms',
        'request-id',
        'user-agent',
        'x-correlation-id',
        'x-request-id',
    ];

    public function __construct(
        private readonly object $logger,
        private readonly string $level,
    ) {}

    /** @param array<string, mixed> $fields */
    public function log(string $level, string $event, array $fields): void
    {
        if (self::LEVELS[$level] >= self::LEVELS[$this->level]) {
            $this->logger->log($level, $event, $fields);
        }
    }

    /**
     * Logs an event, and its headers at the most detailed level.
     *
     * @param array<string, mixed> $fields
     * @param list<array{string, string}> $headers
     */
    public function logWithHeaders(string $event, array $fields, #[\SensitiveParameter] array $headers): void
    {
        $this->log('info', $event, $fields);
        $masked = [];
        foreach ($headers as [$name, $value]) {
            $name = strtolower($name);
            $before = isset($masked[$name]) ? $masked[$name] . ', ' : '';
            $masked[$name] = in_array($name, self::SHOWN, true) ? $before . $value : '***';
        }
        $this->log('debug', "$event headers", [...$fields, 'headers' => $masked]);
    }

    /** @return array<string, mixed> */
    public static function fields(string $method, string $url, int $attempt): array
    {
        return ['method' => $method, 'url' => Urls::masked($url), 'attempt' => $attempt];
    }
}
