using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Sdk.Tests.Vectors;

/// <summary>Exceptions by the neutral names of vectors.</summary>
internal static partial class Errors
{
    [GeneratedRegex("^[A-Z][a-z ]")]
    private static partial Regex Sentence();

    internal static Dictionary<string, object?> Describe(Exception error)
    {
        string name = error.GetType().Name.Replace("Exception", "Error", StringComparison.Ordinal);
        string message = error.Message;
        Dictionary<string, object?> fields = new()
        {
            ["kind"] = name.StartsWith("Brand", StringComparison.Ordinal)
                ? name["Brand".Length..]
                : name,
            ["message"] = Sentence().IsMatch(message)
                ? char.ToLowerInvariant(message[0]) + message[1..]
                : message,
        };
        switch (error)
        {
            case BrandApiException api:
                fields["status"] = api.StatusCode;
                fields["method"] = api.Method;
                fields["url"] = api.Url;
                fields["requestId"] = api.RequestId;
                fields["attempts"] = api.Attempts;
                fields["retryAfter"] = api.RetryAfter?.TotalSeconds;
                fields["rawBody"] = api.RawBody;
                break;
            case BrandConnectionException connection:
                fields["attempts"] = connection.Attempts;
                break;
            case BrandDecodeException decode:
                fields["status"] = decode.StatusCode;
                fields["rawBody"] = decode.RawBody;
                fields["path"] = decode.Path;
                fields["line"] = decode.Line;
                break;
            case BrandStreamException stream:
                fields["data"] = stream.Body is { } body ? body : stream.Text;
                break;
            case BrandOAuthTokenException token:
                fields["status"] = token.StatusCode;
                break;
            case BrandException:
                break;
            default:
                // No call ends with it, so whoever reads the deviation needs to know where it is from.
                fields["message"] = error.ToString();
                break;
        }

        return fields;
    }
}
