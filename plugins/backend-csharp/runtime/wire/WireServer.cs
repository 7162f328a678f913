using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Text.Json;
using System.Threading.Tasks;
using Xunit.Sdk;

namespace Sdk.Tests;

/// <summary>What a server answers. What is empty is not sent.</summary>
internal sealed record WireReply(int Status, string Type, string Body);

/// <summary>Answers every request alike, and keeps what arrived.</summary>
internal sealed class WireServer : IDisposable
{
    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly List<WireReceived> _requests = [];
    private readonly List<string> _problems = [];
    private readonly WireReply _reply;
    private readonly string? _rpc;

    /// <summary>Starts a server.</summary>
    /// <param name="reply">what it answers</param>
    /// <param name="rpc">the method that is called by JSON-RPC; null for other calls</param>
    internal WireServer(WireReply reply, string? rpc)
    {
        _reply = reply;
        _rpc = rpc;
        _listener.Start();
        _ = AcceptAsync();
    }

    internal string Url => $"http://127.0.0.1:{((IPEndPoint)_listener.LocalEndpoint).Port}";

    /// <summary>Compares the received request with the expected one.</summary>
    internal void Check(WireRequest wanted)
    {
        lock (_requests)
        {
            if (_problems.Count > 0)
            {
                throw new XunitException(_problems[0]);
            }
            if (_requests.Count != 1)
            {
                throw new XunitException($"{_requests.Count} requests arrived");
            }
            wanted.Check(_requests[0]);
        }
    }

    public void Dispose() => _listener.Dispose();

    private async Task AcceptAsync()
    {
        while (true)
        {
            TcpClient client;
            try
            {
                client = await _listener.AcceptTcpClientAsync();
            }
            catch (Exception error) when (error is SocketException or ObjectDisposedException)
            {
                return;
            }
            _ = AnswerAsync(client);
        }
    }

    private async Task AnswerAsync(TcpClient client)
    {
        using (client)
        {
            var stream = client.GetStream();
            if (await ReadAsync(stream) is not { } received)
            {
                return;
            }
            var answer = _reply.Body;
            lock (_requests)
            {
                if (_rpc is not null)
                {
                    var message = JsonDocument.Parse(received.Body).RootElement;
                    answer = AnswerOf(message);
                    var hasParams = message.TryGetProperty("params", out var given);
                    received = received with { Body = hasParams ? given.GetRawText() : "" };
                }
                _requests.Add(received);
            }
            await WriteAsync(stream, answer);
        }
    }

    private async Task WriteAsync(Stream stream, string answer)
    {
        var body = Encoding.UTF8.GetBytes(answer);
        var head = new StringBuilder($"HTTP/1.1 {_reply.Status} Answer\r\nConnection: close\r\n");
        if (_reply.Type.Length > 0)
        {
            head.Append(CultureInfo.InvariantCulture, $"Content-Type: {_reply.Type}\r\n");
        }
        if (_reply.Status != 204)
        {
            head.Append(CultureInfo.InvariantCulture, $"Content-Length: {body.Length}\r\n");
        }
        await stream.WriteAsync(Encoding.UTF8.GetBytes(head.Append("\r\n").ToString()));
        await stream.WriteAsync(body);
    }

    /// <summary>Reads a request; null where the connection closes before one.</summary>
    private static async Task<WireReceived?> ReadAsync(Stream stream)
    {
        List<string> lines = [];
        while (await LineAsync(stream) is { Length: > 0 } line)
        {
            lines.Add(line);
        }
        if (lines.Count == 0)
        {
            return null;
        }
        var start = lines[0].Split(' ');
        var headers = lines
            .Skip(1)
            .Select(static line => line.Split(':', 2))
            .GroupBy(static pair => pair[0], StringComparer.OrdinalIgnoreCase)
            .ToDictionary(
                static group => group.Key,
                static group => string.Join(", ", group.Select(static pair => pair[1].Trim())),
                StringComparer.OrdinalIgnoreCase
            );
        if (headers.ContainsKey("Expect"))
        {
            await stream.WriteAsync("HTTP/1.1 100 Continue\r\n\r\n"u8.ToArray());
        }
        return new WireReceived(start[0], start[1], headers, await BodyAsync(stream, headers));
    }

    private static async Task<string> BodyAsync(Stream stream, Dictionary<string, string> headers)
    {
        if (headers.TryGetValue("Content-Length", out var length))
        {
            return Encoding.UTF8.GetString(await BytesAsync(stream, ParseSize(length, 10)));
        }
        if (!headers.ContainsKey("Transfer-Encoding"))
        {
            return "";
        }
        using var body = new MemoryStream();
        while (ParseSize(await LineAsync(stream) ?? "0", 16) is var size and > 0)
        {
            await body.WriteAsync(await BytesAsync(stream, size));
            await LineAsync(stream);
        }
        await LineAsync(stream);
        return Encoding.UTF8.GetString(body.ToArray());
    }

    private static int ParseSize(string text, int radix) =>
        Convert.ToInt32(text.Split(';')[0].Trim(), radix);

    private static async Task<byte[]> BytesAsync(Stream stream, int size)
    {
        var bytes = new byte[size];
        await stream.ReadExactlyAsync(bytes);
        return bytes;
    }

    private static async Task<string?> LineAsync(Stream stream)
    {
        var line = new List<byte>();
        var one = new byte[1];
        while (await stream.ReadAsync(one) == 1)
        {
            if (one[0] == '\n')
            {
                return Encoding.UTF8.GetString([.. line]).TrimEnd('\r');
            }
            line.Add(one[0]);
        }
        return null;
    }

    /// <summary>The message with the result, and nothing for a notification, which has no id.</summary>
    private string AnswerOf(JsonElement message)
    {
        var version = TextOf(message, "jsonrpc");
        var method = TextOf(message, "method");
        if (version != "2.0" || method != _rpc)
        {
            _problems.Add($"version and method are {version} and {method}, not 2.0 and {_rpc}");
        }
        var isNotification = _reply.Body.Length == 0;
        var hasId = message.TryGetProperty("id", out var id);
        if (isNotification == hasId)
        {
            _problems.Add("a notification, and nothing else, has no id");
        }
        return isNotification
            ? ""
            : $$"""{"jsonrpc":"2.0","id":{{(hasId ? id.GetRawText() : "null")}},"result":{{_reply.Body}}}""";
    }

    private static string TextOf(JsonElement message, string name) =>
        message.TryGetProperty(name, out var value) ? value.ToString() : "";
}
