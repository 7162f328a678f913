<?php

declare(strict_types=1);

namespace Sdk\Internal;

/**
 * Properties that a program reads as any other, but that nothing prints. `__debugInfo` would not be enough: `var_export`, a
 * conversion to an array and the `dump()` of frameworks show all properties that an object has.
 *
 * @internal
 */
trait HiddenProperties
{
    /** Holds the values by name. PHP shows nothing of this class. */
    private readonly \SensitiveParameterValue $hidden;

    public function __get(string $name): mixed
    {
        $values = $this->hidden->getValue();

        return array_key_exists($name, $values)
            ? $values[$name]
            : throw new \LogicException(self::class . " has no property $name");
    }

    public function __isset(string $name): bool
    {
        return isset($this->hidden->getValue()[$name]);
    }

    /** Without this, an assignment would make a property beside the hidden one. */
    public function __set(string $name, mixed $value): void
    {
        throw new \Error('Cannot modify ' . self::class . "::$$name");
    }

    /** @return array<string, mixed> The properties that may be printed. */
    private function shown(): array
    {
        return array_diff_key(get_object_vars($this), ['hidden' => true]);
    }

    /** @return array<string, mixed> All properties, those that are hidden without their values. */
    public function __debugInfo(): array
    {
        $mask = static fn(mixed $value): ?string => $value === null ? null : '***';
        $masked = [];
        foreach ($this->hidden->getValue() as $name => $value) {
            $masked[$name] = is_array($value) ? array_map($mask, $value) : $mask($value);
        }

        return [...$masked, ...$this->shown()];
    }

    /** @return array<string, mixed> */
    public function jsonSerialize(): array
    {
        return $this->__debugInfo();
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        throw new \LogicException(self::class . ' holds secrets, and cannot be serialized');
    }
}
