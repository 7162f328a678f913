using System;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>What a channel is connected by: a connection, and another one in its place where it breaks.</summary>
/// <param name="dial">Opens a connection.</param>
/// <param name="options">Settings of the channel.</param>
/// <param name="limit">The most bytes of a message.</param>
/// <param name="backoff">How long to wait before a connection is opened again.</param>
internal sealed class ChannelLink(
    Func<CancellationToken, Task<SocketConnection>> dial,
    ChannelOptions options,
    long limit,
    Func<int, TimeSpan?, TimeSpan> backoff
)
{
    /// <summary>Codes of ends that may pass.</summary>
    private static readonly int[] s_passing = [1001, 1006, 1011, 1012, 1013, 1014];

    private readonly object _lock = new();
    private SocketConnection? _current;
    private Task<bool>? _replacing;
    private SocketClosed? _end;
    private bool _isClosing;
    private int _failures;

    internal int? CloseCode => _end?.Code;

    internal async Task<ChannelLink> OpenAsync(CancellationToken cancellationToken)
    {
        _current = await dial(cancellationToken).ConfigureAwait(false);
        return this;
    }

    /// <summary>The next message; null at the regular end.</summary>
    /// <exception cref="BrandException">The connection ended in another way.</exception>
    internal async ValueTask<SocketMessage?> ReceiveAsync(CancellationToken cancellationToken)
    {
        while (true)
        {
            SocketConnection connection = _current!;
            SocketMessage? message;
            try
            {
                message = await connection.ReceiveAsync(cancellationToken).ConfigureAwait(false);
            }
            catch (OperationCanceledException)
            {
                await CloseAsync(1000, "").ConfigureAwait(false);
                throw;
            }

            if (message is not null)
            {
                _failures = 0;
                return message;
            }

            if (
                !await ReplaceAsync(connection, connection.Closed ?? new SocketClosed(1006, ""))
                    .ConfigureAwait(false)
            )
            {
                return null;
            }
        }
    }

    internal async Task SendAsync(byte[] message, bool isText, CancellationToken cancellationToken)
    {
        while (true)
        {
            SocketConnection connection = _current!;
            SocketClosed? closed = await connection
                .SendAsync(message, isText, cancellationToken)
                .ConfigureAwait(false);
            if (closed is null)
            {
                return;
            }

            if (!await ReplaceAsync(connection, closed).ConfigureAwait(false))
            {
                throw new SdkSocketClosedException(closed.Code, closed.Reason);
            }
        }
    }

    /// <summary>Opens a connection in place of a lost one. Returns whether there is one; false at the regular end.</summary>
    private Task<bool> ReplaceAsync(SocketConnection lost, SocketClosed closed)
    {
        lock (_lock)
        {
            if (_current != lost)
            {
                return Task.FromResult(true);
            }

            if (_replacing is not null)
            {
                return _replacing;
            }

            bool mayPass = s_passing.Contains(closed.Code) && !closed.IsTooLarge;
            if (!mayPass || _isClosing || _failures >= options.Reconnects)
            {
                return FinishAsync(closed);
            }

            _replacing = RedialAsync();
            return _replacing;
        }
    }

    private Task<bool> FinishAsync(SocketClosed closed)
    {
        _end ??= closed;
        if (_isClosing || closed.Code is 1000 or 1005)
        {
            return Task.FromResult(false);
        }

        return Task.FromException<bool>(
            closed.IsTooLarge
                ? new SdkStreamException(
                    $"The connection was closed: an event of the stream is larger than {limit} bytes"
                )
                : new SdkSocketClosedException(closed.Code, closed.Reason)
        );
    }

    private async Task<bool> RedialAsync()
    {
        try
        {
            while (true)
            {
                _failures++;
                await Task.Delay(backoff(_failures, null)).ConfigureAwait(false);
                if (_isClosing)
                {
                    return false;
                }

                try
                {
                    SocketConnection opened = await dial(CancellationToken.None)
                        .ConfigureAwait(false);
                    _current = opened;
                    break;
                }
                catch (SdkException) when (_failures < options.Reconnects && !_isClosing)
                {
                    // Another try comes.
                }
            }

            if (_isClosing)
            {
                await _current.CloseAsync(1000, "").ConfigureAwait(false);
                return false;
            }

            options.OnReconnect?.Invoke();
            return true;
        }
        finally
        {
            lock (_lock)
            {
                _replacing = null;
            }
        }
    }

    internal Task CloseAsync(int code, string reason)
    {
        lock (_lock)
        {
            if (_isClosing)
            {
                return Task.CompletedTask;
            }

            _isClosing = true;
            _end ??= new SocketClosed(code, reason);
        }

        return _current!.CloseAsync(code, reason);
    }
}
