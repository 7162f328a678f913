using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Verifies deliveries of webhooks, and reads them.</summary>
internal static class WebhookVerifier
{
    internal static T Parse<T>(
        IReadOnlyList<SignatureSpec> signatures,
        WebhookDelivery delivery,
        WebhookSecrets secrets,
        TimeSpan? tolerance,
        JsonType<T> type
    )
    {
        Verify(signatures, delivery, secrets, tolerance);
        try
        {
            return Json.Read(type, Json.Parse(delivery.Body))!;
        }
        catch (JsonException)
        {
            throw new SdkWebhookVerificationException("The body of the webhook is not JSON");
        }
        catch (MismatchException error)
        {
            throw new SdkWebhookVerificationException($"The body of the webhook {error.Message}");
        }
    }

    internal static void Verify(
        IReadOnlyList<SignatureSpec> signatures,
        WebhookDelivery delivery,
        WebhookSecrets secrets,
        TimeSpan? tolerance
    ) => Verify(signatures, delivery, secrets, tolerance?.TotalSeconds, DateTimeOffset.UtcNow);

    internal static void Verify(
        IReadOnlyList<SignatureSpec> signatures,
        WebhookDelivery delivery,
        WebhookSecrets secrets,
        double? tolerance,
        DateTimeOffset now
    )
    {
        List<string> missing = [];
        bool isSigned = false;
        foreach (SignatureSpec signature in signatures)
        {
            if (delivery.Header(signature.Header).Length == 0)
            {
                missing.Add(signature.Header);
                continue;
            }

            isSigned = true;
            byte[] message = MessageOf(signature, delivery, tolerance, now);
            foreach (string secret in SecretsOf(signature, signatures, secrets))
            {
                if (IsSignedBy(signature, delivery, message, secret))
                {
                    return;
                }
            }
        }

        throw new SdkWebhookVerificationException(
            isSigned
                ? "The signature of the webhook is wrong"
                : $"The webhook has no signature: it lacks the header {string.Join(", ", missing)}"
        );
    }

    private static IReadOnlyList<string> SecretsOf(
        SignatureSpec signature,
        IReadOnlyList<SignatureSpec> signatures,
        WebhookSecrets secrets
    )
    {
        bool first = signatures[0].Family == SignatureFamily.Hmac;
        if (
            !secrets.IsByHeader
            && signatures.Any(one => one.Family == SignatureFamily.Hmac != first)
        )
        {
            throw new SdkConfigurationException(
                "The API signs with secrets and with keys: give those of each header, by the header's name"
            );
        }

        IReadOnlyList<string>? own = secrets.Of(signature.Header);
        // An empty secret is refused when it becomes a key.
        return own is null ? []
            : own.Count == 0 ? [""]
            : own;
    }

    private static bool IsSignedBy(
        SignatureSpec signature,
        WebhookDelivery delivery,
        byte[] message,
        string secret
    )
    {
        SignatureKey key = SignatureKey.Of(signature, secret);
        foreach (string text in Candidates(signature, delivery))
        {
            if (
                SignatureKey.Decode(text, signature.Encoding) is { } bytes
                && key.Verify(message, bytes)
            )
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The signatures in a header that can hold several.</summary>
    private static IEnumerable<string> Candidates(SignatureSpec signature, WebhookDelivery delivery)
    {
        string prefix = signature.Prefix ?? "";
        char[] separators = prefix.Contains(',', StringComparison.Ordinal)
            ? [' ', '\t']
            : [' ', '\t', ','];
        foreach (
            string part in delivery
                .Header(signature.Header)
                .Split(separators, StringSplitOptions.RemoveEmptyEntries)
        )
        {
            if (part.StartsWith(prefix, StringComparison.Ordinal))
            {
                string text = part[prefix.Length..];
                yield return text.EndsWith(',') ? text[..^1] : text;
            }
        }
    }

    private static byte[] MessageOf(
        SignatureSpec signature,
        WebhookDelivery delivery,
        double? tolerance,
        DateTimeOffset now
    )
    {
        string? sentAt = DeliveryTime.TextOf(signature, delivery);
        if (signature.Timestamp is { } timestamp)
        {
            DeliveryTime.Check(timestamp, sentAt, tolerance, now);
        }

        using MemoryStream message = new();
        byte[] delimiter = Encoding.UTF8.GetBytes(signature.Delimiter ?? "");
        for (int i = 0; i < signature.Components.Count; i++)
        {
            if (i > 0)
            {
                message.Write(delimiter, 0, delimiter.Length);
            }

            byte[] part = PartOf(signature.Components[i], delivery, sentAt);
            message.Write(part, 0, part.Length);
        }

        return message.ToArray();
    }

    private static byte[] PartOf(string component, WebhookDelivery delivery, string? sentAt)
    {
        if (component == "body")
        {
            return delivery.Body;
        }

        string? text = component switch
        {
            "timestamp" => sentAt,
            "url" => delivery.Url,
            _ => delivery.Header(component) is { Length: > 0 } value ? value : null,
        };
        return text is null
            ? throw new SdkWebhookVerificationException(
                $"The webhook cannot be verified without its {component}"
            )
            : Encoding.UTF8.GetBytes(text);
    }
}
