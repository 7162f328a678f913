using System;
using System.Collections.Generic;

namespace Sdk.Core;

/// <summary>Secrets that deliveries of webhooks are verified with. It prints none of them.</summary>
public sealed class WebhookSecrets
{
    private readonly IReadOnlyList<string>? _all;
    private readonly Dictionary<string, IReadOnlyList<string>>? _byHeader;

    /// <summary>Secrets for all signatures. To rotate a secret, give the old and the new one.</summary>
    public WebhookSecrets(params string[] secrets) => _all = secrets;

    /// <summary>Secrets by the header of the signature.</summary>
    public WebhookSecrets(IReadOnlyDictionary<string, IReadOnlyList<string>> byHeader)
    {
        _byHeader = new(StringComparer.OrdinalIgnoreCase);
        foreach (
            KeyValuePair<string, IReadOnlyList<string>> one in byHeader
                ?? new Dictionary<string, IReadOnlyList<string>>()
        )
        {
            _byHeader[one.Key] = one.Value;
        }
    }

    /// <summary>Converts a single secret.</summary>
    public static implicit operator WebhookSecrets(string secret) => new(secret);

    internal bool IsByHeader => _byHeader is not null;

    /// <summary>The secrets for a header; null for none.</summary>
    internal IReadOnlyList<string>? Of(string header) =>
        _byHeader is null ? _all
        : _byHeader.TryGetValue(header, out IReadOnlyList<string>? own) ? own
        : null;

    /// <inheritdoc />
    public override string ToString() => "WebhookSecrets (***)";
}
