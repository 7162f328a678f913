using System;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.Text;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

internal static partial class Bodies
{
    private const int EnvelopeHead = 5;

    /// <summary>A message of the Connect protocol for streams: flags, length and JSON.</summary>
    static partial void WriteEnvelope(BodyValue value, ref PreparedBody? body)
    {
        byte[] message = Json.Bytes(value.Write);
        byte[] content = new byte[EnvelopeHead + message.Length];
        BinaryPrimitives.WriteInt32BigEndian(content.AsSpan(1), message.Length);
        message.CopyTo(content, EnvelopeHead);
        body = PreparedBody.OfBytes("application/connect+json", content);
    }
}

internal static partial class Streams
{
    static partial void AddMessages<T>(Reply reply, JsonType<T> type, ref IFrames<T>? frames) =>
        frames = new MessageFrames<T>(reply, type);
}

/// <summary>The values of a stream by the Connect protocol.</summary>
internal sealed class MessageFrames<T>(Reply reply, JsonType<T> type) : IFrames<T>
{
    private const int Head = 5;
    private const int Compressed = 1;
    private const int EndOfStream = 2;

    private readonly LineReader _sizes = new(reply);
    private readonly ByteBuffer _held = new();

    public bool IsDone { get; private set; }

    public IEnumerable<ServerSentEvent<T>> Feed(ReadOnlyMemory<byte> chunk)
    {
        _held.Append(chunk.Span);
        while (!IsDone && TryTake(out int flags, out string text))
        {
            if (Read(flags, text) is { } value)
            {
                yield return value;
            }
        }
    }

    public IEnumerable<ServerSentEvent<T>> End() =>
        throw new SdkStreamException(
            reply.Called.Failed("the stream ended without its last message: others may be missing")
        );

    private bool TryTake(out int flags, out string text)
    {
        flags = 0;
        text = "";
        if (_held.Count < Head)
        {
            return false;
        }

        long length = BinaryPrimitives.ReadUInt32BigEndian(_held.Written[1..]);
        _sizes.CheckSize(length);
        if (_held.Count < Head + length)
        {
            return false;
        }

        flags = _held.Written[0];
        text = Encoding.UTF8.GetString(_held.Written.Slice(Head, (int)length));
        _held.RemoveFirst(Head + (int)length);
        return true;
    }

    private ServerSentEvent<T>? Read(int flags, string text)
    {
        if ((flags & Compressed) != 0)
        {
            throw new SdkStreamException(
                reply.Called.Failed("the stream is compressed, which was not asked for")
            );
        }

        if ((flags & EndOfStream) == 0)
        {
            return new(Decoder.Decode(reply, type, Encoding.UTF8.GetBytes(text))!, "message", "");
        }

        IsDone = true;
        JsonElement error = Json.At(reply.JsonOf(text), ["error"]);
        return error.ValueKind == JsonValueKind.Object ? throw FailureOf(error) : null;
    }

    /// <summary>The exception that the same failure is before a stream has begun.</summary>
    private SdkApiException FailureOf(JsonElement error)
    {
        JsonElement named = Json.At(error, ["code"]);
        string code = named.ValueKind == JsonValueKind.String ? Values.Text(named) : "unknown";
        int status = StatusOf(code);
        string what = $"{reply.Called.Method} {reply.Operation.Path} failed with {code}";
        ApiFailure failure = Failures.Describe(reply, what, Json.Text(JsonTypes.Any, error), error);
        return Failures.ByStatus(failure.With(error, status));
    }

    /// <summary>The status that a code has in responses that are not streams.</summary>
    private static int StatusOf(string code) =>
        code switch
        {
            "canceled" => 499,
            "invalid_argument" or "failed_precondition" or "out_of_range" => 400,
            "deadline_exceeded" => 504,
            "not_found" => 404,
            "already_exists" or "aborted" => 409,
            "permission_denied" => 403,
            "resource_exhausted" => 429,
            "unimplemented" => 501,
            "unavailable" => 503,
            "unauthenticated" => 401,
            _ => 500,
        };
}
