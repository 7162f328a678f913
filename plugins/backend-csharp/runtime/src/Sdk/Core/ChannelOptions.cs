using System;

namespace Sdk.Core;

/// <summary>Settings of a connection to a channel.</summary>
public sealed class ChannelOptions
{
    internal static ChannelOptions None { get; } = new();

    /// <summary>How often a connection that breaks is opened again before another message comes; 0: never.</summary>
    public int Reconnects { get; init; }

    /// <summary>Is called each time that a connection was opened again.</summary>
    public Action? OnReconnect { get; init; }

    /// <summary>How many messages may wait to be read before the server has to wait.</summary>
    public int MaxWaiting { get; init; } = 1000;
}
