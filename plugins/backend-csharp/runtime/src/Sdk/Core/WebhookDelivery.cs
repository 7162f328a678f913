using System;
using System.Collections.Generic;
using System.Text;

namespace Sdk.Core;

/// <summary>What a webhook received.</summary>
public sealed class WebhookDelivery
{
    private readonly Dictionary<string, string> _headers = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>Describes a delivery.</summary>
    /// <param name="body">The body as it was received, not decoded.</param>
    /// <param name="headers">The headers.</param>
    public WebhookDelivery(byte[] body, IEnumerable<KeyValuePair<string, string>> headers)
    {
        Body = body ?? throw new SdkConfigurationException("The body must not be null");
        foreach (KeyValuePair<string, string> header in headers ?? [])
        {
            _headers[header.Key] = _headers.TryGetValue(header.Key, out string? before)
                ? $"{before}, {header.Value}"
                : header.Value;
        }
    }

    /// <summary>Describes a delivery.</summary>
    /// <param name="body">The body as it was received.</param>
    /// <param name="headers">The headers.</param>
    public WebhookDelivery(string body, IEnumerable<KeyValuePair<string, string>> headers)
        : this(Encoding.UTF8.GetBytes(body ?? ""), headers) { }

    /// <summary>The URL that received the delivery, for APIs that sign it.</summary>
    public string? Url { get; init; }

    internal byte[] Body { get; }

    /// <summary>The value of a header; empty where there is none.</summary>
    internal string Header(string name) =>
        _headers.TryGetValue(name, out string? value) ? value : "";
}
