using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Net.Sockets;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>Answers as a vector says, the last answer for ever; the body of the first one in pieces.</summary>
internal sealed class FakeHandler(IReadOnlyList<JsonElement> responses, int cut = 0)
    : HttpMessageHandler
{
    /// <summary>Stands for a cut after every byte.</summary>
    internal const int EveryByte = -1;

    /// <summary>Headers of the transport; compression is the runtime's own matter, other than in most languages.</summary>
    private static readonly string[] s_own =
    [
        "accept-encoding",
        "content-length",
        "host",
        "transfer-encoding",
    ];

    internal List<Dictionary<string, object?>> Requests { get; } = [];

    protected override async Task<HttpResponseMessage> SendAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        int count = Requests.Count;
        Requests.Add(await DescribeAsync(request, cancellationToken));
        JsonElement given = responses[Math.Min(count, responses.Count - 1)];
        if (given.Text("fails") is { } how)
        {
            throw how == "sent"
                ? new HttpRequestException(
                    "reset",
                    new SocketException((int)SocketError.ConnectionReset)
                )
                : new HttpRequestException(
                    HttpRequestError.ConnectionError,
                    "refused",
                    new SocketException((int)SocketError.ConnectionRefused)
                );
        }

        return Answer(given, request, count == 0 ? cut : 0);
    }

    private static HttpResponseMessage Answer(
        JsonElement given,
        HttpRequestMessage request,
        int cut
    )
    {
        HttpResponseMessage response = new((HttpStatusCode)(given.Count("status") ?? 200))
        {
            Content = new StreamContent(new CutStream(BytesOf(given), cut)),
            RequestMessage = request,
            ReasonPhrase = given.Text("statusText"),
        };
        foreach (JsonProperty header in given.Members("headers"))
        {
            Add(response, header.Name, header.Value.GetString()!);
        }

        if (IsJson(given) && !response.Content.Headers.NonValidated.Contains("content-type"))
        {
            Add(response, "content-type", "application/json");
        }

        return response;
    }

    private static void Add(HttpResponseMessage response, string name, string value)
    {
        if (!response.Headers.TryAddWithoutValidation(name, value))
        {
            response.Content.Headers.TryAddWithoutValidation(name, value);
        }
    }

    private static bool IsJson(JsonElement given) =>
        !given.Has("base64") && given.Get("body").ValueKind != JsonValueKind.String;

    /// <summary>The body of a response.</summary>
    internal static byte[] BytesOf(JsonElement given)
    {
        if (given.Text("base64") is { } encoded)
        {
            return Convert.FromBase64String(encoded);
        }

        return Encoding.UTF8.GetBytes(
            given.Text("body")
                ?? (given.Has("body") ? Json.Text(JsonTypes.Any, given.Get("body")) : "{}")
        );
    }

    private static async Task<Dictionary<string, object?>> DescribeAsync(
        HttpRequestMessage request,
        CancellationToken token
    )
    {
        SortedDictionary<string, object?> headers = new(StringComparer.Ordinal);
        HttpHeaders?[] both = [request.Headers, request.Content?.Headers];
        foreach (HttpHeaders some in both.OfType<HttpHeaders>())
        {
            foreach (KeyValuePair<string, HeaderStringValues> one in some.NonValidated)
            {
                string name = one.Key.ToLowerInvariant();
                if (!s_own.Contains(name))
                {
                    headers[name] = one.Value.ToString();
                }
            }
        }

        Uri url = request.RequestUri!;
        return new()
        {
            ["method"] = request.Method.Method,
            ["url"] = url.GetComponents(
                UriComponents.AbsoluteUri & ~UriComponents.Fragment,
                UriFormat.UriEscaped
            ),
            ["headers"] = headers,
            ["headerNames"] = headers.Keys.ToArray(),
            ["body"] = request.Content is null
                ? ""
                : await request.Content.ReadAsStringAsync(token),
        };
    }
}

/// <summary>Bytes that come in pieces: the first as long as said, then the rest; or byte by byte.</summary>
internal sealed class CutStream(byte[] bytes, int cut) : Stream
{
    private int _at;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => false;

    public override long Length => throw new NotSupportedException();

    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        int piece = cut switch
        {
            FakeHandler.EveryByte => 1,
            > 0 when _at < cut => cut - _at,
            _ => bytes.Length - _at,
        };
        int read = Math.Min(Math.Min(piece, bytes.Length - _at), count);
        bytes.AsSpan(_at, read).CopyTo(buffer.AsSpan(offset));
        _at += read;
        return read;
    }

    public override void Flush() { }

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) =>
        throw new NotSupportedException();
}
