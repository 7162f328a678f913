// Its name within the library, which is the same for every API.
global using SdkDecodeException = Sdk.BrandDecodeException;
using System.Collections.Generic;

namespace Sdk;

/// <summary>The body of a successful response does not have the form that the API declares.</summary>
public sealed class BrandDecodeException : BrandException
{
    internal BrandDecodeException(string message, DecodeDetails details)
        : base(message) => Details = details;

    private DecodeDetails Details { get; }

    /// <summary>The status of the response.</summary>
    public int StatusCode => Details.Status;

    /// <summary>The headers of the response. Their names are in lower case.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Headers => Details.Headers;

    /// <summary>The body as text; null if it is too large.</summary>
    public string? RawBody => Details.RawBody;

    /// <summary>The path of the value that differs from its declaration, such as <c>$.items</c>; null if there is none.</summary>
    public string? Path => Details.Path;

    /// <summary>The number of the line in a stream of lines.</summary>
    public int? Line => Details.Line;
}

/// <summary>What is known of a body that is not as declared.</summary>
internal sealed class DecodeDetails
{
    public required int Status { get; init; }

    public required IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get; init; }

    public string? RawBody { get; init; }

    public string? Path { get; init; }

    public int? Line { get; init; }
}
