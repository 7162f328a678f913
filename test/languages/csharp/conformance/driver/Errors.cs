using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using System.Text.Json.Nodes;
using Sdk;

namespace Driver;

/// <summary>Values and errors as programs print them, and errors as the contract describes them.</summary>
internal static class Errors
{
    /// <summary>A value as text and as JSON.</summary>
    private static string Shown(object value) =>
        $"{Attempt(() => value.ToString())}\n{Attempt(() => JsonSerializer.Serialize(value, value.GetType()))}";

    /// <summary>A value in every way in which programs print it, its properties among them.</summary>
    internal static string Printed(object value) =>
        string.Join(
            "\n",
            Shown(value),
            Attempt(() =>
                string.Join(
                    "\n",
                    value
                        .GetType()
                        .GetProperties()
                        .Where(static one => one.GetIndexParameters().Length == 0)
                        .Select(one =>
                            $"{one.Name}={Attempt(() => one.GetValue(value)?.ToString())}"
                        )
                )
            )
        );

    private static string Attempt(Func<string?> show)
    {
        try
        {
            return show() ?? "";
        }
        catch (Exception error)
        {
            return $"cannot be printed: {error.GetType().Name}";
        }
    }

    /// <summary>The class of an error by the name that all languages share: without that of the API.</summary>
    internal static string NameOf(Exception error)
    {
        var name = error.GetType().Name;
        var own =
            error is BrandException
            && name.StartsWith(nameof(BrandException)[..^9], StringComparison.Ordinal)
                ? name[(nameof(BrandException).Length - 9)..]
                : name;
        return own.EndsWith("Exception", StringComparison.Ordinal) ? own[..^9] + "Error" : own;
    }

    private static string KindOf(Exception error) =>
        error switch
        {
            OperationCanceledException => "canceled",
            BrandMissingCredentialsException => "credentials",
            BrandConfigurationException => "config",
            BrandSocketClosedException => "stream",
            BrandTimeoutException => "timeout",
            BrandConnectionException => "connection",
            BrandApiException => "api",
            BrandOAuthTokenException => "oauth",
            BrandDecodeException => "decode",
            BrandStreamException => "stream",
            BrandWebhookVerificationException => "webhook",
            _ => "unknown",
        };

    /// <summary>An error as the contract describes it.</summary>
    internal static JsonObject Describe(Exception error)
    {
        var name = NameOf(error);
        var found = new JsonObject
        {
            ["kind"] = KindOf(error),
            ["class"] = name,
            ["name"] = name,
            ["message"] = error.Message,
            ["text"] = Shown(error),
            ["inTree"] = error is BrandException,
            ["native"] = error is OperationCanceledException,
        };
        switch (error)
        {
            case BrandApiException api:
                DescribeResponse(api, found);
                break;
            case BrandSocketClosedException closed:
                found["code"] = closed.Code;
                found["reason"] = closed.Reason;
                break;
            case BrandConnectionException connection:
                found["phase"] = connection.Phase.ToString().ToLowerInvariant();
                found["attempts"] = connection.Attempts;
                break;
            case BrandMissingCredentialsException missing:
                found["missingSchemes"] = Values.Encoded(missing.MissingSchemes);
                break;
            case BrandOAuthTokenException oauth:
                Put(found, "status", oauth.StatusCode);
                Put(found, "error", oauth.Error);
                Put(found, "errorDescription", oauth.ErrorDescription);
                break;
            case BrandDecodeException decode:
                found["status"] = decode.StatusCode;
                found["rawBody"] = decode.RawBody;
                found["headers"] = Headers(decode.Headers);
                Put(found, "path", decode.Path);
                Put(found, "line", decode.Line);
                break;
        }
        return found;
    }

    private static void Put<T>(JsonObject found, string name, T? value)
    {
        if (value is not null)
        {
            found[name] = JsonValue.Create(value);
        }
    }

    private static void DescribeResponse(BrandApiException error, JsonObject found)
    {
        found["status"] = error.StatusCode;
        found["rawBody"] = error.RawBody;
        found["url"] = error.Url;
        found["attempts"] = error.Attempts;
        found["headers"] = Headers(error.Headers);
        Put(found, "requestId", error.RequestId);
        Put(found, "retryAfter", error.RetryAfter?.TotalSeconds);
        if (error.Body is { } body)
        {
            found["body"] = Values.Encoded(body);
        }
    }

    internal static JsonObject Headers(
        IReadOnlyDictionary<string, IReadOnlyList<string>> headers
    ) =>
        new(
            headers.Select(static one =>
                KeyValuePair.Create(
                    one.Key.ToLowerInvariant(),
                    (JsonNode?)string.Join(", ", one.Value)
                )
            )
        );
}
