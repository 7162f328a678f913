using System;
using System.Globalization;
using System.Text.RegularExpressions;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>When a delivery was sent.</summary>
internal static class DeliveryTime
{
    private static readonly Regex s_element = new(
        @"(?:^|[\s,;])t=([^\s,;]+)",
        RegexOptions.CultureInvariant
    );
    private static readonly Regex s_digits = new("^[0-9]{1,18}$", RegexOptions.CultureInvariant);

    /// <summary>The time as the delivery has it; null where it has none. It may be an element of the signature's header.</summary>
    internal static string? TextOf(SignatureSpec signature, WebhookDelivery delivery)
    {
        if (signature.Timestamp is not { } timestamp)
        {
            return null;
        }

        string text = delivery.Header(timestamp.Header);
        if (!HeaderList.IsSame(timestamp.Header, signature.Header))
        {
            return text.Length == 0 ? null : text;
        }

        Match element = s_element.Match(text);
        return element.Success ? element.Groups[1].Value : null;
    }

    /// <exception cref="BrandWebhookVerificationException">The delivery is too old, or too new.</exception>
    internal static void Check(
        TimestampSpec timestamp,
        string? text,
        double? allowed,
        DateTimeOffset now
    )
    {
        if (text is null || SecondsOf(timestamp, text) is not { } sentAt)
        {
            throw new SdkWebhookVerificationException("The webhook does not say when it was sent");
        }

        double tolerance = allowed ?? timestamp.ToleranceSeconds;
        double age = (now.ToUnixTimeMilliseconds() / 1000.0) - sentAt;
        if (Math.Abs(age) > tolerance)
        {
            string limit = $"{Numbers.Text(tolerance)} seconds";
            throw new SdkWebhookVerificationException(
                age > 0
                    ? $"The webhook was sent more than {limit} ago"
                    : $"The webhook claims to be sent more than {limit} from now"
            );
        }
    }

    private static double? SecondsOf(TimestampSpec timestamp, string text)
    {
        if (timestamp.Format == TimestampFormat.Date)
        {
            return DateOf(text);
        }

        if (!s_digits.IsMatch(text))
        {
            return null;
        }

        double number = double.Parse(text, CultureInfo.InvariantCulture);
        return timestamp.Format == TimestampFormat.UnixMillis ? number / 1000 : number;
    }

    private static double? DateOf(string text)
    {
        bool isDate = Times.IsExact(text)
            ? Times.TryParse(text, out DateTimeOffset date)
            : DateTimeOffset.TryParseExact(
                text,
                "r",
                CultureInfo.InvariantCulture,
                DateTimeStyles.AssumeUniversal,
                out date
            );
        return isDate ? date.ToUnixTimeMilliseconds() / 1000.0 : null;
    }
}
