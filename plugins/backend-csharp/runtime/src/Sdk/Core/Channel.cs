using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Core;

/// <summary>An open connection to a channel, whose messages are read in a loop.</summary>
/// <typeparam name="T">The type of the messages that the server sends.</typeparam>
public abstract class Channel<T> : IAsyncEnumerable<T>, IAsyncDisposable
{
    private readonly ChannelLink _link;
    private readonly JsonType<T> _type;

    private protected Channel(ChannelLink link, JsonType<T> type)
    {
        _link = link;
        _type = type;
    }

    /// <summary>The code with which the connection was closed; null while it is open.</summary>
    public int? CloseCode => _link.CloseCode;

    /// <summary>Reads the messages until the connection is closed.</summary>
    /// <param name="cancellationToken">Ends the reading, and closes the connection.</param>
    public async IAsyncEnumerator<T> GetAsyncEnumerator(
        CancellationToken cancellationToken = default
    )
    {
        while (await _link.ReceiveAsync(cancellationToken).ConfigureAwait(false) is { } message)
        {
            yield return Read(message);
        }
    }

    private T Read(SocketMessage message)
    {
        JsonElement json = message.ToJson();
        return _type.TryRead(json, new Reading(), out T value)
            ? value
            : throw new SdkStreamException(
                $"A message of the channel is not {_type.Description}",
                json
            );
    }

    /// <summary>Sends a message of the API.</summary>
    private protected Task DeliverAsync<TMessage>(
        JsonType<TMessage> type,
        TMessage message,
        CancellationToken cancellationToken
    )
    {
        if (message is byte[] bytes)
        {
            return _link.SendAsync(bytes, isText: false, cancellationToken);
        }

        try
        {
            return _link.SendAsync(
                Json.Bytes(to => type.WriteOrNull(to, message)),
                isText: true,
                cancellationToken
            );
        }
        catch (UnsendableException error)
        {
            throw new SdkConfigurationException(error.Message);
        }
    }

    /// <summary>Closes the connection.</summary>
    /// <param name="code">1000, or one of 3000 to 4999.</param>
    /// <param name="reason">A short text for the server.</param>
    public Task CloseAsync(int code = 1000, string reason = "") =>
        code is 1000 or (>= 3000 and <= 4999)
            ? _link.CloseAsync(code, reason)
            : throw new SdkConfigurationException("The code must be 1000, or one of 3000 to 4999");

    /// <summary>Closes the connection.</summary>
    public async ValueTask DisposeAsync()
    {
        await CloseAsync().ConfigureAwait(false);
        GC.SuppressFinalize(this);
    }
}
