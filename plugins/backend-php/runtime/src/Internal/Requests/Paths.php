<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Json\Json;

/**
 * Paths with their parameters.
 *
 * @internal
 */
final class Paths
{
    /** What a segment may hold besides unreserved characters. */
    private const SEGMENT = ":@$&+,;=!'()*";
    private const DOTS = '~(?:^|[/\\\\])(?:\.|%(?:25)*2e){1,2}(?:$|[/\\\\])~Di';

    /** Whether a segment is one of dots, which servers and proxies take for another path. */
    public static function hasDots(string $path): bool
    {
        return preg_match(self::DOTS, $path) === 1;
    }

    /**
     * Fills a template.
     *
     * @param callable(string): array{array<string, mixed>, mixed} $lookup Gives descriptor and value of a parameter.
     * @throws ConfigurationException A value is missing, or cannot be a segment.
     */
    public static function expand(string $template, callable $lookup): string
    {
        $segments = array_map(
            static fn(string $segment): string => str_contains($segment, '{')
                ? self::expandSegment($segment, $lookup)
                : $segment,
            explode('/', $template),
        );

        return implode('/', $segments);
    }

    private static function expandSegment(string $segment, callable $lookup): string
    {
        $names = [];
        $text = (string) preg_replace_callback(
            '/\{([^{}]*)\}/',
            static function (array $found) use ($lookup, &$names): string {
                $names[] = $found[1];

                return self::valueOf($found[1], ...$lookup($found[1]));
            },
            $segment,
        );
        if (self::hasDots($text)) {
            throw new ConfigurationException(
                'The path parameter ' . implode(', ', $names) . ' must not be "." or ".."',
            );
        }

        return $text;
    }

    /** @param array<string, mixed> $parameter */
    private static function valueOf(string $name, array $parameter, mixed $json): string
    {
        $isEmpty = Json::isNothing($json) || Values::text($json) === '';
        $text = $isEmpty ? '' : self::write($name, $parameter, $json);

        return $text === '' ? throw new ConfigurationException("The path parameter $name must not be empty") : $text;
    }

    /** @param array<string, mixed> $parameter */
    private static function write(string $name, array $parameter, mixed $json): string
    {
        $isExploded = $parameter['explode'] ?? false;
        $encode = Percent::encode(...);
        switch ($parameter['style'] ?? null) {
            case 'label':
                return '.' . Values::joined($json, $isExploded, $isExploded ? '.' : ',', $encode);
            case 'matrix':
                return self::matrix($name, $json, $isExploded);
            case 'json':
                return Percent::encode(Json::write($json));
            default:
                $allowed = self::SEGMENT . ($parameter['greedy'] ?? false ? '/' : '');

                return Values::partsOf($json) === null
                    ? Percent::encode(Values::text($json), $allowed)
                    : Values::joined($json, $isExploded, ',', $encode);
        }
    }

    private static function matrix(string $name, mixed $json, bool $isExploded): string
    {
        $parts = $isExploded ? Values::partsOf($json) : null;
        if ($parts === null) {
            return ';' . Percent::encode($name) . '=' . Values::joined($json, false, ',', Percent::encode(...));
        }
        $text = '';
        foreach ($parts as $key => $part) {
            $text .=
                ';'
                . Percent::encode(is_array($json) ? $name : (string) $key)
                . '='
                . Percent::encode(Values::text($part));
        }

        return $text;
    }
}
