// Its name within the library, which is the same for every API.
global using SdkOAuthTokenException = Sdk.BrandOAuthTokenException;
using System;

namespace Sdk;

/// <summary>The client could not get an access token.</summary>
public sealed class BrandOAuthTokenException : BrandException
{
    internal BrandOAuthTokenException(
        string message,
        int? statusCode,
        string? error,
        string? errorDescription,
        Exception? inner
    )
        : base(message, inner)
    {
        StatusCode = statusCode;
        Error = error;
        ErrorDescription = errorDescription;
    }

    /// <summary>The status of the response; null if there was none.</summary>
    public int? StatusCode { get; }

    /// <summary>The code of the error, such as <c>invalid_client</c>.</summary>
    public string? Error { get; }

    /// <summary>The description of the error.</summary>
    public string? ErrorDescription { get; }
}
