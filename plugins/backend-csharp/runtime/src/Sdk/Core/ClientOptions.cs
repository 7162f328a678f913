using System;
using System.Collections.Generic;
using System.Net.Http;

namespace Sdk.Core;

/// <summary>Settings of a client. What is not set has a default.</summary>
/// <remarks>A class that prints nothing: the settings hold credentials.</remarks>
public abstract class ClientOptions
{
    private readonly Dictionary<string, object?> _values = new(StringComparer.Ordinal);

    private protected ClientOptions() { }

    /// <summary>The base URL, in place of that of an environment.</summary>
    public string? BaseUrl { get; init; }

    /// <summary>Sends the requests. It is never disposed by the client, and must not follow redirects itself.</summary>
    public HttpClient? HttpClient { get; init; }

    /// <summary>How long an attempt may take; <see cref="TimeSpan.Zero"/> for no limit.</summary>
    public TimeSpan? Timeout { get; init; }

    /// <summary>How long connecting may take, for clients without an HttpClient of their own.</summary>
    public TimeSpan? ConnectTimeout { get; init; }

    /// <summary>How often a call is retried.</summary>
    public int? MaxRetries { get; init; }

    /// <summary>Whether calls are retried that the server may have carried out.</summary>
    public bool? RetryUnsafe { get; init; }

    /// <summary>Headers of every request. Null removes a header.</summary>
    public IReadOnlyDictionary<string, string?>? Headers { get; init; }

    /// <summary>Code around every attempt; the first is the outermost.</summary>
    public IReadOnlyList<Middleware>? Middleware { get; init; }

    /// <summary>Is told what happens. Without it, nothing is logged.</summary>
    public Action<LogEvent>? Logger { get; init; }

    /// <summary>The least important events that the logger is told of.</summary>
    public LogEventLevel? LogLevel { get; init; }

    /// <summary>The most bytes that are read of a response, or of one message of a stream; 0 for no limit.</summary>
    public long? MaxResponseBytes { get; init; }

    internal IReadOnlyDictionary<string, object?> Values => _values;

    /// <summary>The value of a setting that the API brings about.</summary>
    private protected T? Get<T>(string name) =>
        _values.TryGetValue(name, out object? value) ? (T?)value : default;

    /// <summary>Sets a setting that the API brings about.</summary>
    private protected void Set<T>(string name, T? value) => _values[name] = value;
}
