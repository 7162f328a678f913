using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Calls operations that respond with a stream. Files of features implement the partial methods.</summary>
internal static partial class Streams
{
    /// <summary>Types that servers send where they know of none.</summary>
    private static readonly string[] s_sayNothing = ["", "text/plain", "application/octet-stream"];

    internal static Task<EventStream<T>> OpenAsync<T>(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
    {
        Call call = ClientCore.CallOf(operation, arguments, options, cancellationToken);
        return core.PerformAsync(call, reply => StreamOfAsync(core, call, reply, type));
    }

    internal static Task<Response<EventStream<T>>> OpenRawAsync<T>(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
    {
        Call call = ClientCore.CallOf(operation, arguments, options, cancellationToken);
        return core.PerformAsync(
            call,
            async reply => new Response<EventStream<T>>(
                reply.Head,
                await StreamOfAsync(core, call, reply, type).ConfigureAwait(false)
            )
        );
    }

    private static async Task<EventStream<T>> StreamOfAsync<T>(
        ClientCore core,
        Call call,
        Reply reply,
        JsonType<T> type
    )
    {
        await KeepOpenAsync(reply).ConfigureAwait(false);
        IStreamSource<T>? source = null;
        AddResuming(core, call, reply, type, ref source);
        return new EventStream<T>(source ?? new ReplySource<T>(reply, FramesOf(reply, type, "")));
    }

    /// <summary>The frames of a stream, by its protocol and the kind of its response.</summary>
    internal static IFrames<T> FramesOf<T>(Reply reply, JsonType<T> type, string lastId)
    {
        IFrames<T>? frames = null;
        if (reply.Operation.Rpc is ConnectSpec)
        {
            AddMessages(reply, type, ref frames);
        }
        else if (reply.Operation.Response?.Kind == ResponseKind.Jsonl)
        {
            AddLines(reply, type, ref frames);
        }
        else
        {
            AddEvents(reply, type, lastId, ref frames);
        }

        return frames ?? throw new NotSupportedException("This SDK has no streams of this kind.");
    }

    static partial void AddEvents<T>(
        Reply reply,
        JsonType<T> type,
        string lastId,
        ref IFrames<T>? frames
    );

    static partial void AddLines<T>(Reply reply, JsonType<T> type, ref IFrames<T>? frames);

    static partial void AddMessages<T>(Reply reply, JsonType<T> type, ref IFrames<T>? frames);

    static partial void AddResuming<T>(
        ClientCore core,
        Call call,
        Reply reply,
        JsonType<T> type,
        ref IStreamSource<T>? source
    );

    /// <summary>Keeps a reply open for a reader; fails if its content type is not that of a stream.</summary>
    internal static async Task KeepOpenAsync(Reply reply)
    {
        string type = reply.MediaType;
        ResponseSpec? declared = reply.Operation.Response;
        (string name, bool isOfType) = (reply.Operation.Rpc, declared?.Kind) switch
        {
            (ConnectSpec, _) => (
                "a stream of messages",
                type.StartsWith("application/connect", StringComparison.Ordinal)
            ),
            (_, ResponseKind.Jsonl) => (
                "a stream of JSON lines",
                type.Contains("json", StringComparison.Ordinal)
            ),
            _ => ("a stream of events", type == "text/event-stream"),
        };
        if (isOfType || type == declared?.Accept?.ToLowerInvariant() || s_sayNothing.Contains(type))
        {
            reply.KeepOpen();
            return;
        }

        string text = await reply.StartAsync().ConfigureAwait(false);
        string said = Said(
            reply,
            text,
            type.EndsWith("json", StringComparison.Ordinal) ? reply.JsonIn(text) : null
        );
        throw reply.DecodeFailure($"is {type}, not {name}{said}", text);
    }

    private static string Said(Reply reply, string text, JsonElement? json)
    {
        string said = Failures.Said(reply, text, json);
        return said.Length == 0 ? "" : ": " + said;
    }

    /// <summary>The text that ends a stream. JSON streams that declare none use that of the best known API.</summary>
    internal static string? TerminatorOf(ResponseSpec declared) =>
        declared.Terminator ?? (declared.Text ? null : "[DONE]");

    /// <summary>The value of an item.</summary>
    /// <exception cref="BrandStreamException">The server reports an error in its place.</exception>
    internal static T Item<T>(Reply reply, JsonType<T> type, string text, int? line = null)
    {
        ResponseSpec declared = reply.Operation.Response!;
        byte[] bytes = Encoding.UTF8.GetBytes(text);
        JsonElement json;
        try
        {
            json = Json.Parse(bytes);
        }
        catch (JsonException)
        {
            throw reply.DecodeFailure("is not the JSON that the API declares", text, line: line);
        }

        if (declared.Transcoded && ResultOf(json) is { } result)
        {
            json = result;
        }

        if (
            !declared.ErrorItems
            && json.ValueKind == JsonValueKind.Object
            && json.TryGetProperty("error", out JsonElement error)
            && IsSet(error)
        )
        {
            throw Reported(reply, text);
        }

        try
        {
            return Json.Read(type, json)!;
        }
        catch (MismatchException mismatch)
        {
            throw reply.DecodeFailure(mismatch.Message, text, mismatch.Path, line);
        }
    }

    /// <summary>The item in an object that has nothing but a result.</summary>
    private static JsonElement? ResultOf(JsonElement json) =>
        json.ValueKind == JsonValueKind.Object
        && json.EnumerateObject().Count() == 1
        && json.TryGetProperty("result", out JsonElement result)
        && result.ValueKind == JsonValueKind.Object
            ? result
            : null;

    /// <summary>What no language takes for an error: null, false, zero and the empty text.</summary>
    private static bool IsSet(JsonElement error) =>
        error.ValueKind switch
        {
            JsonValueKind.Object or JsonValueKind.Array or JsonValueKind.True => true,
            JsonValueKind.String => Values.Text(error).Length > 0,
            JsonValueKind.Number => error.GetRawText().AsSpan().IndexOfAnyInRange('1', '9') >= 0,
            _ => false,
        };

    /// <summary>The exception of what a server reports in a stream.</summary>
    internal static SdkStreamException Reported(Reply reply, string text)
    {
        JsonElement? json = null;
        try
        {
            json = Json.Parse(text);
        }
        catch (JsonException)
        {
            // Then it is a text.
        }

        string problem = "the server reported an error in the stream" + Said(reply, text, json);
        return new SdkStreamException(reply.Called.Failed(problem), json, text);
    }
}
