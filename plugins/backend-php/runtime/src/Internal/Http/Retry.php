<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Deadline;

/**
 * Which failures pass by themselves, and how long to wait for it.
 *
 * @internal
 */
final class Retry
{
    /** Seconds; whoever is asked to wait longer gets the error. */
    public const LONGEST_WAIT = 60.0;

    private const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    private const DATE = '/^\w+, (?<day>\d\d)[ -](?<month>\w{3})[ -](?<year>\d{4}|\d\d) (?<time>\d\d:\d\d:\d\d) GMT$/D';
    private const ASCTIME = '/^\w{3} (?<month>\w{3}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$/D';

    public static function isTransient(int $status): bool
    {
        return $status === 408 || $status === 429 || $status >= 500 && $status !== 501 && $status !== 505;
    }

    /** Whether a server that answers with a status has done nothing, so that even an unsafe call can be repeated. */
    public static function hadNoEffect(int $status): bool
    {
        return $status === 408 || $status === 429 || $status === 503;
    }

    /**
     * Seconds that the server asks to wait; null where it asks nothing that can be read.
     *
     * @param ?string $milliseconds The header `Retry-After-Ms`.
     * @param ?string $after The header `Retry-After`.
     */
    public static function askedWait(?string $milliseconds, ?string $after, float $now): ?float
    {
        $wait = self::decimal($milliseconds);
        if ($wait !== null) {
            return $wait / 1000;
        }
        $date = self::date(trim($after ?? ''), $now);

        return self::decimal($after) ?? ($date === null ? null : max(0.0, $date - $now));
    }

    private static function decimal(?string $text): ?float
    {
        return preg_match('/^\s*\d+(?:\.\d+)?\s*$/D', $text ?? '') === 1 ? (float) $text : null;
    }

    private static function date(string $text, float $now): ?float
    {
        if (preg_match(self::DATE, $text, $parts) !== 1 && preg_match(self::ASCTIME, $text, $parts) !== 1) {
            return null;
        }
        $year = (int) $parts['year'];
        if (strlen($parts['year']) === 2) {
            $current = (int) gmdate('Y', (int) $now);
            $year += intdiv($current, 100) * 100;
            $year -= $year > ($current + 50) ? 100 : 0;
        }
        $month = array_search($parts['month'], self::MONTHS, true);
        [$hour, $minute, $second] = array_map(intval(...), explode(':', $parts['time']));
        if (
            $month === false
            || !checkdate($month + 1, (int) $parts['day'], $year)
            || $hour > 23
            || $minute > 59
            || $second > 59
        ) {
            return null;
        }

        return (float) gmmktime($hour, $minute, $second, $month + 1, (int) $parts['day'], $year);
    }

    /**
     * Seconds to wait before a retry.
     *
     * @param int $retry Its number, from 1.
     * @param ?float $asked What the server asks.
     */
    public static function waitBefore(int $retry, ?float $asked): float
    {
        $random = mt_rand() / mt_getrandmax();

        return $asked !== null
            ? $asked * (1 + ($random * 0.1))
            : min(8.0, 0.5 * (2 ** ($retry - 1))) * (0.75 + ($random * 0.25));
    }

    public static function sleep(float $seconds): void
    {
        // A signal ends a sleep early.
        for ($end = Deadline::now() + $seconds; ($left = $end - Deadline::now()) > 0;) {
            usleep((int) ceil($left * 1e6));
        }
    }
}
