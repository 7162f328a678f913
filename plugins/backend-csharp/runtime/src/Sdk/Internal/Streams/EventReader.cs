using System;
using System.Collections.Generic;

namespace Sdk.Internal;

/// <summary>An event as the server sent it.</summary>
internal readonly record struct RawEvent(string Event, string Data, string Id);

/// <summary>
/// Parses server-sent events as the WHATWG specification says. An event that the end cuts off is dropped, since it may lack
/// data. A terminator lacks none, so it counts without the blank line that some servers leave out.
/// </summary>
internal sealed class EventReader(Reply? reply, string? terminator, string lastId)
{
    private readonly LineReader _lines = new(reply);
    private readonly List<string> _data = [];
    private string _event = "";
    private string _id = lastId;
    private long _size;

    /// <summary>The events that end in a part of the stream.</summary>
    internal IEnumerable<RawEvent> Feed(ReadOnlyMemory<byte> chunk)
    {
        foreach (string line in _lines.Feed(chunk.Span))
        {
            if (ReadLine(line) is { } one)
            {
                yield return one;
            }
        }
    }

    /// <summary>The terminator, if no blank line came after it.</summary>
    internal RawEvent? End()
    {
        if (_lines.End() is { } line && ReadLine(line) is { } last)
        {
            return last;
        }

        return terminator is not null && string.Join("\n", _data).Trim() == terminator
            ? Take()
            : null;
    }

    private RawEvent? ReadLine(string line)
    {
        if (line.Length == 0)
        {
            RawEvent? done = _data.Count > 0 ? Take() : null;
            _event = "";
            return done;
        }

        int colon = line.IndexOf(':', StringComparison.Ordinal);
        string name = colon < 0 ? line : line[..colon];
        string value = colon < 0 ? "" : line[(colon + 1)..];
        value = value.StartsWith(' ') ? value[1..] : value;
        switch (name)
        {
            case "data":
                _data.Add(value);
                _size += value.Length + 1;
                _lines.CheckSize(_size);
                break;
            case "event":
                _event = value;
                break;
            case "id":
                _id = value.Contains('\0', StringComparison.Ordinal) ? _id : value;
                break;
            default:
                // Comments, and fields that mean nothing here.
                break;
        }

        return null;
    }

    private RawEvent Take()
    {
        string text = string.Join("\n", _data);
        _data.Clear();
        _size = 0;
        return new RawEvent(_event.Length == 0 ? "message" : _event, text, _id);
    }
}
