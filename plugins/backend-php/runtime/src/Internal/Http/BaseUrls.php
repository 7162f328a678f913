<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Exceptions\ConfigurationException;

/**
 * Finds out where the API is.
 *
 * @internal
 */
final class BaseUrls
{
    /**
     * A URL for each role.
     *
     * @param array<string, mixed> $spec Descriptor of the client.
     * @return list<string>
     * @throws ConfigurationException There is none.
     */
    public static function of(array $spec, OptionValues $values, EnvironmentVariables $variables): array
    {
        $own = $values->get('baseUrl');
        $named = $values->get('environment');
        if ($own === null && $named === null) {
            $own = $variables->get($spec['baseUrlEnv'] ?? null);
        }
        if ($own !== null) {
            return [Urls::check((string) $own)];
        }
        $environments = $spec['environments'] ?? [];
        if ($environments === []) {
            throw new ConfigurationException('baseUrl is needed');
        }
        foreach ($environments as $environment) {
            if ($named === null || $environment['name'] === $named) {
                $urls = array_map(static fn(string $url): string => self::fill(
                    $url,
                    $spec,
                    $values,
                ), $environment['urls']);

                return array_map(Urls::check(...), $urls);
            }
        }
        throw new ConfigurationException(
            'environment must be one of: ' . implode(', ', array_column($environments, 'name')),
        );
    }

    /** @param array<string, mixed> $spec */
    private static function fill(string $url, array $spec, OptionValues $values): string
    {
        return (string) preg_replace_callback(
            '/\{([^{}]+)\}/',
            static function (array $found) use ($spec, $values): string {
                foreach ($spec['variables'] ?? [] as $variable) {
                    if ($variable['name'] === $found[1]) {
                        $value = $values->resolve($variable['option']) ?? $variable['default'] ?? null;

                        return $value !== null
                            ? (string) $value
                            : throw new ConfigurationException("The base URL needs a value for {$variable['option']}");
                    }
                }
                throw new ConfigurationException("The base URL needs a value for $found[0]");
            },
            $url,
        );
    }
}
