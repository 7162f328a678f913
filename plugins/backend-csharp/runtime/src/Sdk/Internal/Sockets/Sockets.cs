using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Net.WebSockets;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Opens channels.</summary>
internal static class Sockets
{
    private const long UsualLimit = 32L * 1024 * 1024;

    /// <summary>Headers that belong to the platform, or mean nothing here.</summary>
    private static readonly string[] s_notSent =
    [
        "accept",
        "accept-encoding",
        "connection",
        "content-length",
        "host",
        "transfer-encoding",
    ];

    internal static async Task<TChannel> OpenAsync<TChannel>(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        Func<ChannelLink, TChannel> make,
        ChannelOptions? channelOptions,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
    {
        RequestOptions own = options ?? RequestOptions.None;
        ChannelOptions channel = channelOptions ?? ChannelOptions.None;
        long limit = core.Config.LimitOf(own) ?? UsualLimit;
        ChannelLink link = new(
            token =>
                DialAsync(
                    core,
                    ClientCore.CallOf(operation, arguments, own, token),
                    limit,
                    channel
                ),
            channel,
            limit,
            core.Config.Backoff
        );
        return make(await link.OpenAsync(cancellationToken).ConfigureAwait(false));
    }

    private static async Task<SocketConnection> DialAsync(
        ClientCore core,
        Call call,
        long limit,
        ChannelOptions channel
    )
    {
        Prepared prepared = new(core.Config, call);
        Applied applied = await new Authenticator(core.Config, prepared)
            .ApplyAsync()
            .ConfigureAwait(false);
        using HttpRequestMessage request = Requests.Create(prepared, applied);
        Called called = new(prepared.Operation.Method, prepared.Url, [.. applied.Secrets]);
        prepared.Log?.Log(
            LogEventLevel.Info,
            "connect",
            new Dictionary<string, object?>
            {
                ["method"] = prepared.Operation.Method,
                ["url"] = Urls.Masked(request.RequestUri!.AbsoluteUri),
            }
        );
        using Deadline deadline = new(prepared.Timeout, called, call.CancellationToken);
        ClientWebSocket socket = new();
        try
        {
            foreach (KeyValuePair<string, string> header in Requests.HeadersOf(request))
            {
                if (!s_notSent.Contains(header.Key, StringComparer.OrdinalIgnoreCase))
                {
                    socket.Options.SetRequestHeader(header.Key, header.Value);
                }
            }

            await ConnectAsync(core, socket, UrlOf(request.RequestUri!), deadline.Token)
                .ConfigureAwait(false);
            return new SocketConnection(socket, limit, channel.MaxWaiting);
        }
        catch (Exception error) when (error is not SdkException)
        {
            socket.Dispose();
            throw Explain(error, deadline);
        }
    }

    private static Task ConnectAsync(
        ClientCore core,
        ClientWebSocket socket,
        Uri url,
        CancellationToken cancellationToken
    )
    {
#if NET
        // The platform's own way would follow redirects with the credentials.
        return socket.ConnectAsync(url, core.Config.Transport.Invoker, cancellationToken);
#else
        _ = core;
        return socket.ConnectAsync(url, cancellationToken);
#endif
    }

    private static Uri UrlOf(Uri url) =>
        new UriBuilder(url)
        {
            Scheme = url.Scheme is "https" or "wss" ? "wss" : "ws",
            Port = url.Port,
        }.Uri;

    private static SdkException Explain(Exception error, Deadline deadline)
    {
        switch (deadline.Reason(error))
        {
            case OperationCanceledException canceled:
                throw canceled;
            case SdkException reason:
                return reason;
            default:
                CallPhase phase = Retry.NeverSent(error) ? CallPhase.Connect : CallPhase.Response;
                string why = error is WebSocketException ? error.Message : error.GetType().Name;
                return new SdkConnectionException(
                    deadline.Called.Failed($"the connection could not be opened: {why}"),
                    phase,
                    error
                );
        }
    }
}
