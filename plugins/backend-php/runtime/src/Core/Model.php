<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\DecodeException;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\InvalidJson;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Misfit;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Json\Unsendable;

/**
 * An object of the API. Its properties are read-only; {@see Model::with} makes a copy with others.
 *
 * What a server sends is kept as it came. A property is converted when it is first read: a required value that is missing or
 * does not fit its type is then empty, zero or false, an optional one null.
 */
abstract class Model implements \JsonSerializable
{
    /**
     * Name in JSON and type of each property.
     *
     * @var array<string, array{string, mixed}>
     */
    protected const PROPERTIES = [];

    /** @var list<string> Properties that an object must have. */
    protected const REQUIRED = [];

    /** Type of the properties that the API does not declare. */
    protected const EXTRA = 'any';

    private const ADDITIONAL = 'additionalProperties';

    /** @var array<class-string, self> A blank instance of each class that was read. They contain no data. */
    private static array $blanks = [];

    /** What the server sent; null in a model that a program made. */
    private ?\stdClass $receivedJson = null;

    /** @var array<string, mixed> Properties that were read. */
    private array $converted = [];

    /**
     * Makes a model of its data, by the names that the API has.
     *
     * @param array<string, mixed> $data
     * @throws ConfigurationException A value has no form in JSON.
     */
    final public static function fromArray(array $data): static
    {
        try {
            return static::ofJson(static::encodeArray($data));
        } catch (Unsendable $error) {
            throw new ConfigurationException($error->getMessage());
        }
    }

    /**
     * Reads a model from the text of a JSON object.
     *
     * @throws \InvalidArgumentException The text is not a JSON object.
     */
    final public static function fromJson(string $json): static
    {
        $data = Json::tryParse($json);

        return $data instanceof \stdClass
            ? static::ofJson($data)
            : throw new \InvalidArgumentException('The text is not a JSON object');
    }

    /**
     * @return static
     * @internal
     */
    final public static function ofJson(\stdClass $json): static
    {
        $blank =
            self::$blanks[static::class] ??= self::makeBlank(
                (new \ReflectionClass(static::class))->newInstanceWithoutConstructor(),
            );
        $model = clone $blank;
        $model->receivedJson = $json;
        /** @var static $model */
        return $model;
    }

    /** Unsets the properties, so that reading one calls `__get`. */
    private static function makeBlank(self $model): self
    {
        $unset = static function (self $model, array $names): void {
            foreach ($names as $name) {
                unset($model->$name);
            }
        };
        \Closure::bind($unset, null, $model::class)($model, [...array_keys(static::PROPERTIES), self::ADDITIONAL]);

        return $model;
    }

    /** Whether the object has a property, if only as null. */
    final public function has(string $property): bool
    {
        $wire = static::PROPERTIES[$property][0] ?? $property;

        return array_key_exists($wire, Json::membersOf($this->encode()));
    }

    /**
     * What the server sent for a property, where its value does not fit the type or is written in another way;
     * {@see Omit::Value} otherwise.
     */
    final public function received(string $property): mixed
    {
        if ($this->receivedJson === null) {
            return Omit::Value;
        }
        [$wire, $type] = static::PROPERTIES[$property] ?? [$property, static::EXTRA];
        $raw = Json::member($this->receivedJson, $wire);
        if ($raw === Omit::Value || $raw === null && Types::takesNull($type)) {
            return Omit::Value;
        }
        $value = $raw === null ? Misfit::Value : Types::read($type, $raw);

        return $value !== Misfit::Value && Json::isSame(Encoder::encode($type, $value), $raw) ? Omit::Value : $raw;
    }

    /**
     * A copy with other values of some properties, by their names as arguments.
     *
     * @throws ConfigurationException There is no such property, or a value has no form in JSON.
     */
    final public function with(mixed ...$changes): static
    {
        $members = Json::membersOf($this->encode());
        foreach ($changes as $name => $value) {
            if (!isset(static::PROPERTIES[$name])) {
                throw new ConfigurationException("There is no property $name");
            }
            [$wire, $type] = static::PROPERTIES[$name];
            unset($members[$wire]);
            if ($this->isSent((string) $name, $value)) {
                $members[$wire] = self::encodeMember($type, $value);
            }
        }

        return static::ofJson((object) $members);
    }

    private static function encodeMember(mixed $type, mixed $value): mixed
    {
        try {
            return Encoder::encode($type, $value);
        } catch (Unsendable $error) {
            throw new ConfigurationException($error->getMessage());
        }
    }

    /** Whether two models are of the same class and hold the same data. */
    final public function equals(self $other): bool
    {
        return static::class === $other::class && Json::isSame($this->encode(), $other->encode());
    }

    /** The JSON of the object, with all that a server sent. */
    final public function toJson(): string
    {
        return Json::write($this->encode());
    }

    /**
     * The data by the names that the API has, as `json_decode` gives them for arrays.
     *
     * @return array<string, mixed>
     */
    final public function toArray(): array
    {
        return (array) json_decode($this->toJson(), true, Json::DEEPEST);
    }

