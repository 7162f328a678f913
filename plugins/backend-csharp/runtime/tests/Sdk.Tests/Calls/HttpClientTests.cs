using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Sockets;
using System.Text.Json;
using System.Threading.Tasks;
using Sdk.Core;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Calls;

/// <summary>A client and the HttpClient that it was given, or has made.</summary>
public sealed class HttpClientTests
{
    private static Task<JsonElement> SendAsync(ClientCore core, OperationSpec? operation = null) =>
        core.SendAsync(operation ?? StubClient.Get, new Arguments(), JsonTypes.Any, null, default);

    private static HttpResponseMessage RedirectTo(string url, HttpRequestMessage request)
    {
        HttpResponseMessage response = new(HttpStatusCode.Found) { RequestMessage = request };
        response.Headers.TryAddWithoutValidation("Location", url);
        return response;
    }

    [Fact]
    public async Task OneThatWasGivenIsNotDisposed()
    {
        StubHandler handler = new(_ => StubHandler.Json());
        using HttpClient http = new(handler);
        ClientCore core = StubClient.Over(http);
        await SendAsync(core);
        core.Dispose();
        Assert.False(handler.IsDisposed);
        Assert.Equal("{}", await http.GetStringAsync(new Uri("https://api.test/y")));
        await Assert.ThrowsAsync<ObjectDisposedException>(() => SendAsync(core));
    }

    [Fact]
    public async Task ItsOwnHeadersNeverLeaveTheOrigin()
    {
        StubHandler handler = new(request => RedirectTo("https://other.test/y", request));
        using HttpClient http = new(handler);
        http.DefaultRequestHeaders.Add("X-Key", "SECRET");
        BrandApiException error = await Assert.ThrowsAsync<BrandApiException>(() =>
            SendAsync(StubClient.Over(http))
        );
        Assert.Equal(302, error.StatusCode);
        Assert.Equal(["https://api.test/x"], handler.Urls);
    }

    [Theory]
    [InlineData("X-Key", "SECRET", "https://api.test/y")]
    [InlineData("Accept", "application/json", "https://other.test/y")]
    public async Task ItsOwnHeadersFollowWhereThatIsSafe(string name, string value, string location)
    {
        StubHandler handler = new(request =>
            request.RequestUri!.AbsolutePath == "/x"
                ? RedirectTo(location, request)
                : StubHandler.Json("[1]")
        );
        using HttpClient http = new(handler);
        http.DefaultRequestHeaders.Add(name, value);
        Assert.Equal("[1]", (await SendAsync(StubClient.Over(http))).GetRawText());
        Assert.Equal(["https://api.test/x", location], handler.Urls);
    }

    [Fact]
    public async Task OneThatFollowsRedirectsToAnotherOriginItselfIsRefused()
    {
        StubHandler handler = new(request =>
        {
            HttpResponseMessage response = StubHandler.Json();
            response.RequestMessage = new(HttpMethod.Get, "https://other.test/y");
            return response;
        });
        BrandConfigurationException error = await Assert.ThrowsAsync<BrandConfigurationException>(
            () =>
                SendAsync(StubClient.Over(handler))
        );
        Assert.Contains("AllowAutoRedirect = false", error.Message);
    }

    [Fact]
    public async Task ARefusedConnectionIsTriedAgainEvenForAPost()
    {
        using TcpListener closed = new(IPAddress.Loopback, 0);
        closed.Start();
        int port = ((IPEndPoint)closed.LocalEndpoint).Port;
        closed.Stop();
        TestOptions options = new() { BaseUrl = $"http://127.0.0.1:{port}" };
        using ClientCore core = new(
            new Config(StubClient.Spec, options, null) { Backoff = (_, _) => TimeSpan.Zero }
        );
        BrandConnectionException error = await Assert.ThrowsAsync<BrandConnectionException>(() =>
            SendAsync(core, new() { Method = "POST", Path = "/x" })
        );
        Assert.Equal(CallPhase.Connect, error.Phase);
        Assert.Equal(3, error.Attempts);
    }

    [Fact]
    public async Task MiddlewareIsAroundEveryAttempt()
    {
        StubHandler handler = new(_ => StubHandler.Json("{}", 503));
        List<string> order = [];
        Middleware Layer(string name) =>
            async (request, next, token) =>
            {
                order.Add(name);
                HttpResponseMessage response = await next(request, token);
                order.Add($"{name} {(int)response.StatusCode}");
                return response;
            };
        TestOptions options = new()
        {
            BaseUrl = "https://api.test",
            HttpClient = new HttpClient(handler),
            Middleware = [Layer("a"), Layer("b")],
            MaxRetries = 1,
        };
        using ClientCore core = new(
            new Config(StubClient.Spec, options, null) { Backoff = (_, _) => TimeSpan.Zero }
        );
        await Assert.ThrowsAsync<BrandInternalServerException>(() => SendAsync(core));
        Assert.Equal(
            Enumerable.Repeat((string[])["a", "b", "b 503", "a 503"], 2).SelectMany(one => one),
            order
        );
    }
}
