<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\ClientOptions;
use Sdk\Core\RawResponse;
use Sdk\Core\RequestOptions;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Requests\Arguments;
use Sdk\Internal\Requests\Paths;

/**
 * What a client and its resources call.
 *
 * @internal
 */
final class ClientCore implements \JsonSerializable
{
    public readonly Config $config;
    private readonly RequestOptions $usual;

    /**
     * @param array<string, mixed>|Config $spec Descriptor of the client.
     * @param array<string, mixed> $values Options of the API by name.
     */
    public function __construct(
        array|Config $spec,
        #[\SensitiveParameter]
        array $values = [],
        ?ClientOptions $options = null,
    ) {
        $this->config = $spec instanceof Config ? $spec : new Config($spec, $values, $options);
        $this->usual = new RequestOptions();
    }

    /**
     * A client with other options, which has transport and tokens in common with this one.
     *
     * @param array<string, mixed> $values Options of the API by name; those that are null stay as they are.
     */
    public function with(#[\SensitiveParameter] array $values, ?ClientOptions $options = null): self
    {
        return new self(new Config($this->config->spec, $values, $options, $this->config));
    }

    /**
     * @template T
     * @param callable(Reply): T $consume
     * @return T
     */
    public function perform(Call $call, callable $consume): mixed
    {
        return (new Attempts($this->config, new Prepared($this->config, $call)))->run($consume);
    }

    /**
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public function call(array $operation, #[\SensitiveParameter] array $arguments, ?RequestOptions $options): Call
    {
        return new Call(
            $operation,
            new Arguments($arguments, $operation['types'] ?? []),
            $options ?? $this->usual,
            id: isset($operation['rpc']['method']) ? $this->config->nextId() : 0,
        );
    }

    /**
     * Calls a method.
     *
     * @param array<string, mixed> $operation Descriptor of the method.
     * @param array<string, mixed> $arguments Parameters by key, properties of the body by name.
     * @param mixed $type Type of the result.
     */
    public function send(
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        mixed $type = 'any',
        ?RequestOptions $options = null,
    ): mixed {
        return $this->perform(
            $this->call($operation, $arguments, $options),
            static fn(Reply $reply): mixed => Decoder::read($reply, $type),
        );
    }

    /**
     * Calls a method, and gives its result beside the response.
     *
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public function sendRaw(
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        mixed $type = 'any',
        ?RequestOptions $options = null,
    ): RawResponse {
        return $this->perform(
            $this->call($operation, $arguments, $options),
            static fn(Reply $reply): RawResponse => $reply->raw(Decoder::read($reply, $type)),
        );
    }

    /**
     * Calls an endpoint that the API does not declare.
     *
     * @param string $path Path below the base URL, with its query.
     * @param mixed $body Body that is sent as JSON; null for none.
     */
    public function request(
        string $method,
        #[\SensitiveParameter]
        string $path,
        #[\SensitiveParameter]
        mixed $body = null,
        ?RequestOptions $options = null,
    ): RawResponse {
        if (preg_match('~^[^/?]*:~', $path) === 1) {
            throw new ConfigurationException('The path must be relative to the base URL');
        }
        if (Paths::hasDots(substr($path, 0, strcspn($path, '?#')))) {
            throw new ConfigurationException('The path must not have segments that are "." or ".."');
        }
        $operation = [
            'method' => strtoupper($method),
            'path' => str_replace('{', '%7B', $path),
            'response' => ['kind' => 'json', 'empty' => true],
        ];
        if ($body !== null) {
            $operation['body'] = ['kind' => 'json', 'key' => 'body'];
        }

        return $this->perform(
            $this->call($operation, $body === null ? [] : ['body' => $body], $options),
            static fn(Reply $reply): RawResponse => $reply->raw(self::readLoosely($reply)),
        );
    }

    private static function readLoosely(Reply $reply): mixed
    {
        if ($reply->mayBeJson()) {
            return Decoder::read($reply, 'any');
        }
        $text = $reply->textOf($reply->bytes());

        return $text === '' ? null : $text;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return $this->config->__debugInfo();
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->__debugInfo();
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        throw new \LogicException('Clients hold secrets, and cannot be serialized');
    }
}
