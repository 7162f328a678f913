using System;
using System.Net.Http;
using System.Threading;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;

namespace Sdk.DependencyInjection;

/// <summary>Adds a client to services, with an HTTP client as it needs one.</summary>
internal static class ClientRegistration
{
    /// <summary>Adds a client as a singleton, under its own type and that of its interface.</summary>
    /// <param name="services">What the client is added to.</param>
    /// <param name="name">The name of its HTTP client.</param>
    /// <param name="create">Makes the client.</param>
    /// <returns>Configures the HTTP client.</returns>
    internal static IHttpClientBuilder Add<TInterface, TClient>(
        IServiceCollection services,
        string name,
        Func<IServiceProvider, HttpClient, TClient> create
    )
        where TInterface : class
        where TClient : class, TInterface
    {
        services.TryAddSingleton(provider =>
            create(provider, provider.GetRequiredService<IHttpClientFactory>().CreateClient(name))
        );
        services.TryAddSingleton<TInterface>(static provider =>
            provider.GetRequiredService<TClient>()
        );
        return services
            // The client limits each attempt itself.
            .AddHttpClient(name, static http => http.Timeout = Timeout.InfiniteTimeSpan)
            .ConfigurePrimaryHttpMessageHandler(CreateHandler)
            // A singleton keeps its handler, which renews its connections.
            .SetHandlerLifetime(Timeout.InfiniteTimeSpan);
    }

    /// <summary>Redirects, cookies and compression are the client's own matter.</summary>
#if NET
    private static SocketsHttpHandler CreateHandler() =>
        new()
        {
            AllowAutoRedirect = false,
            UseCookies = false,
            ConnectTimeout = TimeSpan.FromSeconds(10),
            PooledConnectionLifetime = TimeSpan.FromMinutes(5),
            ResponseDrainTimeout = TimeSpan.Zero,
        };
#else
    private static HttpClientHandler CreateHandler() =>
        new() { AllowAutoRedirect = false, UseCookies = false };
#endif
}
