using System;
using System.Collections.Generic;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

internal static partial class Streams
{
    static partial void AddEvents<T>(
        Reply reply,
        JsonType<T> type,
        string lastId,
        ref IFrames<T>? frames
    ) => frames = new EventFrames<T>(reply, type, lastId);
}

/// <summary>The values of server-sent events.</summary>
internal sealed class EventFrames<T> : IFrames<T>
{
    private readonly Reply _reply;
    private readonly JsonType<T> _type;
    private readonly ResponseSpec _declared;
    private readonly string? _terminator;
    private readonly EventReader _events;

    internal EventFrames(Reply reply, JsonType<T> type, string lastId)
    {
        _reply = reply;
        _type = type;
        _declared = reply.Operation.Response!;
        _terminator = Streams.TerminatorOf(_declared);
        _events = new EventReader(reply, _terminator, lastId);
        LastId = lastId;
    }

    public bool IsDone { get; private set; }

    /// <summary>The id of the last event, with or without a value.</summary>
    internal string LastId { get; private set; }

    /// <summary>How many events there were.</summary>
    internal int Count { get; private set; }

    public IEnumerable<ServerSentEvent<T>> Feed(ReadOnlyMemory<byte> chunk)
    {
        foreach (RawEvent one in _events.Feed(chunk))
        {
            if (!IsDone && Read(one) is { } read)
            {
                yield return read;
            }
        }
    }

    public IEnumerable<ServerSentEvent<T>> End()
    {
        if (_events.End() is { } last && !IsDone && Read(last) is { } read)
        {
            yield return read;
        }

        if (!IsDone && _declared.Terminator is not null)
        {
            throw new SdkStreamException(
                _reply.Called.Failed(
                    "the stream ended before its terminator: events may be missing"
                )
            );
        }
    }

    private ServerSentEvent<T>? Read(RawEvent one)
    {
        Count++;
        LastId = one.Id;
        if (one.Data.Trim() == _terminator)
        {
            IsDone = true;
            return null;
        }

        if (one.Event == (_declared.ErrorEvent ?? "error"))
        {
            throw Streams.Reported(_reply, one.Data);
        }

        // Some servers keep a connection open by events without data.
        return !_declared.Text && string.IsNullOrWhiteSpace(one.Data)
            ? null
            : new ServerSentEvent<T>(ValueOf(one.Data), one.Event, one.Id);
    }

    private T ValueOf(string data)
    {
        if (_declared.Text)
        {
            return Json.Read(_type, Json.Tree(JsonTypes.Text, data))!;
        }

        return Streams.Item(
            _reply,
            _type,
            _declared.AllowsText && !IsJson(data) ? Json.Text(JsonTypes.Text, data) : data
        );
    }

    private static bool IsJson(string text)
    {
        try
        {
            _ = Json.Parse(text);
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
