<?php

declare(strict_types=1);

namespace Driver;

/** What `conformance.json` says of an SDK: everything in which one differs from another. */
final class Table
{
    private function __construct(private readonly \stdClass $data)
    {
    }

    /** Reads the table of an SDK, and has its classes loaded as Composer would. */
    public static function load(string $folder): self
    {
        $text = (string) file_get_contents("$folder/conformance.json");
        $data = json_decode($text, false, 512, JSON_THROW_ON_ERROR);
        $prefix = "$data->root\\";
        spl_autoload_register(static function (string $class) use ($folder, $prefix): void {
            $path = "$folder/src/" . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
            if (str_starts_with($class, $prefix) && is_file($path)) {
                require $path;
            }
        });

        return new self($data);
    }

    /** The full name of a class below the root namespace. */
    public function class(string $name): string
    {
        return "{$this->data->root}\\$name";
    }

    /** Whether a value is of a class of the runtime. */
    public function isA(mixed $value, string $name): bool
    {
        return is_a($value, $this->class($name));
    }

    public function client(): string
    {
        return $this->class($this->data->client);
    }

    /** The root of the SDK's errors. */
    public function rootError(): string
    {
        return $this->class("Exceptions\\{$this->data->brand}Exception");
    }

    /** What calling an operation takes; a name that the SDK does not have is a mistake of the suite. */
    public function call(string $name): \stdClass
    {
        return $this->data->calls->$name ?? throw new \OutOfBoundsException("The SDK has no call $name");
    }

    /** Name of the argument of the constructor that a message calls by another name. */
    public function option(string $name): string
    {
        return $this->data->options->$name ?? throw new \OutOfBoundsException("The SDK has no option $name");
    }

    public function environment(string $name): mixed
    {
        $member = $this->data->environments->$name ?? throw new \OutOfBoundsException("The SDK has no environment $name");

        return constant($this->class($this->data->environment) . "::$member");
    }

    /** @return list<string> Names of the resources of the root client. */
    public function resources(): array
    {
        return $this->data->resources;
    }

    /** The class and the method that read deliveries of webhooks. */
    public function parser(): callable
    {
        return [$this->class($this->data->webhooks), $this->data->parser];
    }

    /** What a declared type is, by its name in the SDK. */
    public function declared(string $name): \stdClass
    {
        return $this->data->types->types->$name;
    }

    /** The class of a declared type. */
    public function typeClass(string $name): string
    {
        return $this->class("Types\\$name");
    }

    /** What a call gives. */
    public function result(string $call): \stdClass
    {
        return $this->data->types->results->$call ?? (object) ['kind' => 'value', 'value' => (object) ['kind' => 'any']];
    }

    /** The type of the body of an error that the definition declares; null for others. */
    public function errorBody(string $class): ?\stdClass
    {
        $name = preg_replace('/Exception$/', 'Error', $class);

        return $this->data->types->errors->$name ?? null;
    }

    public function webhook(string $name): \stdClass
    {
        return $this->data->types->webhooks->$name;
    }

    /** @return array<string, mixed> Traces of errors hold the table as an argument: it would fill what is printed of them. */
    public function __debugInfo(): array
    {
        return [];
    }
}
