using System;
using System.Globalization;
using System.Numerics;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>Numbers as texts.</summary>
internal static class Numbers
{
    /// <summary>Integers of more digits cost more than any API means to ask for.</summary>
    private const int MostDigits = 8192;

    private const double LargestExact = 9007199254740992;

    /// <summary>Gets a text that spells a number as JSON does.</summary>
    internal static bool TrySpelled(JsonElement json, out string text) =>
        Texts.TryGet(json, out text) && text.Length <= 90 && IsNumber(text);

    /// <summary>Whether a text is a number of JSON.</summary>
    private static bool IsNumber(string text)
    {
        int at = text.StartsWith('-') ? 1 : 0;
        int digits = SkipDigits(text, ref at);
        bool isNumber = digits > 0;
        if (at < text.Length && text[at] == '.')
        {
            at++;
            isNumber &= SkipDigits(text, ref at) > 0;
        }

        if (at < text.Length && text[at] is 'e' or 'E')
        {
            at++;
            at += at < text.Length && text[at] is '+' or '-' ? 1 : 0;
            int exponent = SkipDigits(text, ref at);
            isNumber &= exponent is > 0 and <= 3;
        }

        return isNumber && at == text.Length;
    }

    private static int SkipDigits(string text, ref int at)
    {
        int start = at;
        while (at < text.Length && text[at] is >= '0' and <= '9')
        {
            at++;
        }

        return at - start;
    }

    /// <summary>Gets the integer that a number is equal to, such as 5 of <c>5.0</c> or 100 of <c>1e2</c>.</summary>
    internal static bool TryWhole(string number, out BigInteger whole)
    {
        whole = default;
        int mark = number.IndexOfAny(['e', 'E']);
        string mantissa = mark < 0 ? number : number[..mark];
        int exponent = 0;
        if (
            mark >= 0
            && !int.TryParse(
                number[(mark + 1)..],
                NumberStyles.AllowLeadingSign,
                CultureInfo.InvariantCulture,
                out exponent
            )
        )
        {
            return false;
        }

        int point = mantissa.IndexOf('.', StringComparison.Ordinal);
        string fraction = point < 0 ? "" : mantissa[(point + 1)..].TrimEnd('0');
        string digits = (point < 0 ? mantissa : mantissa[..point]) + fraction;
        long shift = (long)exponent - fraction.Length;
        string shortest = digits.TrimEnd('0');
        if (shift < 0)
        {
            // Zeros at the end make up for a negative exponent.
            if (digits.Length - shortest.Length < -shift && shortest.Trim('-').Length > 0)
            {
                return false;
            }

            digits = digits[..(int)Math.Max(0, digits.Length + shift)];
            shift = 0;
        }

        if (digits.Length + shift > MostDigits || digits is "" or "-")
        {
            return digits is "" or "-";
        }

        whole =
            BigInteger.Parse(digits, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture)
            * BigInteger.Pow(10, (int)shift);
        return true;
    }

    /// <summary>A number in the shortest form that reads as the same number, which is the same in all languages.</summary>
    internal static string Text(double value)
    {
        if (double.IsNaN(value) || double.IsInfinity(value))
        {
            throw new UnsendableException("NaN and infinite numbers have no form in JSON");
        }

        if (value == Math.Floor(value) && Math.Abs(value) < LargestExact)
        {
            return ((long)value).ToString(CultureInfo.InvariantCulture);
        }

        string shortest = value.ToString("E16", CultureInfo.InvariantCulture);
        string roundTrip = value.ToString("R", CultureInfo.InvariantCulture);
        return Spell(value < 0 ? "-" : "", DigitsOf(roundTrip), ExponentOf(shortest, roundTrip));
    }

    /// <summary>The significant digits of a number.</summary>
    private static string DigitsOf(string roundTrip)
    {
        int mark = roundTrip.IndexOf('E', StringComparison.Ordinal);
        string mantissa = (mark < 0 ? roundTrip : roundTrip[..mark])
            .TrimStart('-')
            .Replace(".", "", StringComparison.Ordinal);
        return mantissa.Trim('0');
    }

    /// <summary>The exponent of the first digit.</summary>
    private static int ExponentOf(string scientific, string roundTrip)
    {
        int mark = roundTrip.IndexOf('E', StringComparison.Ordinal);
        string exponent =
            mark < 0
                ? scientific[(scientific.IndexOf('E', StringComparison.Ordinal) + 1)..]
                : roundTrip[(mark + 1)..];
        return int.Parse(exponent, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
    }

    private static string Spell(string sign, string digits, int exponent)
    {
        if (exponent is >= 21 or < -6)
        {
            string fraction = digits.Length == 1 ? "" : "." + digits[1..];
            return $"{sign}{digits[0]}{fraction}e{(exponent < 0 ? "" : "+")}{exponent.ToString(CultureInfo.InvariantCulture)}";
        }

        if (exponent < 0)
        {
            return $"{sign}0.{new string('0', -exponent - 1)}{digits}";
        }

        return digits.Length <= exponent + 1
            ? sign + digits.PadRight(exponent + 1, '0')
            : $"{sign}{digits[..(exponent + 1)]}.{digits[(exponent + 1)..]}";
    }
}
