using System;
using System.Collections.Generic;

namespace Sdk.Core;

/// <summary>Options for a single call. Those left unset are taken from the client.</summary>
public sealed class RequestOptions
{
    private static readonly Dictionary<string, string?> s_noHeaders = [];
    private static readonly Dictionary<string, object?> s_noValues = [];
    private static readonly Dictionary<string, string> s_noCredentials = [];

    internal static RequestOptions None { get; } = new();

    /// <summary>How long an attempt may take; <see cref="TimeSpan.Zero"/> for no limit.</summary>
    public TimeSpan? Timeout { get; init; }

    /// <summary>How many times the call is retried.</summary>
    public int? MaxRetries { get; init; }

    /// <summary>Headers to add. Null removes a header.</summary>
    public IReadOnlyDictionary<string, string?> Headers { get; init; } = s_noHeaders;

    /// <summary>Query parameters to add: strings, numbers, booleans, or lists of these.</summary>
    public IReadOnlyDictionary<string, object?> Query { get; init; } = s_noValues;

    /// <summary>Body properties to add: JSON values, models, or lists and dictionaries of these.</summary>
    public IReadOnlyDictionary<string, object?> BodyProperties { get; init; } = s_noValues;

    /// <summary>The idempotency key, in place of a random one.</summary>
    public string? IdempotencyKey { get; init; }

    /// <summary>The base URL, in place of that of the client.</summary>
    public string? BaseUrl { get; init; }

    /// <summary>Credentials for this call, by the names of the client's options.</summary>
    public IReadOnlyDictionary<string, string> Credentials { get; init; } = s_noCredentials;

    /// <summary>The maximum size in bytes of a response, or of one message of a stream; 0 for no limit.</summary>
    public long? MaxResponseBytes { get; init; }

    internal RequestOptions WithHeaders(IReadOnlyDictionary<string, string?> headers) =>
        With(headers, BodyProperties);

    internal RequestOptions WithoutBodyProperties() => With(Headers, s_noValues);

    private RequestOptions With(
        IReadOnlyDictionary<string, string?> headers,
        IReadOnlyDictionary<string, object?> properties
    ) =>
        new()
        {
            Timeout = Timeout,
            MaxRetries = MaxRetries,
            Headers = headers,
            Query = Query,
            BodyProperties = properties,
            IdempotencyKey = IdempotencyKey,
            BaseUrl = BaseUrl,
            Credentials = Credentials,
            MaxResponseBytes = MaxResponseBytes,
        };
}
