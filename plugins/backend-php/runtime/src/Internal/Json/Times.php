<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * Times of RFC 3339, and what servers send in their place.
 *
 * @internal
 */
final class Times
{
    private const EXACT = '/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/D';
    private const LOOSE = '/^(\d{4})-(\d\d)-(\d\d)(?:[Tt ]([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,9}))?([Zz]|[+-](?:0\d|1[0-8]):?[0-5]\d)?)?$/D';

    /** Whether a text is a time as RFC 3339 has it. */
    public static function isExact(string $text): bool
    {
        return preg_match(self::EXACT, $text) === 1 && self::parse($text) !== null;
    }

    /** Reads a time; without an offset it is in UTC, without a clock at midnight. Null if the text is not a time. */
    public static function parse(string $text): ?\DateTimeImmutable
    {
        if (
            preg_match(self::LOOSE, $text, $parts) !== 1
            || !checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1])
        ) {
            return null;
        }
        $clock = isset($parts[4]) ? "$parts[4]:$parts[5]:$parts[6]" : '00:00:00';
        // PHP's times end at microseconds.
        $fraction = ($parts[7] ?? '') === '' ? '' : '.' . substr($parts[7], 0, 6);
        // PHP looks up the letter Z in a long list of names, so it gets a zone.
        $offset = $parts[8] ?? '';
        $zone = new \DateTimeZone($offset === '' || $offset === 'Z' || $offset === 'z' ? 'UTC' : $offset);

        return new \DateTimeImmutable("$parts[1]-$parts[2]-$parts[3] $clock$fraction", $zone);
    }

    public static function format(\DateTimeInterface $time): string
    {
        $micro = $time->format('u');
        $fraction = match (true) {
            $micro === '000000' => '',
            str_ends_with($micro, '000') => '.' . substr($micro, 0, 3),
            default => ".$micro",
        };
        $offset = $time->format('P');

        return $time->format('Y-m-d\TH:i:s') . $fraction . ($offset === '+00:00' ? 'Z' : $offset);
    }
}
