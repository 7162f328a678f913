using System;
using System.Net.Http;
using System.Threading;

namespace Sdk.Internal;

/// <summary>Connections of clients that were given no HttpClient.</summary>
internal sealed class Transport : IDisposable
{
    internal static readonly TimeSpan UsualConnectTimeout = TimeSpan.FromSeconds(10);

    private readonly Lazy<HttpMessageInvoker> _invoker;

    internal Transport(TimeSpan connectTimeout) =>
        _invoker = new(
            () => new HttpMessageInvoker(CreateHandler(connectTimeout)),
            LazyThreadSafetyMode.ExecutionAndPublication
        );

    internal HttpMessageInvoker Invoker => _invoker.Value;

    /// <summary>Redirects, cookies and compression are the runtime's own matter, because platforms differ in them.</summary>
#if NET
    private static SocketsHttpHandler CreateHandler(TimeSpan connectTimeout) =>
        new()
        {
            AllowAutoRedirect = false,
            UseCookies = false,
            ConnectTimeout =
                connectTimeout > TimeSpan.Zero ? connectTimeout : Timeout.InfiniteTimeSpan,
            // Connections follow changes of name servers.
            PooledConnectionLifetime = TimeSpan.FromMinutes(5),
        };
#else
    private static HttpClientHandler CreateHandler(TimeSpan connectTimeout)
    {
        _ = connectTimeout;
        return new() { AllowAutoRedirect = false, UseCookies = false };
    }
#endif

    public void Dispose()
    {
        if (_invoker.IsValueCreated)
        {
            _invoker.Value.Dispose();
        }
    }
}
