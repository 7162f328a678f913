<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * Texts of other charsets, or of none.
 *
 * @internal
 */
final class Text
{
    private const MARK = "\u{FEFF}";

    /** The text in UTF-8 without its mark of the byte order. */
    public static function decode(string $bytes, ?string $charset): string
    {
        $text = match (strtolower($charset ?? 'utf-8')) {
            'utf-8', 'utf8' => self::valid($bytes),
            'iso-8859-1', 'latin1', 'us-ascii' => self::ofLatin1($bytes),
            default => self::convert($bytes, (string) $charset),
        };

        return str_starts_with($text, self::MARK) ? substr($text, strlen(self::MARK)) : $text;
    }

    public static function isValid(string $text): bool
    {
        return preg_match('//u', $text) === 1;
    }

    /** The text, with a replacement character for what is not UTF-8. */
    public static function valid(string $bytes): string
    {
        if (self::isValid($bytes)) {
            return $bytes;
        }

        return (string) json_decode((string) json_encode($bytes, JSON_INVALID_UTF8_SUBSTITUTE));
    }

    private static function ofLatin1(string $bytes): string
    {
        return (string) preg_replace_callback(
            '/[\x80-\xFF]/',
            static fn(array $one): string => chr(0xC0 | (ord($one[0]) >> 6)) . chr(0x80 | (ord($one[0]) & 0x3F)),
            $bytes,
        );
    }

    /** Other charsets need an extension, which nearly every PHP has. */
    private static function convert(string $bytes, string $charset): string
    {
        $text = function_exists('iconv') ? @iconv($charset, 'UTF-8//IGNORE', $bytes) : false;

        return $text === false ? self::valid($bytes) : $text;
    }
}
