using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Tests.Calls;

/// <summary>Answers requests as a test says.</summary>
internal sealed class StubHandler(
    Func<HttpRequestMessage, CancellationToken, Task<HttpResponseMessage>> answer
) : HttpMessageHandler
{
    internal StubHandler(Func<HttpRequestMessage, HttpResponseMessage> answer)
        : this((request, _) => Task.FromResult(answer(request))) { }

    /// <summary>URLs that were requested.</summary>
    internal List<string> Urls { get; } = [];

    internal bool IsDisposed { get; private set; }

    protected override Task<HttpResponseMessage> SendAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        Urls.Add(request.RequestUri!.AbsoluteUri);
        return answer(request, cancellationToken);
    }

    protected override void Dispose(bool disposing)
    {
        IsDisposed = true;
        base.Dispose(disposing);
    }

    /// <summary>A response with JSON.</summary>
    internal static HttpResponseMessage Json(string text = "{}", int status = 200) =>
        new((System.Net.HttpStatusCode)status)
        {
            Content = new StringContent(text, Encoding.UTF8, "application/json"),
        };

    /// <summary>A response whose body begins, and never goes on.</summary>
    internal static HttpResponseMessage Stalled(string type, string start = "")
    {
        HttpResponseMessage response = new()
        {
            Content = new StreamContent(new StallingStream(start)),
        };
        response.Content.Headers.TryAddWithoutValidation("Content-Type", type);
        return response;
    }

    /// <summary>Waits for ever, as a server that does not answer.</summary>
    internal static async Task<HttpResponseMessage> NeverAsync(CancellationToken cancellationToken)
    {
        await Task.Delay(Timeout.InfiniteTimeSpan, cancellationToken);
        throw new InvalidOperationException("It was not canceled.");
    }
}

/// <summary>Calls of a client over a stub.</summary>
internal sealed class StubClient
{
    private static readonly OperationSpec s_get = new()
    {
        Method = "GET",
        Path = "/x",
        Response = new() { Kind = ResponseKind.Json },
    };

    internal static OperationSpec Get => s_get;

    internal static ClientSpec Spec =>
        new()
        {
            PackageName = "acme",
            Version = "1.2.3",
            Auth = new() { Mode = AuthMode.None, Schemes = [] },
            MaxRetries = 2,
            Timeout = TimeSpan.FromSeconds(60),
        };

    /// <summary>A client; the waits before its retries are as long as said.</summary>
    internal static ClientCore Over(
        HttpClient http,
        TimeSpan? timeout = null,
        TimeSpan? backoff = null
    )
    {
        TestOptions options = new()
        {
            BaseUrl = "https://api.test",
            HttpClient = http,
            Timeout = timeout,
        };
        return new ClientCore(
            new Config(Spec, options, null) { Backoff = (_, _) => backoff ?? TimeSpan.Zero }
        );
    }

    internal static ClientCore Over(
        StubHandler handler,
        TimeSpan? timeout = null,
        TimeSpan? backoff = null
    ) => Over(new HttpClient(handler), timeout, backoff);
}
