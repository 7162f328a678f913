<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * Numbers as JSON spells them.
 *
 * @internal
 */
final class Numbers
{
    private const MOST_DIGITS = 8192;
    private const LARGEST_EXACT = 9007199254740992.0;
    private const SPELLED = '/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/D';

    /** Whether a text spells a number, as some servers do. */
    public static function isSpelled(string $text): bool
    {
        return strlen($text) <= 90 && preg_match(self::SPELLED, $text) === 1;
    }

    /** Whether a double is not the number that a text spells: it is too large, became zero, or is another integer. */
    public static function isLost(string $text, mixed $value): bool
    {
        if (!is_float($value) || is_finite($value) && abs($value) < self::LARGEST_EXACT && $value !== 0.0) {
            return false;
        }
        $whole = self::whole($text);

        return (
            is_infinite($value) || ($whole === null ? $value === 0.0 : $whole !== self::whole(self::shortest($value)))
        );
    }

    /** @throws Unsendable The number is infinite or none. */
    private static function check(float $value): void
    {
        if (!is_finite($value)) {
            throw new Unsendable('NaN and infinite numbers have no form in JSON');
        }
    }

    /** The number as ECMAScript writes it. */
    public static function text(float $value): string
    {
        self::check($value);
        if ($value === floor($value) && abs($value) < self::LARGEST_EXACT) {
            return (string) (int) $value;
        }
        $text = self::shortest($value);
        [$mantissa, $shift] = [...explode('E', ltrim($text, '-')), '0'];
        [$whole, $fraction] = [...explode('.', $mantissa), ''];
        $digits = $whole . $fraction;
        $zeros = strspn($digits, '0');
        $exponent = (int) $shift + strlen($whole) - 1 - $zeros;

        return ($value < 0 ? '-' : '') . self::spell(trim($digits, '0'), $exponent);
    }

    /** The number as PHP writes a float in JSON, so that `1.0` does not become an integer. */
    public static function float(float $value): string
    {
        self::check($value);
        $text = self::shortest($value);

        return strpbrk($text, '.E') === false ? $text . '.0' : $text;
    }

    /** The shortest text that reads back as the same number, whatever the settings of PHP are. */
    private static function shortest(float $value): string
    {
        return sprintf('%.*H', -1, $value);
    }

    private static function spell(string $digits, int $exponent): string
    {
        if ($exponent >= 21 || $exponent < -6) {
            $fraction = strlen($digits) === 1 ? '' : '.' . substr($digits, 1);

            return $digits[0] . $fraction . 'e' . ($exponent < 0 ? '' : '+') . $exponent;
        }
        if ($exponent < 0) {
            return '0.' . str_repeat('0', -$exponent - 1) . $digits;
        }

        return strlen($digits) <= ($exponent + 1)
            ? str_pad($digits, $exponent + 1, '0')
            : substr($digits, 0, $exponent + 1) . '.' . substr($digits, $exponent + 1);
    }

    /** The digits of a number that is whole, such as `12e3`; null if it has a fraction, or more digits than anyone needs. */
    public static function whole(string $number): ?string
    {
        if (preg_match('/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/D', $number, $parts) !== 1) {
            return null;
        }
        $fraction = rtrim($parts[3] ?? '', '0');
        $digits = ltrim($parts[2] . $fraction, '0');
        $shift = (int) ($parts[4] ?? 0) - strlen($fraction);
        if ($digits === '') {
            return '0';
        }
        if ($shift < 0) {
            // Zeros at the end make up for a negative exponent.
            if ((strlen($digits) - strlen(rtrim($digits, '0'))) < -$shift) {
                return null;
            }
            $digits = substr($digits, 0, $shift);
            $shift = 0;
        }

        return (strlen($digits) + $shift) > self::MOST_DIGITS ? null : $parts[1] . $digits . str_repeat('0', $shift);
    }

    /** The integer that digits stand for; null if it has more than 64 bits. */
    public static function int(string $digits): ?int
    {
        $value = (int) $digits;

        return (string) $value === $digits || $digits === '-0' ? $value : null;
    }
}
