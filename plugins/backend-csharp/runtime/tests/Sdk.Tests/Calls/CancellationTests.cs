using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Calls;

/// <summary>A caller that gives up gets its own token back, and nothing else ends as a cancellation.</summary>
public sealed class CancellationTests : IDisposable
{
    private static readonly TimeSpan s_long = TimeSpan.FromMinutes(5);

    private readonly CancellationTokenSource _source = new();

    public void Dispose() => _source.Dispose();

    private async Task EndsByTheCaller(Func<Task> run)
    {
        OperationCanceledException error = await Assert.ThrowsAnyAsync<OperationCanceledException>(
            run
        );
        Assert.Equal(_source.Token, error.CancellationToken);
    }

    private Task<JsonElement> SendAsync(ClientCore core) =>
        core.SendAsync(StubClient.Get, new Arguments(), JsonTypes.Any, null, _source.Token);

    /// <summary>A server whose caller gives up soon after the response has begun.</summary>
    private StubHandler Canceling(Func<HttpResponseMessage> answer) =>
        new(_ =>
        {
            _source.CancelAfter(50);
            return answer();
        });

    [Fact]
    public async Task BeforeACallNothingIsSent()
    {
        StubHandler handler = new(_ => StubHandler.Json());
        await _source.CancelAsync();
        await EndsByTheCaller(() => SendAsync(StubClient.Over(handler)));
        Assert.Empty(handler.Urls);
    }

    [Fact]
    public async Task WhileTheResponseIsAwaited()
    {
        StubHandler handler = new(
            (_, token) =>
            {
                _source.CancelAfter(50);
                return StubHandler.NeverAsync(token);
            }
        );
        await EndsByTheCaller(() => SendAsync(StubClient.Over(handler)));
        Assert.Single(handler.Urls);
    }

    [Fact]
    public async Task WhileTheBodyIsRead()
    {
        StubHandler handler = Canceling(() => StubHandler.Stalled("application/json", "{"));
        await EndsByTheCaller(() => SendAsync(StubClient.Over(handler)));
        Assert.Single(handler.Urls);
    }

    [Fact]
    public async Task WhileARetryIsDue()
    {
        StubHandler handler = Canceling(() => StubHandler.Json("{}", 503));
        await EndsByTheCaller(() => SendAsync(StubClient.Over(handler, backoff: s_long)));
        Assert.Single(handler.Urls);
    }

    [Fact]
    public async Task ByTheTokenOfTheCallWhileAStreamIsRead()
    {
        EventStream<JsonElement> stream = await OpenAsync(_source.Token);
        await EndsByTheCaller(() => ReadAsync(stream, default));
    }

    [Fact]
    public async Task ByTheTokenOfTheLoopWhileAStreamIsRead()
    {
        EventStream<JsonElement> stream = await OpenAsync(default);
        await EndsByTheCaller(() => ReadAsync(stream, _source.Token));
    }

    [Fact]
    public async Task ByTheTokenOfTheLoopWhileItsEventsAreRead()
    {
        EventStream<JsonElement> stream = await OpenAsync(default);
        await EndsByTheCaller(async () =>
        {
            await foreach (
                ServerSentEvent<JsonElement> one in stream.Events.WithCancellation(_source.Token)
            )
            {
                Assert.Equal("message", one.Event);
                await _source.CancelAsync();
            }
        });
    }

    private static Task<EventStream<JsonElement>> OpenAsync(CancellationToken token)
    {
        OperationSpec operation = new()
        {
            Method = "GET",
            Path = "/x",
            Response = new() { Kind = ResponseKind.Sse },
        };
        StubHandler handler = new(_ => StubHandler.Stalled("text/event-stream", "data: 1\n\n"));
        return Streams.OpenAsync(
            StubClient.Over(handler),
            operation,
            new Arguments(),
            JsonTypes.Any,
            null,
            token
        );
    }

    private async Task ReadAsync(EventStream<JsonElement> stream, CancellationToken token)
    {
        await foreach (JsonElement one in stream.WithCancellation(token))
        {
            Assert.Equal(1, one.GetInt32());
            _source.CancelAfter(50);
        }
    }

    [Fact]
    public async Task WhileAFileIsRead()
    {
        OperationSpec operation = new()
        {
            Method = "GET",
            Path = "/x",
            Response = new() { Kind = ResponseKind.Binary },
        };
        StubHandler handler = new(_ => StubHandler.Stalled("application/pdf", "%PDF"));
        using BinaryResponse file = await Downloads.OpenAsync(
            StubClient.Over(handler),
            operation,
            new Arguments(),
            null,
            default
        );
        _source.CancelAfter(50);
        await EndsByTheCaller(() => file.ReadAsBytesAsync(_source.Token));
    }

    [Fact]
    public async Task WhilePagesAreRead()
    {
        OperationSpec operation = new()
        {
            Method = "GET",
            Path = "/x",
            Response = new() { Kind = ResponseKind.Json },
            Page = new()
            {
                Kind = PageKind.Uri,
                Next = ["next"],
                Results = ["items"],
            },
        };
        StubHandler handler = new(
            (request, token) =>
                request.RequestUri!.Query.Length == 0
                    ? Task.FromResult(StubHandler.Json("""{"items":[1],"next":"/x?page=2"}"""))
                    : StubHandler.NeverAsync(token)
        );
        using CancellationTokenSource other = new();
        Pager<JsonElement, JsonElement> pages = Pages.List(
            StubClient.Over(handler),
            operation,
            new Arguments(),
            JsonTypes.Any,
            JsonTypes.Any,
            null,
            other.Token
        );
        List<int> items = [];
        await EndsByTheCaller(async () =>
        {
            await foreach (JsonElement one in pages.WithCancellation(_source.Token))
            {
                items.Add(one.GetInt32());
                _source.CancelAfter(50);
            }
        });
        Assert.Equal([1], items);
    }
}
