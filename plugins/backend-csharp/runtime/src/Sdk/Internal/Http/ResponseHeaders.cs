using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Headers;

namespace Sdk.Internal;

/// <summary>The headers of a response. Their names are in lower case.</summary>
internal sealed class ResponseHeaders
{
    private readonly Dictionary<string, IReadOnlyList<string>> _all = new(
        StringComparer.OrdinalIgnoreCase
    );

    internal ResponseHeaders(HttpResponseMessage response)
    {
        Add(response.Headers);
        if (response.Content is not null)
        {
            Add(response.Content.Headers);
        }
    }

    internal IReadOnlyDictionary<string, IReadOnlyList<string>> All => _all;

    /// <summary>The first value of a header; null where there is none.</summary>
    internal string? Get(string name) =>
        _all.TryGetValue(name, out IReadOnlyList<string>? values) ? values[0] : null;

    internal IEnumerable<KeyValuePair<string, string>> Pairs()
    {
        foreach (KeyValuePair<string, IReadOnlyList<string>> header in _all)
        {
            foreach (string value in header.Value)
            {
                yield return new(header.Key, value);
            }
        }
    }

    private void Add(HttpHeaders headers)
    {
#if NET
        // As they were received: a header that does not parse is still one.
        foreach (KeyValuePair<string, HeaderStringValues> header in headers.NonValidated)
        {
            HeaderStringValues values = header.Value;
            // Most headers have one value, which needs no list to be gathered in.
            _all[header.Key.ToLowerInvariant()] =
                values.Count == 1 ? [values.ToString()] : [.. values];
        }
#else
        foreach (KeyValuePair<string, IEnumerable<string>> header in headers)
        {
            _all[header.Key.ToLowerInvariant()] = [.. header.Value];
        }
#endif
    }
}
