// Its name within the library, which is the same for every API.
global using SdkApiException = Sdk.BrandApiException;
using System;
using System.Collections.Generic;
using System.Text.Json;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with a status other than 2xx.</summary>
public class BrandApiException : BrandException
{
    internal BrandApiException(ApiFailure failure)
        : base(failure.Message) => Failure = failure;

    private protected ApiFailure Failure { get; }

    /// <summary>The status of the response.</summary>
    public int StatusCode => Failure.Status;

    /// <summary>The headers of the response. Their names are in lower case.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>> Headers => Failure.Headers;

    /// <summary>The body if it is JSON.</summary>
    public JsonElement? Body => Failure.Json;

    /// <summary>The body as text, up to its first MiB.</summary>
    public string RawBody => Failure.RawBody;

    /// <summary>The id that the server gave the request.</summary>
    public string? RequestId => Failure.RequestId;

    /// <summary>The HTTP method of the request.</summary>
    public string Method => Failure.Method;

    /// <summary>The URL of the request, without its query.</summary>
    public string Url => Failure.Url;

    /// <summary>How many times the request was sent.</summary>
    public int Attempts => Failure.Attempts;

    /// <summary>How long the server asked the client to wait, if it did.</summary>
    public TimeSpan? RetryAfter => Failure.RetryAfter;

    /// <summary>The exception and the start of the body, in which credentials are masked.</summary>
    public override string ToString() =>
        Failure.MaskedBody.Length == 0
            ? base.ToString()
            : $"{base.ToString()}{Environment.NewLine}Body: {Failure.MaskedBody}";
}
