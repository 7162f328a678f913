using System;
using System.Collections.Generic;
using System.Net.Http;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>The settings of a client, those of the client that it was derived from included.</summary>
internal sealed class Settings
{
    private readonly Dictionary<string, object?> _values = new(StringComparer.Ordinal);

    internal Settings(ClientOptions options, Settings? parent)
    {
        BaseUrl = options.BaseUrl ?? parent?.BaseUrl;
        HttpClient = options.HttpClient ?? parent?.HttpClient;
        Timeout = options.Timeout ?? parent?.Timeout;
        ConnectTimeout = options.ConnectTimeout ?? parent?.ConnectTimeout;
        MaxRetries = options.MaxRetries ?? parent?.MaxRetries;
        RetryUnsafe = options.RetryUnsafe ?? parent?.RetryUnsafe;
        Middleware = options.Middleware ?? parent?.Middleware ?? [];
        Logger = options.Logger ?? parent?.Logger;
        LogLevel = options.LogLevel ?? parent?.LogLevel ?? LogEventLevel.Info;
        MaxResponseBytes = options.MaxResponseBytes ?? parent?.MaxResponseBytes;
        Headers = Merge(parent?.Headers, options.Headers);
        Add(parent?._values);
        Add(options.Values);
        Check();
    }

    internal string? BaseUrl { get; }

    internal HttpClient? HttpClient { get; }

    internal TimeSpan? Timeout { get; }

    internal TimeSpan? ConnectTimeout { get; }

    internal int? MaxRetries { get; }

    internal bool? RetryUnsafe { get; }

    internal IReadOnlyList<Middleware> Middleware { get; }

    internal Action<LogEvent>? Logger { get; }

    internal LogEventLevel LogLevel { get; }

    internal long? MaxResponseBytes { get; }

    internal IReadOnlyList<KeyValuePair<string, string?>> Headers { get; }

    /// <summary>The name of the environment; null for the default.</summary>
    internal string? Environment =>
        _values.TryGetValue("Environment", out object? value) ? value?.ToString() : null;

    /// <summary>The value of a setting that the API brings about; null where it is not set.</summary>
    internal object? Option(string? name) =>
        name is not null && _values.TryGetValue(name, out object? value) ? value : null;

    private void Add(IReadOnlyDictionary<string, object?>? values)
    {
        foreach (KeyValuePair<string, object?> one in values ?? new Dictionary<string, object?>())
        {
            if (one.Value is not null)
            {
                _values[one.Key] = one.Value;
            }
        }
    }

    private static List<KeyValuePair<string, string?>> Merge(
        IReadOnlyList<KeyValuePair<string, string?>>? lower,
        IReadOnlyDictionary<string, string?>? upper
    ) => [.. lower ?? [], .. upper ?? new Dictionary<string, string?>()];

    private void Check()
    {
        _ = new HeaderList().AddAll(Headers);
        if (
            Timeout < TimeSpan.Zero
            || ConnectTimeout < TimeSpan.Zero
            || MaxRetries < 0
            || MaxResponseBytes < 0
        )
        {
            throw new SdkConfigurationException("Timeouts, retries and sizes must not be negative");
        }
    }
}
