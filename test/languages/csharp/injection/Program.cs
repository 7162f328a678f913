// What a program writes that gets its clients from a container.
using Bookshop;
using Microsoft.Extensions.DependencyInjection;

var services = new ServiceCollection();
services.AddTransient<Counter>();
services
    .AddBookshopClient(static _ => new BookshopClientOptions
    {
        Token = "secret",
        BaseUrl = Environment.GetEnvironmentVariable("BASE_URL"),
    })
    .AddHttpMessageHandler<Counter>();

IBookshopClient client;
var checks = new ServiceProviderOptions { ValidateOnBuild = true, ValidateScopes = true };
await using (var provider = services.BuildServiceProvider(checks))
{
    client = provider.GetRequiredService<IBookshopClient>();
    var isOne = ReferenceEquals(client, provider.GetRequiredService<BookshopClient>());
    Console.WriteLine($"one client: {isOne}");

    var health = await client.HealthAsync();
    Console.WriteLine($"open: {health.Open}");
    Console.WriteLine($"requests by the factory: {Counter.Requests}");
}

try
{
    await client.HealthAsync();
}
catch (ObjectDisposedException)
{
    Console.WriteLine("disposed with its container");
}

internal sealed class Counter : DelegatingHandler
{
    internal static int Requests { get; private set; }

    protected override Task<HttpResponseMessage> SendAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        Requests++;
        return base.SendAsync(request, cancellationToken);
    }
}
