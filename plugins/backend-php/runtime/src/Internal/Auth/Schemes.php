<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

/**
 * What the descriptors of schemes have in common.
 *
 * @internal
 */
final class Schemes
{
    /**
     * The credentials that a scheme needs.
     *
     * @param array<string, mixed> $scheme
     * @return list<array{option: string, env?: string}>
     */
    public static function credentials(array $scheme): array
    {
        $names = match ($scheme['kind']) {
            'bearer' => ['token'],
            'basic' => ['username', 'password'],
            'oauth' => ['clientId', 'clientSecret'],
            default => ['value'],
        };

        return array_values(array_filter(array_map(static fn(string $name): ?array => $scheme[$name] ?? null, $names)));
    }

    /**
     * Names of the options of all credentials.
     *
     * @param array<string, array<string, mixed>> $schemes
     * @return list<string>
     */
    public static function options(array $schemes): array
    {
        $options = [];
        foreach ($schemes as $scheme) {
            $all = self::credentials($scheme);
            if ($scheme['kind'] === 'oauth' && isset($scheme['token'])) {
                $all[] = $scheme['token'];
            }
            $options = [...$options, ...array_column($all, 'option')];
        }

        return array_values(array_unique($options));
    }

    /**
     * The header that carries a scheme; null if none does.
     *
     * @param array<string, mixed> $scheme
     */
    public static function header(array $scheme): ?string
    {
        return match ($scheme['kind']) {
            'bearer', 'basic' => 'Authorization',
            'oauth' => $scheme['header'],
            'header' => $scheme['name'],
            default => null,
        };
    }
}
