using System.Collections.Generic;

namespace Sdk.Core;

/// <summary>The status and the headers of a response.</summary>
public class Response
{
    internal Response(
        int statusCode,
        IReadOnlyDictionary<string, IReadOnlyList<string>> headers,
        string? requestId,
        string url
    )
    {
        StatusCode = statusCode;
        Headers = headers;
        RequestId = requestId;
        Url = url;
    }

    /// <summary>The status of the response.</summary>
    public int StatusCode { get; }

    /// <summary>The headers of the response. Their names are in lower case.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Headers { get; }

    /// <summary>The id that the server gave the request.</summary>
    public string? RequestId { get; }

    /// <summary>The URL that responded, without its query.</summary>
    public string Url { get; }
}

/// <summary>A result with the status and the headers of its response.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
public sealed class Response<T> : Response
{
    internal Response(Response response, T value)
        : base(response.StatusCode, response.Headers, response.RequestId, response.Url) =>
        Value = value;

    /// <summary>The result.</summary>
    public T Value { get; }
}
