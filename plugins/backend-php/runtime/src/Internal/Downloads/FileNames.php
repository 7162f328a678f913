<?php

declare(strict_types=1);

namespace Sdk\Internal\Downloads;

use Sdk\Internal\Json\Text;

/**
 * Reads the file name of a download from the header `Content-Disposition`, by RFC 6266 and RFC 8187.
 *
 * @internal
 */
final class FileNames
{
    private const PARAMETER = '/;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\\\]|\\\\.)*+)"|([^;"]*))/';
    private const ENCODED = '/^([^\']*)\'[^\']*\'((?:%[0-9a-fA-F]{2}|[!-$&-~])*+)$/D';

    /** The name without anything that could lead to another folder; null if there is none. */
    public static function of(?string $disposition): ?string
    {
        $parameters = [];
        preg_match_all(self::PARAMETER, $disposition ?? '', $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL);
        foreach ($found as [, $name, $quoted, $bare]) {
            $value = $quoted === null ? trim((string) $bare) : (string) preg_replace('/\\\\(.)/', '$1', $quoted);
            $parameters[strtolower((string) $name)] ??= $value;
        }
        $name = isset($parameters['filename*']) ? self::decode($parameters['filename*']) : null;
        $name ??= $parameters['filename'] ?? null;
        if ($name === null) {
            return null;
        }
        $last = (string) preg_replace('~^.*[/\\\\]~s', '', $name);

        return in_array($last, ['', '.', '..'], true) ? null : $last;
    }

    private static function decode(string $value): ?string
    {
        if (preg_match(self::ENCODED, $value, $parts) !== 1) {
            return null;
        }
        $bytes = rawurldecode($parts[2]);

        return match (strtolower($parts[1])) {
            'utf-8' => Text::isValid($bytes) ? $bytes : null,
            'iso-8859-1' => Text::decode($bytes, 'iso-8859-1'),
            default => null,
        };
    }
}
