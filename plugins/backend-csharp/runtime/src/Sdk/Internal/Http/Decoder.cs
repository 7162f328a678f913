using System;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Reads bodies of successful responses.</summary>
internal static class Decoder
{
    /// <summary>Reads a body as a whole, as the operation declares it; the default where there is none.</summary>
    internal static async Task<T?> ReadAsync<T>(Reply reply, JsonType<T>? type)
    {
        ResponseSpec? declared = reply.Operation.Response;
        bool isIgnored = reply.Operation.Rpc is JsonRpcSpec rpc
            ? rpc.Notification
            : declared is null;
        if (isIgnored || reply.Status is 204 or 205)
        {
            await reply.PassOverAsync().ConfigureAwait(false);
            return declared?.EmptyBody is { } empty && type is not null
                ? Decode(reply, type, Encoding.UTF8.GetBytes(empty))
                : default;
        }

        byte[] bytes = await reply.BytesAsync().ConfigureAwait(false);
        if (declared?.Kind is ResponseKind.Text)
        {
            return type is null ? default : Plain(type, reply.TextOf(bytes));
        }

        byte[] text = Utf8(reply, bytes);
        if (IsNothing(text))
        {
            if (declared?.EmptyBody is { } empty)
            {
                text = Encoding.UTF8.GetBytes(empty);
            }
            else if (
                text.Length == 0
                && (declared?.Empty == true || type is null || reply.Operation.Method == "HEAD")
            )
            {
                return default;
            }
        }

        return Decode(reply, type, text);
    }

    /// <summary>A body that is text, as the type of the result.</summary>
    private static T? Plain<T>(JsonType<T> type, string text) =>
        Json.Read(type, Json.Tree(JsonTypes.Text, text));

    /// <summary>A body in UTF-8 without a byte order mark, whatever its charset.</summary>
    private static byte[] Utf8(Reply reply, byte[] bytes)
    {
        Encoding charset = reply.Charset();
        byte[] text =
            charset is UTF8Encoding ? bytes : Encoding.UTF8.GetBytes(charset.GetString(bytes));
        return text is [0xEF, 0xBB, 0xBF, ..] ? text[3..] : text;
    }

    private static bool IsNothing(byte[] text)
    {
        ReadOnlySpan<byte> trimmed = text.AsSpan().Trim(" \t\r\n"u8);
        return trimmed.Length == 0 || trimmed.SequenceEqual("null"u8);
    }

    /// <summary>Reads JSON of a successful response.</summary>
    internal static T? Decode<T>(Reply reply, JsonType<T>? type, byte[] text, int? line = null)
    {
        try
        {
            JsonElement json = RemoteCalls.ResultOf(reply, Json.Parse(text));
            if (reply.Operation.Response?.Returns is { } path)
            {
                json = Json.At(json, path);
            }

            return type is null || json.ValueKind == JsonValueKind.Undefined
                ? default
                : Read(reply, type, json);
        }
        catch (JsonException)
        {
            string problem =
                text.Length == 0 ? "has no body" : "is not the JSON that the API declares";
            throw reply.DecodeFailure(problem, Encoding.UTF8.GetString(text), line: line);
        }
        catch (MismatchException error)
        {
            throw reply.DecodeFailure(
                error.Message,
                Encoding.UTF8.GetString(text),
                error.Path,
                line
            );
        }
    }

    private static T? Read<T>(Reply reply, JsonType<T> type, JsonElement json) =>
        type is IStatusType<T> byStatus ? byStatus.Read(reply.Status, json) : Json.Read(type, json);
}

/// <summary>A type that depends on the status of the response.</summary>
internal interface IStatusType<T>
{
    T? Read(int status, JsonElement json);
}
