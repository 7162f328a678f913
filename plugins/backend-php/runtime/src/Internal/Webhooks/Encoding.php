<?php

declare(strict_types=1);

namespace Sdk\Internal\Webhooks;

/**
 * Bytes as text.
 *
 * @internal
 */
final class Encoding
{
    /** The bytes; null if the text is not in the encoding, `hex` or `base64`. */
    public static function decode(#[\SensitiveParameter] string $text, string $encoding): ?string
    {
        if ($encoding === 'hex') {
            return $text !== '' && (strlen($text) % 2) === 0 && ctype_xdigit($text) ? (string) hex2bin($text) : null;
        }
        $bytes = base64_decode(rtrim(strtr($text, '-_', '+/'), '='), true);

        return $bytes === false ? null : $bytes;
    }
}
