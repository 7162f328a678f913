<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

/**
 * Percent-encoding: unreserved characters stay, and others that a location allows.
 *
 * @internal
 */
final class Percent
{
    public static function encode(string $text, string $allowed = ''): string
    {
        $encoded = rawurlencode($text);
        // Most texts need no encoding at all.
        if ($allowed === '' || $encoded === $text) {
            return $encoded;
        }
        foreach (str_split($allowed) as $one) {
            $encoded = str_replace(rawurlencode($one), $one, $encoded);
        }

        return $encoded;
    }

    /** As forms have it. */
    public static function encodeForm(string $text): string
    {
        return str_replace('%20', '+', rawurlencode($text));
    }
}
