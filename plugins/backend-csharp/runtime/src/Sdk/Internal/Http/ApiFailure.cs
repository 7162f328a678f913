using System;
using System.Collections.Generic;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>What is known of a response that is not a success. A class, since a record would print the body.</summary>
internal sealed class ApiFailure
{
    public required string Message { get; init; }

    public required int Status { get; init; }

    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get; init; }

    public required JsonElement? Json { get; init; }

    public required string RawBody { get; init; }

    /// <summary>The start of the body, without secrets, as exceptions print it.</summary>
    public required string MaskedBody { get; init; }

    public required string? RequestId { get; init; }

    public required string Method { get; init; }

    public required string Url { get; init; }

    public required int Attempts { get; init; }

    public required TimeSpan? RetryAfter { get; init; }

    /// <summary>The body as its declared type; the default where it does not have its form.</summary>
    internal T? Body<T>(JsonType<T> type)
    {
        if (Json is not { } json || json.ValueKind == JsonValueKind.Null)
        {
            return default;
        }

        return type.TryRead(json, new Reading(), out T value) ? value : default;
    }

    /// <summary>The same failure with another body and status, which a protocol carries in the response.</summary>
    internal ApiFailure With(JsonElement? json, int status) =>
        new()
        {
            Message = Message,
            Status = status,
            Headers = Headers,
            Json = json,
            RawBody = RawBody,
            MaskedBody = MaskedBody,
            RequestId = RequestId,
            Method = Method,
            Url = Url,
            Attempts = Attempts,
            RetryAfter = RetryAfter,
        };
}
