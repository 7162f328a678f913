<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\ClientOptions;
use Sdk\Core\CurlTransport;
use Sdk\Core\RequestOptions;
use Sdk\Core\Transport;
use Sdk\Internal\Auth\TokenSource;
use Sdk\Internal\HiddenProperties;

/**
 * All that the calls of a client have in common.
 *
 * @property-read list<string> $urls
 * @internal
 */
final class Config implements \JsonSerializable
{
    use HiddenProperties;

    private const USUAL_CONNECT_TIMEOUT = 10.0;

    public readonly ClientOptions $options;
    public readonly OptionValues $values;
    public readonly EnvironmentVariables $variables;
    public readonly Transport $transport;
    public readonly ?CallLog $log;
    /** @var \ArrayObject<string, TokenSource> Token sources by scheme, which derived clients share. */
    public readonly \ArrayObject $tokens;
    public readonly string $userAgent;
    /** @var \Closure(int, ?float): float Seconds to wait before a retry. */
    public readonly \Closure $backoff;
    private int $lastId = 0;

    /**
     * @param array<string, mixed> $spec Descriptor of the client.
     * @param array<string, mixed> $values Options of the API by name.
     */
    public function __construct(
        public readonly array $spec,
        #[\SensitiveParameter]
        array $values,
        ?ClientOptions $options = null,
        ?self $parent = null,
        ?\Closure $backoff = null,
    ) {
        $this->options = self::merge($options ?? new ClientOptions(), $parent?->options);
        $this->values = new OptionValues($values, $parent?->values);
        $this->variables = $parent->variables ?? new EnvironmentVariables($spec);
        $this->hidden = new \SensitiveParameterValue(['urls' => BaseUrls::of($spec, $this->values, $this->variables)]);
        $this->transport = $this->options->transport ?? $parent->transport ?? new CurlTransport();
        $this->log = $this->options->logger === null
            ? null
            : new CallLog($this->options->logger, $this->options->logLevel ?? 'info');
        $this->tokens = $parent !== null && self::hasTokensOf($spec, $values) ? $parent->tokens : new \ArrayObject();
        $this->userAgent = $spec['userAgent'] ?? "{$spec['packageName']}/{$spec['version']} (php " . PHP_VERSION . ')';
        $this->backoff = $backoff ?? $parent->backoff ?? Retry::waitBefore(...);
        (new HeaderList())->addAll($this->options->headers);
    }

    private static function merge(ClientOptions $own, ?ClientOptions $lower): ClientOptions
    {
        if ($lower === null) {
            return $own;
        }
        $headers = [...$lower->headers, ...$own->headers];
        $given = array_filter(get_object_vars($own), static fn(mixed $value): bool => $value !== null);

        return new ClientOptions(...[...get_object_vars($lower), ...$given, 'headers' => $headers]);
    }

    /**
     * Whether a derived client has the credentials of its parent, so that it can use the same tokens.
     *
     * @param array<string, mixed> $spec
     * @param array<string, mixed> $values
     */
    private static function hasTokensOf(array $spec, #[\SensitiveParameter] array $values): bool
    {
        $names = ['baseUrl', 'environment'];
        foreach ($spec['auth']['schemes'] as $scheme) {
            foreach (['clientId', 'clientSecret', 'token'] as $part) {
                $names[] = $scheme['kind'] === 'oauth' ? $scheme[$part]['option'] ?? '' : '';
            }
        }
        foreach ($names as $name) {
            if (isset($values[$name])) {
                return false;
            }
        }

        return true;
    }

    public function connectTimeout(): float
    {
        return $this->options->connectTimeout ?? self::USUAL_CONNECT_TIMEOUT;
    }

    /** @param array<string, mixed> $operation */
    public function baseUrlOf(array $operation): string
    {
        return $this->urls[$operation['server'] ?? 0] ?? $this->urls[0];
    }

    /** The largest body of a call; null where nobody has set one. */
    public function limitOf(RequestOptions $options): ?int
    {
        return $options->maxResponseBytes ?? $this->options->maxResponseBytes;
    }

    public function nextId(): int
    {
        return ++$this->lastId;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['package' => $this->spec['packageName'], 'urls' => array_map(Urls::bare(...), $this->urls)];
    }
}
