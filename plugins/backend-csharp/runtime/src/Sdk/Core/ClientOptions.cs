using System;
using System.Collections.Generic;
using System.Net.Http;

namespace Sdk.Core;

/// <summary>Options for a client. Those left unset have defaults.</summary>
/// <remarks>A class and not a record, whose text would contain credentials.</remarks>
public abstract class ClientOptions
{
    private readonly Dictionary<string, object?> _values = new(StringComparer.Ordinal);

    private protected ClientOptions() { }

    /// <summary>The base URL, in place of that of an environment.</summary>
    public string? BaseUrl { get; init; }

    /// <summary>Sends the requests. The client never disposes of it. It must not follow redirects itself.</summary>
    public HttpClient? HttpClient { get; init; }

    /// <summary>How long an attempt may take; <see cref="TimeSpan.Zero"/> for no limit.</summary>
    public TimeSpan? Timeout { get; init; }

    /// <summary>How long connecting may take, for clients without an HttpClient of their own.</summary>
    public TimeSpan? ConnectTimeout { get; init; }

    /// <summary>How many times a call is retried.</summary>
    public int? MaxRetries { get; init; }

    /// <summary>Whether to retry calls that the server may already have carried out.</summary>
    public bool? RetryUnsafe { get; init; }

    /// <summary>Headers of every request. Null removes a header.</summary>
    public IReadOnlyDictionary<string, string?>? Headers { get; init; }

    /// <summary>Wraps every attempt; the first is the outermost.</summary>
    public IReadOnlyList<Middleware>? Middleware { get; init; }

    /// <summary>Receives log events. Without it, nothing is logged.</summary>
    public Action<LogEvent>? Logger { get; init; }

    /// <summary>The lowest level that is logged.</summary>
    public LogEventLevel? LogLevel { get; init; }

    /// <summary>The maximum size in bytes of a response, or of one message of a stream; 0 for no limit.</summary>
    public long? MaxResponseBytes { get; init; }

    internal IReadOnlyDictionary<string, object?> Values => _values;

    /// <summary>The value of a setting that the API brings about.</summary>
    private protected T? Get<T>(string name) =>
        _values.TryGetValue(name, out object? value) ? (T?)value : default;

    /// <summary>Sets a setting that the API brings about.</summary>
    private protected void Set<T>(string name, T? value) => _values[name] = value;
}
