<?php

declare(strict_types=1);

namespace Driver;

/**
 * What programs read of values: the properties of models, and values of PHP's own types. The type of a value in PHP decides;
 * the declared one tells apart what PHP does not, such as bytes and text.
 */
final class Showing
{
    public function __construct(private readonly Table $table)
    {
    }

    /**
     * A value of a declared type (docs/backends/3-conformance.md).
     *
     * @param mixed $came What the server sent in its place, if that does not fit; {@see Came::AsRead} otherwise.
     * @return array<string, mixed>
     */
    public function of(\stdClass $type, mixed $value, mixed $came = Came::AsRead): array
    {
        if ($type->kind === 'nullable') {
            return $this->of($type->inner, $value, $came);
        }
        if ($type->kind === 'any') {
            return ['any' => $this->plain($value)];
        }
        if ($value === null) {
            return $this->misfitUnless($came === Came::AsRead || $came === null, ['null' => true], $came);
        }
        if (is_array($value)) {
            return $this->container($type, $value, $came);
        }
        if ($type->kind === 'ref') {
            return $this->declared($type->name, $value, $came);
        }

        return $this->scalar($type->scalar ?? '', $value, $came);
    }

    /**
     * @param array<string, mixed> $shown
     * @return array<string, mixed>
     */
    private function misfitUnless(bool $fits, array $shown, mixed $came): array
    {
        return $fits ? $shown : ['misfit' => ['raw' => $this->plain($came), 'read' => $shown]];
    }

    /** JSON as it came. */
    private function plain(mixed $value): mixed
    {
        return Values::json($this->table, $value);
    }

    /**
     * @param array<mixed> $value
     * @return array<string, mixed>
     */
    private function container(\stdClass $type, array $value, mixed $came): array
    {
        if ($type->kind === 'ref') {
            $type = $this->variantOf($this->table->declared($type->name), $value) ?? $type;
        }
        $inner = $type->items ?? $type->values ?? (object) ['kind' => 'any'];
        $raw = is_array($came) ? $came : (array) ($came instanceof \stdClass ? $came : []);
        $items = [];
        foreach ($value as $key => $item) {
            $items[$key] = $this->of($inner, $item, $raw[$key] ?? Came::AsRead);
        }

        $isMap = $type->kind === 'map';
        $fits = $came === Came::AsRead || ($isMap ? $came instanceof \stdClass : is_array($came));

        return $this->misfitUnless($fits, $isMap ? ['map' => (object) $items] : ['list' => $items], $came);
    }

    /** @return array<string, mixed> */
    private function scalar(string $kind, mixed $value, mixed $came): array
    {
        $shown = match (true) {
            is_bool($value) => ['bool' => $value],
            // Integers without bounds are their digits where 64 bits do not hold them.
            $kind === 'uint64' && (is_int($value) || is_string($value)) => ['int' => (string) $value],
            is_int($value) => ['int64' => (string) $value],
            is_float($value) => ['number' => is_finite($value) ? json_encode($value) : (string) $value],
            is_string($value) => $kind === 'base64' ? ['bytes' => bin2hex($value)] : ['text' => $value],
            $value instanceof \DateTimeInterface => self::instant($value),
            $this->table->isA($value, 'Core\Date') => [
                'date' => sprintf('%04d-%02d-%02d', $value->year, $value->month, $value->day),
            ],
            default => ['any' => 'no scalar: ' . get_debug_type($value)],
        };

        // A time that could be read is one, however it was written.
        $fits = $came === Came::AsRead || is_object($value) || get_debug_type($came) === get_debug_type($value);

        return $this->misfitUnless($fits, $shown, $came);
    }

    /** @return array{instant: string, offset: string} In UTC, counted from 1970. */
    private static function instant(\DateTimeInterface $time): array
    {
        return [
            'instant' => gmdate('Y-m-d\TH:i:s', $time->getTimestamp()) . '.' . $time->format('u') . 'Z',
            'offset' => $time->format('P'),
        ];
    }

