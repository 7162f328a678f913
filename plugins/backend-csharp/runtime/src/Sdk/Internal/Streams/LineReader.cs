using System;
using System.Collections.Generic;
using System.Text;

namespace Sdk.Internal;

/// <summary>
/// Splits UTF-8 into lines that end in CR, LF or CRLF. The work is linear in the length of the text, however it is cut.
/// </summary>
/// <param name="reply">Whose limits apply; null for the usual ones.</param>
internal sealed class LineReader(Reply? reply)
{
    /// <summary>The most bytes of one event, line or message, unless the caller sets a limit.</summary>
    private const long UsualLimit = 32L * 1024 * 1024;

    private readonly ByteBuffer _line = new();
    private bool _endedWithCr;
    private bool _isFirst = true;

    /// <summary>The lines that end in a part of the text.</summary>
    internal List<string> Feed(ReadOnlySpan<byte> chunk)
    {
        List<string> lines = [];
        int start = 0;
        for (int i = 0; i < chunk.Length; i++)
        {
            byte one = chunk[i];
            if (one is not ((byte)'\n' or (byte)'\r'))
            {
                _endedWithCr = false;
                continue;
            }

            bool isRestOfEnd = one == '\n' && _endedWithCr && i == start && _line.Count == 0;
            _endedWithCr = one == '\r';
            if (!isRestOfEnd)
            {
                Add(chunk[start..i]);
                lines.Add(Take());
            }

            start = i + 1;
        }

        Add(chunk[start..]);
        return lines;
    }

    /// <summary>The last line, if nothing ended it.</summary>
    internal string? End() => _line.Count > 0 ? Take() : null;

    private void Add(ReadOnlySpan<byte> part)
    {
        _line.Append(part);
        CheckSize(_line.Count);
    }

    private string Take()
    {
        string text = Encoding.UTF8.GetString(_line.Written);
        _line.Clear();
        // A byte order mark counts only in front of the text.
        bool isMarked = _isFirst && text.StartsWith('\uFEFF');
        _isFirst = false;
        return isMarked ? text[1..] : text;
    }

    /// <summary>Fails where an event or a line never seems to end: it would fill the memory.</summary>
    internal void CheckSize(long size)
    {
        long limit = reply?.Limit ?? UsualLimit;
        if (limit > 0 && size > limit)
        {
            string problem = $"an event of the stream is larger than {limit} bytes";
            throw new SdkStreamException(reply is null ? problem : reply.Called.Failed(problem));
        }
    }
}
