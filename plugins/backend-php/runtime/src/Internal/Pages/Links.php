<?php

declare(strict_types=1);

namespace Sdk\Internal\Pages;

/**
 * Reads the header `Link`.
 *
 * @internal
 */
final class Links
{
    private const LINK = '/<([^<>]*)>((?:\s*;\s*[^\s;,="]+(?:\s*=\s*(?:"(?:[^"\\\\]|\\\\.)*+"|[^\s;,"]*+))?)*+)/';
    private const PARAMETER = '/;\s*([^\s;,="]+)(?:\s*=\s*(?:"((?:[^"\\\\]|\\\\.)*+)"|([^\s;,"]*+)))?/';

    /** @return array<string, string> Addresses by relation in lower case. */
    public static function of(string $header): array
    {
        $links = [];
        preg_match_all(self::LINK, $header, $found, PREG_SET_ORDER);
        foreach ($found as [, $address, $parameters]) {
            foreach (self::relationsIn($parameters) as $relation) {
                $links[$relation] ??= $address;
            }
        }

        return $links;
    }

    /** @return list<string> */
    private static function relationsIn(string $parameters): array
    {
        $relations = null;
        preg_match_all(self::PARAMETER, $parameters, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);
        foreach ($found as [, $name, $quoted, $bare]) {
            if (strtolower((string) $name) === 'anchor') {
                return [];
            }
            if (strtolower((string) $name) === 'rel') {
                $relations ??= strtolower($quoted ?? $bare ?? '');
            }
        }

        return preg_split('/[ \t]+/', $relations ?? '', -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
