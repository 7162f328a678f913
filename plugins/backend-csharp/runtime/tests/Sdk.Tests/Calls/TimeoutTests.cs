using System;
using System.Net.Http;
using System.Text.Json;
using System.Threading.Tasks;
using Sdk.Core;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Calls;

/// <summary>A time limit never looks like a cancellation, which programs take for their own.</summary>
public sealed class TimeoutTests
{
    private static readonly TimeSpan s_short = TimeSpan.FromMilliseconds(50);

    /// <summary>Long enough for a busy machine to bring what comes before the body stalls.</summary>
    private static readonly TimeSpan s_enough = TimeSpan.FromSeconds(1);

    private static Task<JsonElement> SendAsync(ClientCore core, OperationSpec? operation = null) =>
        core.SendAsync(operation ?? StubClient.Get, new Arguments(), JsonTypes.Any, null, default);

    [Fact]
    public async Task OfAResponse()
    {
        StubHandler handler = new((_, token) => StubHandler.NeverAsync(token));
        BrandTimeoutException error = await Assert.ThrowsAsync<BrandTimeoutException>(() =>
            SendAsync(StubClient.Over(handler, s_short))
        );
        Assert.Equal("GET /x failed: no response within 0.05 s", error.Message);
        Assert.Equal(CallPhase.Response, error.Phase);
        Assert.Equal(3, error.Attempts);
        Assert.Equal(3, handler.Urls.Count);
    }

    [Fact]
    public async Task OfABody()
    {
        StubHandler handler = new(_ => StubHandler.Stalled("application/json", "{"));
        BrandTimeoutException error = await Assert.ThrowsAsync<BrandTimeoutException>(() =>
            SendAsync(StubClient.Over(handler, s_enough))
        );
        Assert.Equal("GET /x failed: no complete response within 1 s", error.Message);
        Assert.Equal(CallPhase.Body, error.Phase);
    }

    [Fact]
    public async Task OfAStream()
    {
        OperationSpec operation = new()
        {
            Method = "GET",
            Path = "/x",
            Response = new() { Kind = ResponseKind.Sse },
        };
        StubHandler handler = new(_ => StubHandler.Stalled("text/event-stream", "data: 1\n\n"));
        EventStream<JsonElement> stream = await Streams.OpenAsync(
            StubClient.Over(handler, s_enough),
            operation,
            new Arguments(),
            JsonTypes.Any,
            null,
            default
        );
        // The clock stands still while nothing is read.
        await Task.Delay(s_enough * 1.5);
        int count = 0;
        BrandTimeoutException error = await Assert.ThrowsAsync<BrandTimeoutException>(async () =>
        {
            await foreach (JsonElement _ in stream)
            {
                count++;
                await Task.Delay(s_enough * 1.5);
            }
        });
        Assert.Equal(1, count);
        Assert.Equal(CallPhase.Idle, error.Phase);
    }

    [Fact]
    public async Task OfTheHttpClientItself()
    {
        StubHandler handler = new((_, token) => StubHandler.NeverAsync(token));
        using HttpClient http = new(handler) { Timeout = s_short };
        BrandTimeoutException error = await Assert.ThrowsAsync<BrandTimeoutException>(() =>
            SendAsync(StubClient.Over(http))
        );
        Assert.Equal(
            "GET /x failed: no response within the time limit of the HttpClient",
            error.Message
        );
        Assert.Equal(CallPhase.Response, error.Phase);
    }

    [Fact]
    public async Task APostIsNotSentAgain()
    {
        StubHandler handler = new((_, token) => StubHandler.NeverAsync(token));
        OperationSpec post = new() { Method = "POST", Path = "/x" };
        await Assert.ThrowsAsync<BrandTimeoutException>(() =>
            SendAsync(StubClient.Over(handler, s_short), post)
        );
        Assert.Single(handler.Urls);
    }
}
