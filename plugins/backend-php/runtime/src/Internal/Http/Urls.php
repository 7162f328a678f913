<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Exceptions\ConfigurationException;

/**
 * Addresses.
 *
 * @internal
 */
final class Urls
{
    private const PARTS = '~^([a-z][a-z0-9+.-]*)://([^/?#]*)([^?#]*)(?:\?([^#]*))?~i';
    private const PLACE = '~^(?:\[[\da-f:.]+\]|[^\[\]:]+)(?::(\d{1,5}))?$~iD';
    private const MOST_PORTS = 65_535;
    private const PORTS = ['http' => 80, 'https' => 443, 'ws' => 80, 'wss' => 443];

    /**
     * The URL, if it can be that of an API.
     *
     * @throws ConfigurationException It cannot.
     */
    public static function check(#[\SensitiveParameter] string $url): string
    {
        if (preg_match('~^(?:https?|wss?)://[^/?#\s]+[^\s]*$~i', $url) !== 1) {
            throw new ConfigurationException('The base URL must be an absolute http or https URL');
        }
        if (preg_match('~^[^/]+//[^/?#]*@~', $url) === 1) {
            throw new ConfigurationException('The base URL must not hold a user name or a password');
        }

        return $url;
    }

    /**
     * A URL of a base, a path and pairs of a query. The query of the base comes first.
     *
     * @param list<string> $query
     */
    public static function join(string $base, string $path, array $query): string
    {
        [$prefix, $baseQuery] = self::split(explode('#', $base, 2)[0]);
        [$own, $ownQuery] = self::split($path);
        $parts = array_filter([$baseQuery, $ownQuery, ...$query], static fn(string $part): bool => $part !== '');
        $joined = $own === '' ? $prefix : rtrim($prefix, '/') . '/' . ltrim($own, '/');

        return $parts === [] ? $joined : $joined . '?' . implode('&', $parts);
    }

    /** @return array{string, string} */
    private static function split(string $text): array
    {
        return [...explode('?', $text, 2), ''];
    }

    /** The absolute address that another one leads to, without user name and fragment; null if it is not an address of HTTP. */
    public static function resolve(string $address, string $from): ?string
    {
        $address = explode('#', self::quote($address), 2)[0];
        preg_match(self::PARTS, $from, $base);
        $scheme = strtolower($base[1]);
        if (str_starts_with($address, '//')) {
            $address = "$scheme:$address";
        } elseif (preg_match('~^[a-z][a-z0-9+.-]*:~i', $address) !== 1) {
            [$path, $query] = [...explode('?', $address, 2), null];
            $path = match (true) {
                $path === '' => $base[3],
                $path[0] === '/' => $path,
                default => substr($base[3], 0, (int) strrpos($base[3], '/')) . '/' . $path,
            };
            $query ??= $address === '' ? $base[4] ?? null : null;
            $address = "$scheme://$base[2]$path" . ($query === null ? '' : "?$query");
        }

        return self::normal($address);
    }

    /** An address in the form in which others are compared with it; null if it is not an address of HTTP. */
    private static function normal(string $address): ?string
    {
        if (preg_match(self::PARTS, $address, $parts) !== 1) {
            return null;
        }
        $scheme = strtolower($parts[1]);
        $host = strtolower((string) preg_replace('~^.*@~', '', $parts[2]));
        $host = (string) preg_replace('~:(?:' . (self::PORTS[$scheme] ?? 0) . ')?$~', '', $host);
        $isPlace = preg_match(self::PLACE, $host, $place) === 1 && (int) ($place[1] ?? 0) <= self::MOST_PORTS;
        if ($scheme !== 'http' && $scheme !== 'https' || !$isPlace) {
            return null;
        }

        return "$scheme://$host" . self::withoutDots($parts[3]) . (isset($parts[4]) ? "?$parts[4]" : '');
    }

    private static function withoutDots(string $path): string
    {
        $segments = [];
        $all = explode('/', $path === '' ? '/' : $path);
        $last = count($all) - 1;
        foreach ($all as $index => $segment) {
            $isDots = $segment === '.' || $segment === '..';
            if ($segment === '..' && count($segments) > 1) {
                array_pop($segments);
            }
            if (!$isDots || $index === $last) {
                $segments[] = $isDots ? '' : $segment;
            }
        }

        return implode('/', $segments);
    }

    /** An address in which what no address may hold is encoded. */
    private static function quote(string $url): string
    {
        return (string) preg_replace_callback(
            '/[\x00-\x20\x7F-\xFF"<>\\\\^`{|}]/',
            static fn(array $one): string => sprintf('%%%02X', ord($one[0])),
            trim($url),
        );
    }

    public static function isSameOrigin(string $left, string $right): bool
    {
        return self::origin($left) === self::origin($right);
    }

    public static function scheme(string $url): string
    {
        return strtolower((string) strstr($url, ':', true));
    }

    private static function origin(string $url): string
    {
        preg_match(self::PARTS, $url, $parts);
        $scheme = self::scheme($url);
        preg_match('~^(?:.*@)?(.*?)(?::(\d*))?$~', $parts[2] ?? '', $authority);
        $port = (int) ($authority[2] ?? 0) ?: self::PORTS[$scheme] ?? 0;

        return "$scheme://" . strtolower($authority[1] ?? '') . ":$port";
    }

    /** A URL without query, user name and password. */
    public static function bare(string $url): string
    {
        $url = substr($url, 0, strcspn($url, '?#'));

        return (string) preg_replace('~^([a-zA-Z][a-zA-Z0-9+.-]*://)[^/]*@~', '$1', $url);
    }

    public static function pathOf(string $url): string
    {
        $path = (string) preg_replace('~^[a-zA-Z][a-zA-Z0-9+.-]*://[^/]*~', '', self::bare($url));

        return $path === '' ? '/' : $path;
    }

    /** A URL whose query has no values. */
    public static function masked(string $url): string
    {
        if (!str_contains($url, '?')) {
            return self::bare($url);
        }
        $pairs = explode('&', explode('?', $url, 2)[1]);
        $names = array_map(static fn(string $pair): string => explode('=', $pair, 2)[0] . '=***', $pairs);

        return self::bare($url) . '?' . implode('&', $names);
    }
}
