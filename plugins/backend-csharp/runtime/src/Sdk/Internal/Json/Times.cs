using System;
using System.Globalization;
using System.Text;

namespace Sdk.Internal;

/// <summary>Times as texts of RFC 3339, and of what servers send in their place.</summary>
internal static class Times
{
    private const int DayEnd = 10;
    private const int SecondsEnd = 19;

    /// <summary>Whether a text has the form of RFC 3339 with its offset.</summary>
    internal static bool IsExact(string text) =>
        text.Length > SecondsEnd
        && text[DayEnd] is 'T' or 't'
        && TryOffset(text, FractionEnd(text), out _, isExact: true);

    /// <summary>
    /// Reads a time. It may be in lower case, have a blank in place of <c>T</c>, or lack its offset (UTC) or its time
    /// (midnight in UTC).
    /// </summary>
    internal static bool TryParse(string text, out DateTimeOffset time)
    {
        time = default;
        if (!TryDay(text, out DateTime day))
        {
            return false;
        }

        if (text.Length == DayEnd)
        {
            time = new DateTimeOffset(day, TimeSpan.Zero);
            return true;
        }

        return TryClock(text, out long ticks)
            && TryOffset(text, FractionEnd(text), out TimeSpan offset, isExact: false)
            && TryJoin(day.AddTicks(ticks), offset, out time);
    }

    private static bool TryJoin(DateTime local, TimeSpan offset, out DateTimeOffset time)
    {
        time = default;
        long utc = local.Ticks - offset.Ticks;
        if (
            Math.Abs(offset.TotalHours) > 14
            || utc < DateTime.MinValue.Ticks
            || utc > DateTime.MaxValue.Ticks
        )
        {
            return false;
        }

        time = new DateTimeOffset(local, offset);
        return true;
    }

    private static bool TryDay(string text, out DateTime day)
    {
        day = default;
        return text.Length >= DayEnd
            && DateTime.TryParseExact(
                text[..DayEnd],
                "yyyy-MM-dd",
                CultureInfo.InvariantCulture,
                DateTimeStyles.None,
                out day
            );
    }

    private static bool TryClock(string text, out long ticks)
    {
        ticks = 0;
        if (
            text.Length < SecondsEnd
            || text[DayEnd] is not ('T' or 't' or ' ')
            || text[13] != ':'
            || text[16] != ':'
        )
        {
            return false;
        }

        int hour = Number(text, 11, 13);
        int minute = Number(text, 14, 16);
        int second = Number(text, 17, SecondsEnd);
        int end = FractionEnd(text);
        int digits = end - SecondsEnd - 1;
        if (
            (hour | minute | second) < 0
            || hour > 23
            || minute > 59
            || second > 59
            || digits is 0 or > 9
        )
        {
            return false;
        }

        long fraction =
            digits < 1
                ? 0
                : long.Parse(
                    text.Substring(SecondsEnd + 1, digits).PadRight(9, '0'),
                    CultureInfo.InvariantCulture
                );
        ticks =
            ((((hour * 60L) + minute) * 60) + second) * TimeSpan.TicksPerSecond + (fraction / 100);
        return true;
    }

    private static int Number(string text, int from, int to)
    {
        int number = 0;
        for (int i = from; i < to; i++)
        {
            int digit = text[i] - '0';
            if (digit is < 0 or > 9)
            {
                return -1;
            }

            number = (number * 10) + digit;
        }

        return number;
    }

    /// <summary>Where the seconds and their fraction end.</summary>
    private static int FractionEnd(string text)
    {
        int end = SecondsEnd;
        if (end < text.Length && text[end] == '.')
        {
            do
            {
                end++;
            } while (end < text.Length && text[end] is >= '0' and <= '9');
        }

        return end;
    }

    private static bool TryOffset(string text, int from, out TimeSpan offset, bool isExact)
    {
        offset = TimeSpan.Zero;
        string rest = text[from..];
        if (rest.Length == 0)
        {
            return !isExact;
        }

        if (rest is "Z" or "z")
        {
            return true;
        }

        bool hasColon = rest.Length == 6 && rest[3] == ':';
        if (rest[0] is not ('+' or '-') || (!hasColon && (isExact || rest.Length != 5)))
        {
            return false;
        }

        int hours = Number(rest, 1, 3);
        int minutes = Number(rest, hasColon ? 4 : 3, rest.Length);
        int sign = rest[0] == '-' ? -1 : 1;
        offset = new TimeSpan(sign * hours, sign * minutes, 0);
        return (hours | minutes) >= 0 && minutes < 60;
    }

    /// <summary>A time with its offset, and with as many groups of three digits after the seconds as it needs.</summary>
    internal static string Format(DateTimeOffset time)
    {
        StringBuilder text = new(35);
        text.Append(time.ToString("yyyy-MM-dd'T'HH:mm:ss", CultureInfo.InvariantCulture));
        long ticks = time.Ticks % TimeSpan.TicksPerSecond;
        if (ticks != 0)
        {
            string nanoseconds = (ticks * 100).ToString("D9", CultureInfo.InvariantCulture);
            text.Append('.').Append(nanoseconds.TrimEnd('0').PadRight(3, '0'));
            while ((text.Length - SecondsEnd - 1) % 3 != 0)
            {
                text.Append('0');
            }
        }

        return time.Offset == TimeSpan.Zero
            ? text.Append('Z').ToString()
            : text.Append(time.ToString("zzz", CultureInfo.InvariantCulture)).ToString();
    }
}
