using System;
using System.Collections.Generic;

namespace Sdk.Internal;

/// <summary>What credentials and global headers add to one attempt. A class, since a record would print them.</summary>
internal sealed class Applied
{
    private readonly List<string> _secrets = [];

    internal List<KeyValuePair<string, string?>> GlobalHeaders { get; } = [];

    internal List<KeyValuePair<string, string?>> Headers { get; } = [];

    internal List<KeyValuePair<string, string>> Query { get; } = [];

    internal List<KeyValuePair<string, string>> Cookies { get; } = [];

    internal IReadOnlyList<string> Secrets => _secrets;

    /// <summary>The access token that was used, if it came from a request.</summary>
    internal UsedToken? Token { get; set; }

    internal void AddSecret(string secret)
    {
        if (secret.Length > 0)
        {
            _secrets.Add(secret);
            // URLs and queries have it in this form.
            string encoded = Uri.EscapeDataString(secret);
            if (encoded != secret)
            {
                _secrets.Add(encoded);
            }
        }
    }
}

/// <summary>An access token, and where it came from.</summary>
internal sealed class UsedToken(ITokenSource source, string token)
{
    internal void Invalidate() => source.Invalidate(token);
}
