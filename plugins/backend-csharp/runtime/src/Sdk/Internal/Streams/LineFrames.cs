using System;
using System.Collections.Generic;
using System.IO;
using Sdk.Core;

namespace Sdk.Internal;

internal static partial class Streams
{
    static partial void AddLines<T>(Reply reply, JsonType<T> type, ref IFrames<T>? frames) =>
        frames = new LineFrames<T>(reply, type);
}

/// <summary>The values of JSON lines.</summary>
internal sealed class LineFrames<T> : IFrames<T>
{
    private readonly Reply _reply;
    private readonly JsonType<T> _type;
    private readonly ResponseSpec _declared;
    private readonly string? _terminator;
    private readonly LineReader _lines;
    private readonly ObjectSeparator? _separator;
    private int _number;

    internal LineFrames(Reply reply, JsonType<T> type)
    {
        _reply = reply;
        _type = type;
        _declared = reply.Operation.Response!;
        _terminator = Streams.TerminatorOf(_declared);
        _lines = new LineReader(reply);
        _separator = _declared.Transcoded ? new ObjectSeparator() : null;
    }

    public bool IsDone { get; private set; }

    public IEnumerable<ServerSentEvent<T>> Feed(ReadOnlyMemory<byte> chunk)
    {
        ReadOnlyMemory<byte> separated = _separator?.Separate(chunk.Span) ?? chunk;
        foreach (string line in _lines.Feed(separated.Span))
        {
            if (Read(line) is { } read)
            {
                yield return read;
            }
        }
    }

    public IEnumerable<ServerSentEvent<T>> End()
    {
        if (_lines.End() is { } line && Read(line) is { } read)
        {
            yield return read;
        }

        if (!IsDone && _declared.Terminator is not null)
        {
            throw new SdkStreamException(
                _reply.Called.Failed("the stream ended before its terminator: lines may be missing")
            );
        }
    }

    private ServerSentEvent<T>? Read(string line)
    {
        if (IsDone)
        {
            return null;
        }

        _number++;
        IsDone = line.Trim() == _terminator;
        return IsDone || string.IsNullOrWhiteSpace(line)
            ? null
            : new ServerSentEvent<T>(Streams.Item(_reply, _type, line, _number), "message", "");
    }
}

/// <summary>Puts each object of a stream of JSON on a line of its own, however they are separated.</summary>
internal sealed class ObjectSeparator
{
    private int _depth;
    private bool _isInText;
    private bool _isEscaped;

    /// <summary>A part of the stream, with line ends between objects and nowhere else.</summary>
    internal byte[] Separate(ReadOnlySpan<byte> chunk)
    {
        using MemoryStream separated = new(chunk.Length + 16);
        foreach (byte one in chunk)
        {
            if (!_isInText && _depth == 0 && " \t\r\n,[]"u8.IndexOf(one) >= 0)
            {
                separated.WriteByte((byte)'\n');
            }
            else if (!_isInText && one is (byte)'\n' or (byte)'\r')
            {
                separated.WriteByte((byte)' ');
            }
            else
            {
                separated.WriteByte(one);
                Pass(one);
                if (!_isInText && _depth == 0 && one == '}')
                {
                    separated.WriteByte((byte)'\n');
                }
            }
        }

        return separated.ToArray();
    }

    private void Pass(byte one)
    {
        if (_isInText)
        {
            _isInText = _isEscaped || one != '"';
            _isEscaped = !_isEscaped && one == '\\';
        }
        else if (one == '"')
        {
            _isInText = true;
        }
        else if (one is (byte)'[' or (byte)'{')
        {
            _depth++;
        }
        else if (one is (byte)']' or (byte)'}')
        {
            _depth--;
        }
    }
}
