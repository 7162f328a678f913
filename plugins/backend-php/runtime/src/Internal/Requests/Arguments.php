<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Core\Omit;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Unsendable;

/**
 * The arguments of a call: parameters by their keys, properties of the body by their names in JSON.
 * @internal
 */
final class Arguments
{
    /** The values by key, which may be secrets: PHP shows nothing of this class. */
    private readonly \SensitiveParameterValue $values;

    /**
     * @param array<string, mixed> $values Those that are {@see Omit::Value} are not given.
     * @param array<string, mixed> $types Types by key; a value without one is sent as what it is.
     */
    public function __construct(
        #[\SensitiveParameter]
        array $values,
        private readonly array $types = [],
    ) {
        foreach ($values as $key => $value) {
            if ($value === Omit::Value) {
                unset($values[$key]);
            }
        }
        $this->values = new \SensitiveParameterValue($values);
    }

    /** @return list<string> */
    public function keys(): array
    {
        return array_map(strval(...), array_keys($this->values->getValue()));
    }

    public function has(string $key): bool
    {
        return array_key_exists($key, $this->values->getValue());
    }

    /** The value as the program gave it. */
    public function get(string $key): mixed
    {
        return $this->values->getValue()[$key] ?? null;
    }

    /** The type of an argument. */
    public function type(string $key): mixed
    {
        return $this->types[$key] ?? 'any';
    }

    /**
     * The value as JSON; {@see Omit::Value} if it is not given.
     *
     * @throws ConfigurationException It has no form in JSON.
     */
    public function json(string $key): mixed
    {
        return $this->has($key) ? self::encode($this->type($key), $this->get($key)) : Omit::Value;
    }

    /** @throws ConfigurationException The value has no form in JSON. */
    public static function encode(mixed $type, mixed $value): mixed
    {
        try {
            return Encoder::encode($type, $value);
        } catch (Unsendable $error) {
            throw new ConfigurationException($error->getMessage());
        }
    }

    /** @param list<string> $path */
    public function at(array $path): mixed
    {
        return $path === [] ? Omit::Value : Json::at($this->json($path[0]), array_slice($path, 1));
    }

    /**
     * A copy with JSON at a path of names.
     *
     * @param list<string> $path
     */
    public function withAt(array $path, mixed $json): self
    {
        $key = $path[0];
        $whole = count($path) === 1 ? $json : Json::withAt($this->json($key), array_slice($path, 1), $json);

        return new self([...$this->values->getValue(), $key => $whole], [...$this->types, $key => 'any']);
    }

    /**
     * A copy with further values.
     *
     * @param array<string, mixed> $values
     */
    public function with(#[\SensitiveParameter] array $values): self
    {
        return $values === []
            ? $this
            : new self(array_replace($this->values->getValue(), $values), array_diff_key($this->types, $values));
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['keys' => $this->keys()];
    }
}
