using System;
using System.Threading;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>The time limit of an attempt, which is also ended by the caller's token.</summary>
internal sealed class Deadline : IDisposable
{
    private readonly CancellationTokenSource _source;
    private readonly CancellationToken _caller;
    private readonly TimeSpan _limit;
    private bool _isEnded;

    internal Deadline(TimeSpan limit, Called called, CancellationToken caller)
    {
        _source = CancellationTokenSource.CreateLinkedTokenSource(caller);
        _caller = caller;
        _limit = limit;
        Called = called;
        Restart();
    }

    internal Called Called { get; set; }

    /// <summary>What the call waits for.</summary>
    internal CallPhase Phase { get; set; } = CallPhase.Response;

    internal CancellationToken Token => _source.Token;

    /// <summary>Counts the time from now on.</summary>
    internal void Restart()
    {
        if (_limit > TimeSpan.Zero)
        {
            _source.CancelAfter(_limit);
        }
    }

    /// <summary>Lets time pass that is the caller's own.</summary>
    internal void Pause() => _source.CancelAfter(Timeout.InfiniteTimeSpan);

    /// <summary>What ended the attempt: the caller, the time limit, or neither (null).</summary>
    internal Exception? Reason(Exception? cause)
    {
        if (_caller.IsCancellationRequested)
        {
            return new OperationCanceledException("The call was canceled.", cause, _caller);
        }

        if (_source.IsCancellationRequested && !_isEnded)
        {
            return new SdkTimeoutException(
                Called.Failed($"no {What()} within {Seconds()} s"),
                Phase
            );
        }

        return null;
    }

    private string What() =>
        Phase switch
        {
            CallPhase.Connect => "connection",
            CallPhase.Response => "response",
            CallPhase.Body => "complete response",
            _ => "data",
        };

    private string Seconds() => Numbers.Text(_limit.TotalSeconds);

    /// <summary>Ends what is still being read, also where a body takes no notice of being disposed.</summary>
    public void Dispose()
    {
        if (_isEnded)
        {
            return;
        }

        _isEnded = true;
        _source.Cancel();
        _source.Dispose();
    }
}
