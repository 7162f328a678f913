using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Net.Sockets;
using System.Security.Authentication;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>Which failures are repeated, and when.</summary>
internal static class Retry
{
    /// <summary>What a server may ask to wait; beyond it the exception surfaces at once.</summary>
    internal static readonly TimeSpan LongestWait = TimeSpan.FromSeconds(60);

    private static readonly Regex s_decimal = new(
        @"^[0-9]+(\.[0-9]+)?$",
        RegexOptions.CultureInvariant
    );

    /// <summary>The forms of RFC 9110, 5.6.7, with its two that are obsolete.</summary>
    private static readonly Regex s_date = new(
        @"^\w+, (?<day>\d\d)[ -](?<month>\w{3})[ -](?<year>\d{2}|\d{4}) (?<time>\d\d:\d\d:\d\d) GMT$",
        RegexOptions.CultureInvariant
    );

    private static readonly Regex s_asctime = new(
        @"^\w{3} (?<month>\w{3}) (?<day>[ \d]\d) (?<time>\d\d:\d\d:\d\d) (?<year>\d{4})$",
        RegexOptions.CultureInvariant
    );

    private static readonly string[] s_months =
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".Split(' ');

    /// <summary>Whether a status may pass by itself.</summary>
    internal static bool IsTransient(int status) =>
        status is 408 or 429 or (>= 500 and not 501 and not 505);

    /// <summary>Whether a status says that the request had no effect, whatever its method.</summary>
    internal static bool HadNoEffect(int status) => status is 408 or 429 or 503;

    /// <summary>How long the server asks to wait, if it says so in a way that can be read.</summary>
    internal static TimeSpan? AskedWait(ResponseHeaders headers, DateTimeOffset now)
    {
        if (Decimal(headers.Get("retry-after-ms")) is { } milliseconds)
        {
            return Bounded(milliseconds);
        }

        string? after = headers.Get("retry-after")?.Trim();
        if (Decimal(after) is { } seconds)
        {
            return Bounded(seconds * 1000);
        }

        return Date(after, now) is { } date
            ? Bounded(Math.Max(0, (date - now).TotalMilliseconds))
            : null;
    }

    /// <summary>A wait, or the longest that the type can hold: both are too long to wait for.</summary>
    private static TimeSpan Bounded(double milliseconds) =>
        milliseconds < TimeSpan.MaxValue.TotalMilliseconds
            ? TimeSpan.FromMilliseconds(milliseconds)
            : TimeSpan.MaxValue;

    private static double? Decimal(string? text)
    {
        if (text is null || !s_decimal.IsMatch(text.Trim()))
        {
            return null;
        }

        // A number that no double holds asks for a wait that is too long.
        return double.TryParse(
            text,
            NumberStyles.Float,
            CultureInfo.InvariantCulture,
            out double number
        )
            ? number
            : double.PositiveInfinity;
    }

    private static DateTimeOffset? Date(string? text, DateTimeOffset now)
    {
        Match match = s_date.Match(text ?? "");
        match = match.Success ? match : s_asctime.Match(text ?? "");
        if (!match.Success)
        {
            return null;
        }

        string written = match.Groups["year"].Value;
        int year = int.Parse(written, CultureInfo.InvariantCulture);
        if (written.Length == 2)
        {
            year += now.Year / 100 * 100;
            year -= year > now.Year + 50 ? 100 : 0;
        }

        int month = Array.IndexOf(s_months, match.Groups["month"].Value) + 1;
        string day = match.Groups["day"].Value.Trim().PadLeft(2, '0');
        string full = FormattableString.Invariant(
            $"{year:D4}-{month:D2}-{day}T{match.Groups["time"].Value}Z"
        );
        return DateTimeOffset.TryParseExact(
            full,
            "yyyy-MM-dd'T'HH:mm:ss'Z'",
            CultureInfo.InvariantCulture,
            DateTimeStyles.AssumeUniversal,
            out DateTimeOffset date
        )
            ? date
            : null;
    }

    /// <summary>The wait before the next attempt, the first of which is 1: as asked and a little more, else doubling.</summary>
    internal static TimeSpan WaitBefore(int retry, TimeSpan? asked)
    {
        double random = Random.Shared.NextDouble();
        double milliseconds = asked is { } wait
            ? wait.TotalMilliseconds * (1 + (random * 0.1))
            : Math.Min(8000, 500 * Math.Pow(2, retry - 1)) * (0.75 + (random * 0.25));
        return TimeSpan.FromMilliseconds(milliseconds);
    }

    /// <summary>Whether a failure precedes sending: name lookup, refused connection, TLS.</summary>
    internal static bool NeverSent(Exception? error)
    {
        for (Exception? cause = error; cause is not null; cause = cause.InnerException)
        {
            bool isEarly = cause switch
            {
                SocketException socket => socket.SocketErrorCode
                    is SocketError.ConnectionRefused
                        or SocketError.HostNotFound
                        or SocketError.HostUnreachable
                        or SocketError.NetworkUnreachable
                        or SocketError.NoData
                        or SocketError.TryAgain,
                AuthenticationException => true,
                _ => IsEarlyRequestError(cause),
            };
            if (isEarly)
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsEarlyRequestError(Exception cause)
    {
#if NET
        return cause
            is HttpRequestException
            {
                HttpRequestError: HttpRequestError.NameResolutionError
                    or HttpRequestError.ConnectionError
                    or HttpRequestError.SecureConnectionError
            };
#else
        return false;
#endif
    }
}