    /** @return array<string, mixed> */
    private function declared(string $name, mixed $value, mixed $came): array
    {
        $entry = $this->table->declared($name);
        if ($entry->kind === 'union') {
            return $this->union($entry, $value, $came);
        }
        if ($entry->kind === 'enum') {
            return $this->enumeration($name, $entry, $value, $came);
        }

        return is_a($value, $this->table->typeClass($name))
            ? $this->model($entry, $value)
            : ['any' => "no $name: " . get_debug_type($value)];
    }

    /** @return array<string, mixed> */
    private function enumeration(string $name, \stdClass $entry, mixed $value, mixed $came): array
    {
        $class = $this->table->typeClass($name);
        $shown = ['enum' => $value, 'known' => $class::isKnown($value)];
        foreach ($entry->cases as $case) {
            if (constant("$class::$case->accessor") === $value) {
                $shown['case'] = $case->value;
            }
        }

        return $this->misfitUnless($came === Came::AsRead || $came === $value, $shown, $came);
    }

    /** @return array<string, mixed> A value of a union is the value of its variant. */
    private function union(\stdClass $entry, mixed $value, mixed $came): array
    {
        if ($this->table->isA($value, 'Core\UnknownVariant')) {
            return ['unknown' => ['tag' => $value->tag, 'raw' => $this->plain($value->json)]];
        }
        $type = $this->variantOf($entry, $value);

        return $type === null ? $this->scalar('', $value, $came) : $this->of($type, $value, $came);
    }

    /** The type of the variant that a value is by its type in PHP; null if there is none. */
    private function variantOf(\stdClass $entry, mixed $value): ?\stdClass
    {
        foreach ($entry->variants ?? [] as $variant) {
            if ($this->isOf($variant->type, $value)) {
                return $variant->type;
            }
        }

        return null;
    }

    private function isOf(\stdClass $type, mixed $value): bool
    {
        if ($type->kind === 'scalar') {
            return match (get_debug_type($value)) {
                'string' => !in_array($type->scalar, ['boolean', 'int32', 'int64', 'number', 'float', 'date', 'date-time'], true),
                'int' => in_array($type->scalar, ['int32', 'int64', 'uint64'], true),
                'float' => in_array($type->scalar, ['number', 'float'], true),
                'bool' => $type->scalar === 'boolean',
                default => in_array($type->scalar, ['date', 'date-time'], true),
            };
        }
        if ($type->kind !== 'ref') {
            return is_array($value) && in_array($type->kind, [array_is_list($value) ? 'list' : 'map', 'map'], true);
        }
        $entry = $this->table->declared($type->name);

        return match ($entry->kind) {
            'object' => is_a($value, $this->table->typeClass($type->name)),
            'enum' => get_debug_type($value) === get_debug_type($entry->cases[0]->value),
            default => $this->variantOf($entry, $value) !== null,
        };
    }

    /** @return array<string, mixed> */
    private function model(\stdClass $entry, object $model): array
    {
        $properties = [];
        foreach ($entry->properties as $property) {
            $properties[$property->wire] = $this->property($property, $model);
        }
        $extra = [];
        foreach ($model->additionalProperties as $name => $value) {
            $type = $entry->extra ?? (object) ['kind' => 'any'];
            $extra[$name] = $this->of($type, $value, $this->cameFor($model, (string) $name));
        }

        return ['model' => $entry->name, 'value' => (object) $properties, 'extra' => (object) $extra];
    }

    /** @return array<string, mixed> */
    private function property(\stdClass $property, object $model): array
    {
        $name = $property->accessor;
        $came = $this->cameFor($model, $name);
        try {
            $value = $model->$name;
        } catch (\RuntimeException $error) {
            // A required value without which there is nothing to give.
            return $this->misfitUnless($came === Came::AsRead, ['null' => true], $came);
        }
        if ($this->table->isA($value, 'Core\Omit') || ($value === null && !$model->has($name))) {
            return ['absent' => true];
        }

        return $value === null && $came === null
            ? ['misfit' => ['raw' => null, 'read' => ['null' => true]]]
            : $this->of($property->type, $value, $came);
    }

    private function cameFor(object $model, string $name): mixed
    {
        $came = $model->received($name);

        return $this->table->isA($came, 'Core\Omit') ? Came::AsRead : $came;
    }
}
