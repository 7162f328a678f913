using System;
using System.Collections.Generic;
using System.Net;
using System.Text.Json;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Makes exceptions of responses that are not a success. It never fails itself.</summary>
internal static class Failures
{
    /// <summary>The most characters of the message of a server.</summary>
    private const int MostSaid = 500;

    /// <summary>The most characters of a body that is printed.</summary>
    private const int MostShown = 4000;

    private static readonly string[][] s_usualMessages =
    [
        ["message"],
        ["error", "message"],
        ["error"],
        ["detail"],
        ["title"],
    ];

    /// <summary>Reads a response into the exception that the operation declares.</summary>
    internal static async Task<SdkApiException> ReadAsync(Reply reply)
    {
        string text = await reply.StartAsync().ConfigureAwait(false);
        string what = $"{reply.Called.Method} {Urls.PathOf(reply.Url)} failed with {reply.Status}";
        ApiFailure failure = Describe(reply, what, text, reply.JsonIn(text));
        return RemoteCalls.FailureOf(reply.Operation, failure) ?? Of(reply.Operation, failure);
    }

    /// <summary>The content of an exception. Its message has the failure, the reason and the id of the request.</summary>
    internal static ApiFailure Describe(Reply reply, string what, string text, JsonElement? json)
    {
        IReadOnlyCollection<string> secrets = reply.Called.Secrets;
        string why = Said(reply, text, json);
        if (why.Length == 0)
        {
            why = Reason(reply.Status);
        }

        string id = reply.RequestId is null ? "" : $" (request id: {reply.RequestId})";
        return new ApiFailure
        {
            Message = Masking.Mask(what + (why.Length == 0 ? "" : ": " + why) + id, secrets),
            Status = reply.Status,
            Headers = reply.Headers.All,
            Json = json,
            RawBody = text,
            MaskedBody = Masking.Show(text, MostShown, secrets),
            RequestId = reply.RequestId,
            Method = reply.Called.Method,
            Url = Masking.Mask(reply.Url, secrets),
            Attempts = reply.Attempt,
            RetryAfter = reply.AskedWait,
        };
    }

    /// <summary>The exception of a failure: an exact status before its class, and that before all others.</summary>
    private static SdkApiException Of(OperationSpec operation, ApiFailure failure)
    {
        ErrorSpec? chosen = null;
        foreach (ErrorSpec error in operation.Errors ?? [])
        {
            if (error.Status == failure.Status)
            {
                return error.Error(failure);
            }

            if (error.Status is null && error.Class == failure.Status / 100)
            {
                chosen = error;
            }
            else if (error.Status is null && error.Class is null)
            {
                chosen ??= error;
            }
        }

        return chosen is null ? ByStatus(failure) : chosen.Error(failure);
    }

    /// <summary>The exception of a status that the operation declares none for.</summary>
    internal static SdkApiException ByStatus(ApiFailure failure) =>
        failure.Status switch
        {
            400 => new SdkBadRequestException(failure),
            401 => new SdkUnauthorizedException(failure),
            403 => new SdkForbiddenException(failure),
            404 => new SdkNotFoundException(failure),
            409 => new SdkConflictException(failure),
            422 => new SdkUnprocessableEntityException(failure),
            429 => new SdkTooManyRequestsException(failure),
            >= 500 => new SdkInternalServerException(failure),
            _ => new SdkApiException(failure),
        };

    /// <summary>What the server says: the message in a body of JSON, else the body.</summary>
    internal static string Said(Reply reply, string text, JsonElement? json)
    {
        string said = json is { } body ? MessageIn(reply, body) : text;
        return Masking.Show(said, MostSaid, reply.Called.Secrets);
    }

    private static string MessageIn(Reply reply, JsonElement json)
    {
        if (json.ValueKind == JsonValueKind.String)
        {
            return Texts.TryGet(json, out string whole) ? whole : "";
        }

        foreach (
            IReadOnlyList<string> path in (IEnumerable<IReadOnlyList<string>>)
                [reply.Config.Spec.ErrorMessage ?? [], .. s_usualMessages]
        )
        {
            JsonElement message = path.Count == 0 ? default : Json.At(json, path);
            if (
                message.ValueKind == JsonValueKind.String
                && Texts.TryGet(message, out string text)
                && text.Length > 0
            )
            {
                return text;
            }
        }

        string compact = json.ValueKind == JsonValueKind.Null ? "" : Json.Text(JsonTypes.Any, json);
        return compact.Length > "{}".Length ? compact : "";
    }

    /// <summary>The usual text of a status.</summary>
    private static string Reason(int status)
    {
        if (!Enum.IsDefined(typeof(HttpStatusCode), status))
        {
            return "";
        }

        using System.Net.Http.HttpResponseMessage response = new((HttpStatusCode)status);
        return response.ReasonPhrase ?? "";
    }
}
