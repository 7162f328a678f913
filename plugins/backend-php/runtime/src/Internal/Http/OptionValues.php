<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

/**
 * The values of a client's options by name. They may be secrets, so nothing shows them.
 *
 * @internal
 */
final class OptionValues
{
    /** @var \Closure(string): mixed Values are in no property, since `var_export` shows them all. */
    private \Closure $read;

    /** @param array<string, mixed> $values Values by name; those that are null are not given. */
    public function __construct(#[\SensitiveParameter] array $values, ?self $lower = null)
    {
        $this->read = static fn(string $name): mixed => $values[$name] ?? $lower?->get($name);
    }

    public function get(?string $name): mixed
    {
        return $name === null ? null : ($this->read)($name);
    }

    /** The value of an option, which may be a function that gives it. */
    public function resolve(?string $name): mixed
    {
        $value = $this->get($name);

        return $value instanceof \Closure ? $value() : $value;
    }

    /** @return array<string, string> */
    public function __debugInfo(): array
    {
        return ['values' => '***'];
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        throw new \LogicException('Clients hold secrets, and cannot be serialized');
    }
}
