using System;
using System.Net.WebSockets;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>
/// One connection. Messages are read while nobody waits for them, so that pings are answered; beyond a number of messages the
/// server has to wait.
/// </summary>
internal sealed class SocketConnection : IDisposable
{
    private const int TooLarge = 1009;
    private const int Abnormal = 1006;
    private const int NoStatus = 1005;
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(5);

    private readonly ClientWebSocket _socket;
    private readonly long _limit;
    private readonly Channel<SocketMessage> _waiting;
    private readonly SemaphoreSlim _sending = new(1, 1);
    private readonly CancellationTokenSource _ending = new();
    private readonly Task _reading;

    internal SocketConnection(ClientWebSocket socket, long limit, int mostWaiting)
    {
        _socket = socket;
        _limit = limit;
        _waiting = Channel.CreateBounded<SocketMessage>(Math.Max(1, mostWaiting));
        _reading = Task.Run(ReadAllAsync);
    }

    /// <summary>How the connection ended; null while it is open.</summary>
    internal SocketClosed? Closed { get; private set; }

    /// <summary>The next message; null when the connection has ended.</summary>
    internal async ValueTask<SocketMessage?> ReceiveAsync(CancellationToken cancellationToken)
    {
        while (await _waiting.Reader.WaitToReadAsync(cancellationToken).ConfigureAwait(false))
        {
            if (_waiting.Reader.TryRead(out SocketMessage? message))
            {
                return message;
            }
        }

        return null;
    }

    private async Task ReadAllAsync()
    {
        try
        {
            while (await ReadOneAsync().ConfigureAwait(false) is { } message)
            {
                await _waiting.Writer.WriteAsync(message, _ending.Token).ConfigureAwait(false);
            }
        }
        catch (Exception error)
            when (error
                    is WebSocketException
                        or OperationCanceledException
                        or ObjectDisposedException
            )
        {
            End(
                new SocketClosed(
                    (int?)_socket.CloseStatus ?? Abnormal,
                    _socket.CloseStatusDescription ?? ""
                )
            );
        }
        finally
        {
            _waiting.Writer.TryComplete();
        }
    }

    /// <summary>Reads one message; null where the connection has ended.</summary>
    private async Task<SocketMessage?> ReadOneAsync()
    {
        ByteBuffer message = new();
        byte[] buffer = new byte[16 * 1024];
        while (true)
        {
            WebSocketReceiveResult part = await _socket
                .ReceiveAsync(new ArraySegment<byte>(buffer), _ending.Token)
                .ConfigureAwait(false);
            if (part.MessageType == WebSocketMessageType.Close)
            {
                await AnswerCloseAsync(part).ConfigureAwait(false);
                return null;
            }

            message.Append(buffer.AsSpan(0, part.Count));
            if (_limit > 0 && message.Count > _limit)
            {
                End(new SocketClosed(TooLarge, "", IsTooLarge: true));
                await TryCloseAsync(TooLarge, "").ConfigureAwait(false);
                return null;
            }

            if (part.EndOfMessage)
            {
                return new SocketMessage(
                    message.Written.ToArray(),
                    part.MessageType == WebSocketMessageType.Text
                );
            }
        }
    }

    private async Task AnswerCloseAsync(WebSocketReceiveResult part)
    {
        int code = (int?)part.CloseStatus is null or 0 ? NoStatus : (int)part.CloseStatus!;
        End(new SocketClosed(code, part.CloseStatusDescription ?? ""));
        await TryCloseAsync(code is NoStatus ? 1000 : code, "").ConfigureAwait(false);
    }

    private void End(SocketClosed closed) => Closed ??= closed;

    /// <summary>Sends a message. Returns how the connection ended, if it has.</summary>
    internal async Task<SocketClosed?> SendAsync(
        byte[] message,
        bool isText,
        CancellationToken cancellationToken
    )
    {
        await _sending.WaitAsync(cancellationToken).ConfigureAwait(false);
        try
        {
            if (Closed is null)
            {
                WebSocketMessageType type = isText
                    ? WebSocketMessageType.Text
                    : WebSocketMessageType.Binary;
                // Half a message would break the connection, so only the wait for one's turn can be canceled.
                await _socket
                    .SendAsync(new ArraySegment<byte>(message), type, true, _ending.Token)
                    .ConfigureAwait(false);
            }
        }
        catch (Exception error)
            when (error
                    is WebSocketException
                        or InvalidOperationException
                        or OperationCanceledException
            )
        {
            // The server may have said why before the connection broke.
            await Task.WhenAny(_reading, Task.Delay(s_patience, CancellationToken.None))
                .ConfigureAwait(false);
            End(new SocketClosed(Abnormal, ""));
        }
        finally
        {
            _sending.Release();
        }

        return Closed;
    }

    /// <summary>Closes the connection, with or without the server.</summary>
    internal async Task CloseAsync(int code, string reason)
    {
        End(new SocketClosed(code, reason));
        await TryCloseAsync(code, reason).ConfigureAwait(false);
        await Task.WhenAny(_reading, Task.Delay(s_patience, CancellationToken.None))
            .ConfigureAwait(false);
        Dispose();
    }

    private async Task TryCloseAsync(int code, string reason)
    {
        try
        {
            using CancellationTokenSource patience = new(s_patience);
            await _socket
                .CloseOutputAsync((WebSocketCloseStatus)code, reason, patience.Token)
                .ConfigureAwait(false);
        }
        catch (Exception error)
            when (error
                    is WebSocketException
                        or InvalidOperationException
                        or OperationCanceledException
            )
        {
            // The other side is gone.
        }
    }

    public void Dispose()
    {
        _ending.Cancel();
        _socket.Abort();
        _socket.Dispose();
        _sending.Dispose();
        _ending.Dispose();
    }
}
