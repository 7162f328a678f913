<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Core\Omit;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\HiddenProperties;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\Config;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Unsendable;
use Sdk\Internal\Rpc\JsonRpc;

/**
 * The parts of a request that the arguments of a call make.
 *
 * @property-read list<string> $query Pairs of the query.
 * @property-read list<array{string, ?string}> $headers
 * @property-read list<string> $cookies
 * @internal
 */
final class RequestParts
{
    use HiddenProperties;

    public readonly string $path;
    public readonly ?PreparedBody $body;

    private readonly Arguments $arguments;
    /** @var array<string, true> Keys of arguments that a parameter takes. */
    private array $taken = [];

    /** @throws ConfigurationException An argument cannot be sent. */
    public function __construct(
        private readonly Config $config,
        private readonly Call $call,
    ) {
        $operation = $call->operation;
        $this->arguments = $call->arguments->with(array_column($operation['pinned'] ?? [], 'value', 'key'));
        foreach ($operation['required'] ?? [] as $key) {
            if ($this->arguments->get($key) === null) {
                throw new ConfigurationException("The argument $key must not be null");
            }
        }
        try {
            $this->path = Paths::expand($operation['path'], $this->pathParameter(...));
            $query = $this->writeQuery();
            $headers = $this->writeHeaders();
            $cookies = [];
            foreach ($operation['cookies'] ?? [] as $parameter) {
                $cookies = [...$cookies, ...Query::pairs($parameter, $this->valueOf($parameter))];
            }
            $this->hidden = new \SensitiveParameterValue(compact('query', 'headers', 'cookies'));
            $this->body = $this->writeBody();
        } catch (Unsendable $error) {
            throw new ConfigurationException($error->getMessage());
        }
    }

    /** @return array{array<string, mixed>, mixed} */
    private function pathParameter(string $name): array
    {
        $parameters = array_column($this->call->operation['pathParams'] ?? [], null, 'name');
        $parameter = $parameters[$name] ?? ['key' => $name, 'name' => $name];

        return [$parameter, $this->valueOf($parameter)];
    }

    /** @param array<string, mixed> $parameter */
    private function valueOf(array $parameter): mixed
    {
        $this->taken[$parameter['key']] = true;
        if ($this->arguments->has($parameter['key'])) {
            return $this->arguments->json($parameter['key']);
        }
        $value = $this->config->values->resolve($parameter['option'] ?? null) ?? $parameter['default'] ?? Omit::Value;

        return $value === Omit::Value ? $value : Arguments::encode('any', $value);
    }

    /** @return list<string> */
    private function writeQuery(): array
    {
        $further = $this->call->options->query;
        $pairs = [];
        foreach ($this->call->operation['query'] ?? [] as $parameter) {
            $value = $this->valueOf($parameter);
            if (!array_key_exists($parameter['name'], $further)) {
                $pairs = [...$pairs, ...Query::pairs($parameter, $value)];
            }
        }
        foreach ($further as $name => $value) {
            $pairs = [...$pairs, ...Query::pairs(['name' => (string) $name], Arguments::encode('any', $value))];
        }

        return $pairs;
    }

    /** @return list<array{string, ?string}> */
    private function writeHeaders(): array
    {
        $headers = [];
        foreach ($this->call->operation['headers'] ?? [] as $parameter) {
            $json = $this->valueOf($parameter);
            if (!Json::isNothing($json)) {
                $isJson = ($parameter['style'] ?? '') === 'json';
                $headers[] = [
                    $parameter['name'],
                    $isJson
                        ? Json::write($json)
                        : Values::joined(
                            $json,
                            $parameter['explode'] ?? false,
                            ',',
                            static fn(string $text): string => $text,
                        ),
                ];
            }
        }

        return $headers;
    }

    private function writeBody(): ?PreparedBody
    {
        if ($this->call->messages !== null) {
            return PreparedBody::ofText('application/json', $this->call->messages);
        }
        $operation = $this->call->operation;
        $further = $this->call->options->bodyProperties;
        if (isset($operation['rpc']['method'])) {
            return PreparedBody::ofText('application/json', JsonRpc::message(
                $operation,
                $this->call->id,
                $this->arguments,
                $further,
            ));
        }
        $declared = $operation['body'] ?? null;
        $value = match (true) {
            $declared === null => $further === [] ? null : new BodyValue(new Arguments($further)),
            isset($declared['key']) => $this->whole($declared, $further),
            default => $this->merged($declared, $further),
        };

        return $value === null ? null : Bodies::write($declared ?? ['kind' => 'json'], $value);
    }

    /**
     * @param array<string, mixed> $declared
     * @param array<string, mixed> $further
     */
    private function merged(array $declared, array $further): ?BodyValue
    {
        $members = [];
        $types = [];
        foreach ($this->arguments->keys() as $key) {
            if (!isset($this->taken[$key]) && !array_key_exists($key, $further)) {
                $members[$key] = $this->arguments->get($key);
                $types[$key] = $this->arguments->type($key);
            }
        }
        $members += $further;

        return $members === [] && ($declared['optional'] ?? false)
            ? null
            : new BodyValue(new Arguments($members, $types));
    }

    /**
     * @param array<string, mixed> $declared
     * @param array<string, mixed> $further
     */
    private function whole(array $declared, array $further): ?BodyValue
    {
        $key = $declared['key'];
        $isGiven = $this->arguments->has($key);
        if (!$isGiven && $further === []) {
            // An empty request in its place could empty what it was to replace.
            return $declared['optional'] ?? false ? null : throw new ConfigurationException('The call needs a body');
        }
        if ($further === []) {
            return new BodyValue($this->arguments, $key);
        }
        $json = $isGiven ? $this->arguments->json($key) : new \stdClass();
        if (!$json instanceof \stdClass) {
            throw new ConfigurationException('bodyProperties need a body that is an object');
        }

        return new BodyValue(new Arguments(array_diff_key(Json::membersOf($json), $further) + $further));
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}
