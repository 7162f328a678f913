using System;
using System.Collections.Concurrent;
using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Threading.Tasks;

namespace Sdk.Tests.Load;

/// <summary>A server on the same machine, which answers with JSON.</summary>
internal sealed class Loopback : IDisposable
{
    private readonly HttpListener _listener = new();
    private readonly Func<HttpListenerRequest, (int Status, string Json)> _answer;
    private readonly ConcurrentDictionary<int, bool> _ports = new();

    internal Loopback(Func<HttpListenerRequest, (int Status, string Json)> answer)
    {
        _answer = answer;
        using TcpListener free = new(IPAddress.Loopback, 0);
        free.Start();
        Url = $"http://127.0.0.1:{((IPEndPoint)free.LocalEndpoint).Port}";
        free.Stop();
        _listener.Prefixes.Add(Url + "/");
        _listener.Start();
        _ = ServeAsync();
    }

    internal string Url { get; }

    /// <summary>How many connections there were.</summary>
    internal int Connections => _ports.Count;

    private async Task ServeAsync()
    {
        while (true)
        {
            HttpListenerContext context;
            try
            {
                context = await _listener.GetContextAsync();
            }
            catch (Exception error) when (error is HttpListenerException or ObjectDisposedException)
            {
                return;
            }

            _ = Task.Run(() => Answer(context));
        }
    }

    private void Answer(HttpListenerContext context)
    {
        _ports[context.Request.RemoteEndPoint.Port] = true;
        (int status, string json) = _answer(context.Request);
        byte[] body = Encoding.UTF8.GetBytes(json);
        context.Response.StatusCode = status;
        context.Response.ContentType = "application/json";
        context.Response.ContentLength64 = body.Length;
        context.Response.OutputStream.Write(body);
        context.Response.Close();
    }

    public void Dispose() => _listener.Close();
}
