using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Where a stream has its values from.</summary>
internal interface IStreamSource<T>
{
    Response Head { get; }

    /// <summary>The next event; null at the end.</summary>
    ValueTask<ServerSentEvent<T>?> NextAsync();

    void Close();
}

/// <summary>Cuts the parts of a stream into values.</summary>
internal interface IFrames<T>
{
    /// <summary>Whether the stream has come to its terminator.</summary>
    bool IsDone { get; }

    /// <summary>The values that end in a part.</summary>
    IEnumerable<ServerSentEvent<T>> Feed(ReadOnlyMemory<byte> chunk);

    /// <summary>The values that end with the stream.</summary>
    IEnumerable<ServerSentEvent<T>> End();
}

/// <summary>Reads the values of a single response.</summary>
internal sealed class ReplySource<T>(Reply reply, IFrames<T> frames) : IStreamSource<T>
{
    private readonly byte[] _buffer = new byte[16 * 1024];
    private IEnumerator<ServerSentEvent<T>>? _ready;
    private bool _isRead;
    private bool _isClosed;

    public Response Head => reply.Head;

    public async ValueTask<ServerSentEvent<T>?> NextAsync()
    {
        try
        {
            while (!_isClosed)
            {
                if (_ready is not null && _ready.MoveNext())
                {
                    return _ready.Current;
                }

                if (_isRead || frames.IsDone)
                {
                    break;
                }

                int count = await reply.ReadNextAsync(_buffer).ConfigureAwait(false);
                _isRead = count == 0;
                _ready = (
                    _isRead ? frames.End() : frames.Feed(_buffer.AsMemory(0, count))
                ).GetEnumerator();
            }
        }
        catch (Exception) when (_isClosed)
        {
            // Whoever closes a stream wants nothing more of it.
        }
        catch
        {
            Close();
            throw;
        }

        Close();
        return null;
    }

    public void Close()
    {
        _isClosed = true;
        reply.Dispose();
    }
}

/// <summary>Gives values that were not received, as tests of programs do.</summary>
internal sealed class GivenSource<T>(IEnumerable<T> values) : IStreamSource<T>
{
    private readonly IEnumerator<T> _values = values.GetEnumerator();
    private bool _isClosed;

    public Response Head { get; } =
        new(200, new Dictionary<string, IReadOnlyList<string>>(), requestId: null, url: "");

    public ValueTask<ServerSentEvent<T>?> NextAsync()
    {
        ServerSentEvent<T>? next =
            _isClosed || !_values.MoveNext() ? null : new(_values.Current, "message", "");
        return new(next);
    }

    public void Close()
    {
        _isClosed = true;
        _values.Dispose();
    }
}
