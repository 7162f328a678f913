<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

/**
 * The environment variables that a client names, as they were when it was created.
 *
 * @internal
 */
final class EnvironmentVariables
{
    private const PLACEHOLDER = '/\$\{(\w+)\}/';

    private readonly OptionValues $values;

    /** @param array<string, mixed> $spec Descriptor of the client. */
    public function __construct(array $spec)
    {
        $values = [];
        foreach (self::namesIn($spec) as $name) {
            $value = trim(self::read($name));
            $values[$name] = $value === '' ? null : $value;
        }
        $this->values = new OptionValues($values);
    }

    private static function read(string $name): string
    {
        $value = getenv($name);
        if ($value === false) {
            $value = $_ENV[$name] ?? $_SERVER[$name] ?? '';
        }

        return is_string($value) ? $value : '';
    }

    /**
     * @param array<string, mixed> $spec
     * @return list<string>
     */
    private static function namesIn(array $spec): array
    {
        $names = [$spec['baseUrlEnv'] ?? null];
        foreach ($spec['auth']['schemes'] as $scheme) {
            foreach ($scheme as $part) {
                $names[] = is_array($part) ? $part['env'] ?? null : null;
            }
        }
        foreach ($spec['headers'] ?? [] as $header) {
            $names[] = $header['env'] ?? null;
            preg_match_all(self::PLACEHOLDER, $header['template'] ?? '', $found);
            $names = [...$names, ...$found[1]];
        }

        return array_values(array_filter($names, is_string(...)));
    }

    public function get(?string $name): ?string
    {
        return $this->values->get($name);
    }

    /** A text with variables in place of their names; null if one is not set. */
    public function fill(string $template): ?string
    {
        $isComplete = true;
        $text = preg_replace_callback(
            self::PLACEHOLDER,
            function (array $found) use (&$isComplete): string {
                $value = $this->get($found[1]);
                $isComplete = $isComplete && $value !== null;

                return $value ?? '';
            },
            $template,
        );

        return $isComplete ? $text : null;
    }
}
