using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

internal static partial class Streams
{
    static partial void AddResuming<T>(
        ClientCore core,
        Call call,
        Reply reply,
        JsonType<T> type,
        ref IStreamSource<T>? source
    )
    {
        if (reply.Operation.Response?.Resumable == true)
        {
            source = new ResumingSource<T>(core, call, reply, type);
        }
    }
}

/// <summary>
/// Reads one response after the other: where a connection ends early, the call is made again with the id of the last event,
/// as often as calls are retried before another event comes.
/// </summary>
internal sealed class ResumingSource<T> : IStreamSource<T>
{
    private readonly ClientCore _core;
    private readonly Call _call;
    private readonly JsonType<T> _type;
    private readonly int _limit;
    private readonly TaskCompletionSource<bool> _closed = new(
        TaskCreationOptions.RunContinuationsAsynchronously
    );
    private EventFrames<T> _frames;
    private ReplySource<T> _current;
    private int _seen;
    private int _failures;

    internal ResumingSource(ClientCore core, Call call, Reply reply, JsonType<T> type)
    {
        _core = core;
        _call = call;
        _type = type;
        Head = reply.Head;
        _limit = reply.Prepared.IsReplayable ? reply.Prepared.MaxRetries : 0;
        _frames = new EventFrames<T>(reply, type, "");
        _current = new ReplySource<T>(reply, _frames);
    }

    public Response Head { get; }

    private bool IsClosed => _closed.Task.IsCompleted;

    public async ValueTask<ServerSentEvent<T>?> NextAsync()
    {
        while (true)
        {
            try
            {
                return await _current.NextAsync().ConfigureAwait(false);
            }
            catch (Exception error) when (CanResume(error))
            {
                _failures++;
            }

            try
            {
                Task wait = Task.Delay(_core.Config.Backoff(_failures, null));
                if (await Task.WhenAny(wait, _closed.Task).ConfigureAwait(false) != wait)
                {
                    return null;
                }

                await ReconnectAsync().ConfigureAwait(false);
            }
            catch (Exception) when (IsClosed)
            {
                return null;
            }
        }
    }

    /// <summary>Whether the stream ended before its time, and not because the server reported an error.</summary>
    private bool CanResume(Exception error)
    {
        if (_frames.Count > _seen)
        {
            _failures = 0;
            _seen = _frames.Count;
        }

        bool isEarly = error is SdkConnectionException or SdkStreamException { Text: null };
        return isEarly && _frames.LastId.Length > 0 && _failures < _limit && !IsClosed;
    }

    private async Task ReconnectAsync()
    {
        string lastId = _frames.LastId;
        Dictionary<string, string?> headers = [];
        foreach (KeyValuePair<string, string?> header in _call.Options.Headers)
        {
            headers[header.Key] = header.Value;
        }

        headers["Last-Event-ID"] = lastId;
        Call again = new()
        {
            Operation = _call.Operation,
            Arguments = _call.Arguments,
            Options = _call.Options.WithHeaders(headers),
            CancellationToken = _call.CancellationToken,
        };
        Reply reply = await _core
            .PerformAsync(
                again,
                async opened =>
                {
                    await Streams.KeepOpenAsync(opened).ConfigureAwait(false);
                    return opened;
                }
            )
            .ConfigureAwait(false);
        _frames = new EventFrames<T>(reply, _type, lastId);
        _seen = 0;
        _current = new ReplySource<T>(reply, _frames);
        if (IsClosed)
        {
            reply.Dispose();
        }
    }

    public void Close()
    {
        _closed.TrySetResult(true);
        _current.Close();
    }
}
