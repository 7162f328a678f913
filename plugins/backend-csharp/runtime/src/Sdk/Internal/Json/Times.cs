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
        if (text.Length < DayEnd || text[4] != '-' || text[7] != '-')
        {
            return false;
        }

        int year = Number(text, 0, 4);
        int month = Number(text, 5, 7);
        int date = Number(text, 8, DayEnd);
        if (
            year < 1
            || month is < 1 or > 12
            || date < 1
            || date > DateTime.DaysInMonth(year, month)
        )
        {
            return false;
        }

        day = new DateTime(year, month, date);
        return true;
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

        ticks =
            ((((hour * 60L) + minute) * 60) + second) * TimeSpan.TicksPerSecond
            + FractionTicks(text, end);
        return true;
    }

    /// <summary>The fraction of the second, in ticks; digits behind the seventh are too small for one.</summary>
    private static int FractionTicks(string text, int end)
    {
        int from = Math.Min(end, SecondsEnd + 1);
        int digits = Math.Min(end - from, 7);
        int ticks = Number(text, from, from + digits);
        for (int digit = digits; digit < 7; digit++)
        {
            ticks *= 10;
        }

        return ticks;
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
        int length = text.Length - from;
        if (length == 0)
        {
            return !isExact;
        }

        if (length == 1 && text[from] is ('Z' or 'z'))
        {
            return true;
        }

        bool hasColon = length == 6 && text[from + 3] == ':';
        if (text[from] is not ('+' or '-') || (!hasColon && (isExact || length != 5)))
        {
            return false;
        }

        int hours = Number(text, from + 1, from + 3);
        int minutes = Number(text, from + (hasColon ? 4 : 3), text.Length);
        int sign = text[from] == '-' ? -1 : 1;
        offset = new TimeSpan(sign * hours, sign * minutes, 0);
        return (hours | minutes) >= 0 && minutes < 60;
    }

    /// <summary>Whether <see cref="Format" /> would give the text of which a time with this offset was read.</summary>
    internal static bool IsCanonical(string text, TimeSpan offset)
    {
        int end = FractionEnd(text);
        int digits = Math.Max(end - SecondsEnd - 1, 0);
        bool hasZone =
            offset == TimeSpan.Zero
                ? text.Length == end + 1 && text[end] == 'Z'
                : text.Length == end + 6;
        return hasZone
            && text[DayEnd] == 'T'
            && digits % 3 == 0
            && (digits == 0 || Number(text, end - 3, end) != 0)
            && (digits < 9 || Number(text, end - 2, end) == 0);
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
