using System;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;
using Xunit.Sdk;

namespace Sdk.Tests;

/// <summary>One call: the expected request, the response, and the expected result.</summary>
/// <param name="create">makes a client that calls a URL</param>
/// <param name="method">the method of the request</param>
/// <param name="path">the path of the request, decoded</param>
internal sealed partial class WireCase<TClient>(
    Func<string, TClient> create,
    string method,
    string path
)
    where TClient : IDisposable
{
    private readonly WireRequest _request = new(method, path);
    private WireReply _reply = new(204, "", "");
    private string? _rpc;
    private string? _expected;

    /// <summary>The query of the request: names and values in turn, decoded.</summary>
    internal WireCase<TClient> Query(params string[] pairs) =>
        With(() => _request.Query = Pair.Of(pairs));

    /// <summary>Headers that the request must have. It may have others.</summary>
    internal WireCase<TClient> Headers(params string[] pairs) =>
        With(() => _request.Headers = Pair.Of(pairs));

    /// <summary>The cookies of the request, decoded.</summary>
    internal WireCase<TClient> Cookies(params string[] pairs) =>
        With(() => _request.Cookies = Pair.Of(pairs));

    /// <summary>A body of JSON. An empty type is not looked at.</summary>
    internal WireCase<TClient> Json(string type, string text) =>
        With(() => _request.Body = new WireBody.OfJson(type, text));

    /// <summary>A body of text.</summary>
    internal WireCase<TClient> Text(string type, string text) =>
        With(() => _request.Body = new WireBody.OfText(type, text));

    /// <summary>A form in the body.</summary>
    internal WireCase<TClient> Form(string type, params string[] pairs) =>
        With(() => _request.Body = new WireBody.OfForm(type, Pair.Of(pairs)));

    /// <summary>A form in parts.</summary>
    internal WireCase<TClient> Multipart(string type, params string[] pairs) =>
        With(() => _request.Body = new WireBody.OfParts(type, Pair.Of(pairs)));

    /// <summary>A method that is called by JSON-RPC: bodies are its parameters and its result.</summary>
    internal WireCase<TClient> Rpc(string name) => With(() => _rpc = name);

    /// <summary>What the server answers. Without a type, there is no <c>Content-Type</c>.</summary>
    internal WireCase<TClient> Replies(int status, string type, string body) =>
        With(() => _reply = new WireReply(status, type, body));

    /// <summary>What the caller must get as JSON, where that is not the body of the reply.</summary>
    internal WireCase<TClient> Returns(string json) => With(() => _expected = json);

    /// <summary>Makes the call, whose result must be the expected JSON, and returns the result.</summary>
    internal async Task<T> CheckAsync<T>(Func<TClient, Task<T>> call)
    {
        var result = await RunAsync(call);
        Compare(result);
        return result;
    }

    /// <summary>Makes a call that gives bytes, which must be the body of the reply.</summary>
    internal async Task CheckBytesAsync(Func<TClient, Task<byte[]>> call)
    {
        var content = await RunAsync(call);
        if (Encoding.UTF8.GetString(content) != _reply.Body)
        {
            throw new XunitException("the file has other content than was sent");
        }
    }

    /// <summary>Makes a call that gives nothing.</summary>
    internal Task CheckNothingAsync(Func<TClient, Task> call) =>
        RunAsync(async client =>
        {
            await call(client);
            return true;
        });

    private WireCase<TClient> With(Action change)
    {
        change();
        return this;
    }

    private void Compare<T>(T result) =>
        Difference.Check("the result", JsonSerializer.Serialize(result), _expected ?? _reply.Body);

    private async Task<T> RunAsync<T>(Func<TClient, Task<T>> call)
    {
        using var server = new WireServer(_reply, _rpc);
        using var client = create(server.Url);
        var result = await call(client).WaitAsync(TimeSpan.FromSeconds(60));
        server.Check(_request);
        return result;
    }
}