    public function jsonSerialize(): \stdClass
    {
        return $this->encode();
    }

    public function __get(string $property): mixed
    {
        if (array_key_exists($property, $this->converted)) {
            return $this->converted[$property];
        }
        if ($this->receivedJson === null || !(isset(static::PROPERTIES[$property]) || $property === self::ADDITIONAL)) {
            throw new \LogicException(static::class . " has no property $property");
        }

        return $this->converted[$property] = $property === self::ADDITIONAL
            ? $this->readExtra()
            : $this->readProperty($property, $this->receivedJson);
    }

    /** Without this, an assignment to a name that is misspelt would make a property that is never sent. */
    public function __set(string $property, mixed $value): void
    {
        throw new \Error('Cannot modify ' . static::class . "::$$property: with() makes a copy with other values");
    }

    public function __isset(string $property): bool
    {
        return (
            $this->receivedJson !== null
            && (isset(static::PROPERTIES[$property]) || $property === self::ADDITIONAL)
            && !Json::isNothing($this->__get($property))
        );
    }

    private function readProperty(string $property, \stdClass $json): mixed
    {
        [$wire, $type] = static::PROPERTIES[$property];
        $raw = Json::member($json, $wire);
        $isMissing = $raw === Omit::Value || $raw === null && !Types::takesNull($type);
        $value = $isMissing ? Misfit::Value : Types::read($type, $raw);
        if ($value !== Misfit::Value) {
            return $value;
        }
        $isRequired = in_array($property, static::REQUIRED, true);
        if ($raw === Omit::Value && !$isRequired) {
            return Types::takesNull($type) ? Omit::Value : null;
        }
        $blank = $isRequired ? Types::blank($type) : null;
        if ($blank === Misfit::Value) {
            $what = $raw === Omit::Value ? 'nothing' : Json::describe($raw);
            throw new DecodeException(
                "The server sent $what for $property, which cannot be read; received('$property') returns what came",
            );
        }

        return $blank;
    }

    /** @return array<string, mixed> */
    private function readExtra(): array
    {
        $extra = [];
        $declared = array_column(static::PROPERTIES, 0, 0);
        foreach (Json::membersOf($this->receivedJson ?? new \stdClass()) as $name => $raw) {
            if (!isset($declared[$name])) {
                $value = $raw === null ? null : Types::read(static::EXTRA, $raw);
                $extra[$name] = $value === Misfit::Value ? null : $value;
            }
        }

        return $extra;
    }

    /**
     * The object as JSON.
     *
     * @throws Unsendable A value has no form in JSON.
     * @internal
     */
    final public function encode(): \stdClass
    {
        if ($this->receivedJson !== null) {
            return $this->receivedJson;
        }
        $members = [];
        foreach (static::PROPERTIES as $name => [$wire, $type]) {
            $value = $this->$name;
            if ($this->isSent($name, $value)) {
                $members[$wire] = Encoder::encode($type, $value);
            }
        }
        foreach ($this->{self::ADDITIONAL} ?? [] as $name => $value) {
            $members[$name] = Encoder::encode(static::EXTRA, $value);
        }

        return (object) $members;
    }

    private function isSent(string $property, mixed $value): bool
    {
        return (
            $value !== Omit::Value
            && (
                $value !== null
                || in_array($property, static::REQUIRED, true)
                || Types::takesNull(static::PROPERTIES[$property][1])
            )
        );
    }

    /**
     * The JSON of data that stands for a model, by the names of the API or those of the properties.
     *
     * @param array<mixed> $data
     * @internal
     */
    final public static function encodeArray(array $data): \stdClass
    {
        $types = array_column(static::PROPERTIES, 1, 0);
        $members = [];
        foreach ($data as $name => $value) {
            if ($value !== Omit::Value) {
                $wire = array_key_exists($name, $types) ? $name : static::PROPERTIES[$name][0] ?? $name;
                $members[$wire] = Encoder::encode($types[$wire] ?? static::EXTRA, $value);
            }
        }

        return (object) $members;
    }

    /**
     * @return array<string, array{string, mixed}>
     * @internal
     */
    final public static function properties(): array
    {
        return static::PROPERTIES;
    }

    /**
     * @return list<string>
     * @internal
     */
    final public static function required(): array
    {
        return static::REQUIRED;
    }

    /** @internal */
    final public static function extra(): mixed
    {
        return static::EXTRA;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        $shown = [];
        foreach ([...array_keys(static::PROPERTIES), self::ADDITIONAL] as $name) {
            try {
                $shown[$name] = $this->$name;
            } catch (DecodeException) {
                $shown[$name] = $this->received($name);
            }
        }

        return array_filter($shown, static fn(mixed $value): bool => $value !== Omit::Value);
    }

    /** @return array{json: string} */
    public function __serialize(): array
    {
        return ['json' => $this->toJson()];
    }

    /** @param array{json: string} $data */
    public function __unserialize(array $data): void
    {
        self::makeBlank($this);
        $json = Json::parse($data['json']);
        $this->receivedJson = $json instanceof \stdClass
            ? $json
            : throw new InvalidJson('The data is not a JSON object');
    }
}
