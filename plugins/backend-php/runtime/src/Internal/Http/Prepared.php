<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Auth\Schemes;
use Sdk\Internal\HiddenProperties;
use Sdk\Internal\Requests\RequestParts;

/**
 * All of a call that is the same for each attempt.
 *
 * @property-read string $url
 * @property-read list<array{string, ?string}> $below Headers that those of credentials replace.
 * @property-read list<array{string, ?string}> $above Headers of the caller, which replace all others.
 * @internal
 */
final class Prepared
{
    use HiddenProperties;

    private const IDEMPOTENT = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'];

    private const ACCEPTS = [
        'json' => 'application/json',
        'text' => 'text/plain, */*;q=0.5',
        'sse' => 'text/event-stream',
        'jsonl' => 'application/x-ndjson, application/jsonl, application/json;q=0.9',
    ];

    public readonly RequestParts $parts;
    /** Whether the server may get the request twice. */
    public readonly bool $isSafe;
    public readonly int $maxRetries;
    public readonly float $timeout;
    public readonly ?CallLog $log;

    public function __construct(
        private readonly Config $config,
        public readonly Call $call,
    ) {
        $operation = $call->operation;
        $options = $call->options;
        $this->checkCredentials();
        $this->parts = new RequestParts($config, $call);
        // A server that only issues tokens gets nothing that is meant for the API.
        $above = [
            ...($call->isForeign() ? [] : self::pairs($config->options->headers)),
            ...$this->parts->headers,
            ...self::pairs($options->headers),
        ];
        (new HeaderList())->addPairs($above);
        $key = $call->isForToken ? null : $this->idempotencyKey($above);
        $this->hidden = new \SensitiveParameterValue([
            'url' => $call->url ?? Urls::join($this->baseUrl(), $this->parts->path, $this->parts->query),
            'below' => $this->ownHeaders($key),
            'above' => $above,
        ]);
        $this->isSafe =
            $call->isForToken
            || $key !== null
            || ($operation['idempotent'] ?? false)
            || in_array($operation['method'], self::IDEMPOTENT, true)
            || ($config->options->retryUnsafe ?? $config->spec['retryUnsafe'] ?? false);
        $this->maxRetries = $operation['noRetries'] ?? false
            ? 0
            : $options->maxRetries ?? $config->options->maxRetries ?? $config->spec['maxRetries'];
        $this->timeout = (float) ($options->timeout ?? $config->options->timeout ?? $config->spec['timeout']);
        $this->log = $call->isForToken ? null : $config->log;
    }

    /**
     * @param array<string, ?string> $headers
     * @return list<array{string, ?string}>
     */
    private static function pairs(#[\SensitiveParameter] array $headers): array
    {
        return array_map(
            static fn(mixed $name, ?string $value): array => [(string) $name, $value],
            array_keys($headers),
            $headers,
        );
    }

    public function isReplayable(): bool
    {
        return $this->parts->body?->content->isReplayable() ?? true;
    }

    /** Whether the caller gives a header. */
    public function isCallers(string $header): bool
    {
        foreach ($this->above as [$name]) {
            if (strcasecmp($name, $header) === 0) {
                return true;
            }
        }

        return false;
    }

    private function checkCredentials(): void
    {
        $known = null;
        foreach (array_keys($this->call->options->credentials) as $option) {
            $known ??= Schemes::options($this->config->spec['auth']['schemes']);
            if (!in_array($option, $known, true)) {
                $names = $known === [] ? 'none' : implode(', ', $known);
                throw new ConfigurationException("There is no credential $option; the client has $names");
            }
        }
    }

    private function baseUrl(): string
    {
        $own = $this->call->options->baseUrl;

        return $own === null ? $this->config->baseUrlOf($this->call->operation) : Urls::check($own);
    }

    /**
     * @param ?array{string, ?string} $key
     * @return list<array{string, ?string}>
     */
    private function ownHeaders(?array $key): array
    {
        $operation = $this->call->operation;
        $response = $operation['response'] ?? [];
        $accept = isset($operation['rpc']['method'])
            ? 'application/json'
            : $response['accept'] ?? self::ACCEPTS[$response['kind'] ?? ''] ?? '*/*';
        $headers = [['User-Agent', $this->config->userAgent], ['Accept', $accept]];
        if ($this->parts->body?->contentType !== null) {
            $headers[] = ['Content-Type', $this->parts->body->contentType];
        }
        if ($key !== null) {
            $headers[] = $key;
        }

        return $headers;
    }

    /**
     * The header with the key by which the server knows a repeated call; null if there is none.
     *
     * @param list<array{string, ?string}> $above
     * @return ?array{string, ?string}
     */
    private function idempotencyKey(#[\SensitiveParameter] array $above): ?array
    {
        $name = $this->call->operation['idempotencyKey'] ?? null;
        if ($name === null) {
            return null;
        }
        foreach (array_reverse($above) as $header) {
            if (strcasecmp($header[0], $name) === 0) {
                return $header[1] === null ? null : $header;
            }
        }

        return [$name, $this->call->options->idempotencyKey ?? self::uuid()];
    }

    /** A random UUID of version 4. */
    private static function uuid(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr((ord($bytes[6]) & 0x0F) | 0x40);
        $bytes[8] = chr((ord($bytes[8]) & 0x3F) | 0x80);

        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['call' => $this->call];
    }
}
