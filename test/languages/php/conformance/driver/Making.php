<?php

declare(strict_types=1);

namespace Driver;

/** Makes values of messages as programs make them: by constructors of models, and PHP's own types. */
final class Making
{
    public function __construct(private readonly Table $table)
    {
    }

    /** A value of a message for a declared type. */
    public function of(\stdClass $type, mixed $value): mixed
    {
        if ($value === null) {
            return null;
        }

        return match ($type->kind) {
            'nullable' => $this->of($type->inner, $value),
            'scalar' => $this->scalar($type->scalar, $value),
            'list' => is_array($value)
                ? array_map(fn (mixed $item): mixed => $this->of($type->items, $item), $value)
                : Values::loose($value),
            'map' => $value instanceof \stdClass
                ? array_map(fn (mixed $item): mixed => $this->of($type->values, $item), Values::members($value))
                : Values::loose($value),
            'ref' => $this->declared($type->name, $value),
            default => Values::loose($value),
        };
    }

    private function scalar(string $kind, mixed $value): mixed
    {
        if ($kind === 'binary') {
            return Values::file($this->table, $value);
        }
        if (!is_string($value)) {
            return Values::scalar($value);
        }

        return match ($kind) {
            'date-time' => new \DateTimeImmutable($value),
            'date' => ($this->table->class('Core\Date'))::parse($value),
            'base64' => (string) base64_decode($value, true),
            default => $value,
        };
    }

    private function declared(string $name, mixed $value): mixed
    {
        $entry = $this->table->declared($name);

        return match (true) {
            $entry->kind === 'union' => $this->union($entry, $value),
            $entry->kind === 'object' && $value instanceof \stdClass => $this->model($name, $entry, $value),
            default => Values::scalar($value),
        };
    }

    private function model(string $name, \stdClass $entry, \stdClass $value): object
    {
        $declared = array_column($entry->properties, null, 'wire');
        $named = [];
        $further = [];
        foreach (Values::members($value) as $wire => $member) {
            $own = $declared[$wire] ?? null;
            if ($own !== null) {
                $named[$own->accessor] = $this->of($own->type, $member);
            } else {
                $further[$wire] = $entry->extra === null ? Values::loose($member) : $this->of($entry->extra, $member);
            }
        }
        if ($further !== []) {
            $named['additionalProperties'] = $further;
        }

        return new ($this->table->typeClass($name))(...$named);
    }

    /** The variant that the tag names, the first that a value can be, or one that the API does not declare. */
    private function union(\stdClass $entry, mixed $value): mixed
    {
        foreach ($entry->variants as $variant) {
            $isIt = $entry->tag === null
                ? $this->fits($variant->type, $value)
                : in_array($value->{$entry->tag} ?? null, $variant->tags, true);
            if ($isIt) {
                return $this->of($variant->type, $value);
            }
        }

        $tag = $value instanceof \stdClass && $entry->tag !== null ? $value->{$entry->tag} ?? null : null;

        return new ($this->table->class('Core\UnknownVariant'))(is_string($tag) ? $tag : null, Values::loose($value));
    }

    /** Whether JSON has the form of a variant: the type of a scalar, or the required properties of a model. */
    private function fits(\stdClass $type, mixed $value): bool
    {
        if ($type->kind === 'list') {
            return is_array($value) && array_filter($value, fn (mixed $one): bool => !$this->fits($type->items, $one)) === [];
        }
        if ($type->kind === 'scalar') {
            return match ($type->scalar) {
                'boolean' => is_bool($value),
                'number', 'float' => is_int($value) || is_float($value),
                'int32', 'int64', 'uint64' => is_int($value),
                default => is_string($value),
            };
        }
        if ($type->kind !== 'ref') {
            return true;
        }
        $entry = $this->table->declared($type->name);
        if ($entry->kind === 'enum') {
            return in_array($value, array_column($entry->cases, 'value'), true);
        }
        $required = array_filter($entry->properties ?? [], static fn (\stdClass $one): bool => $one->required);

        return $value instanceof \stdClass
            && array_filter($required, static fn (\stdClass $one): bool => !property_exists($value, $one->wire)) === [];
    }
}
