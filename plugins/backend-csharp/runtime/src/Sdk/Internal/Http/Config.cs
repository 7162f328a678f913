using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Net.Http;
using System.Runtime.InteropServices;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>All that a client knows; fixed when it is made, apart from its access tokens.</summary>
internal sealed class Config
{
    /// <summary>Reads options and environment, and touches nothing else.</summary>
    internal Config(ClientSpec spec, ClientOptions options, Config? parent)
    {
        Spec = spec;
        Settings = new Settings(options, parent?.Settings);
        Variables =
            parent?.Variables ?? new EnvironmentVariables(spec, Environment.GetEnvironmentVariable);
        Urls = BaseUrls.Of(spec, Settings, Variables);
        Transport =
            parent is not null && parent.Settings.ConnectTimeout == Settings.ConnectTimeout
                ? parent.Transport
                : new Transport(Settings.ConnectTimeout ?? Transport.UsualConnectTimeout);
        Log = Settings.Logger is { } logger ? new CallLog(logger, Settings.LogLevel) : null;
        Tokens = parent is not null && HasTokensOf(parent) ? parent.Tokens : new();
        UserAgent = spec.UserAgent ?? $"{spec.PackageName}/{spec.Version} ({RuntimeText()})";
    }

    internal ClientSpec Spec { get; }

    internal Settings Settings { get; }

    internal EnvironmentVariables Variables { get; }

    internal IReadOnlyList<string> Urls { get; }

    /// <summary>Connections of the client's own, which are opened when they are needed.</summary>
    internal Transport Transport { get; }

    internal CallLog? Log { get; }

    /// <summary>Access tokens by the key of their scheme, shared with derived clients.</summary>
    internal ConcurrentDictionary<string, ITokenSource> Tokens { get; }

    internal string UserAgent { get; }

    private long _lastId;

    /// <summary>A number for a remote procedure call.</summary>
    internal long NextId() => System.Threading.Interlocked.Increment(ref _lastId);

    /// <summary>Waits before retries; tests replace it.</summary>
    internal Func<int, TimeSpan?, TimeSpan> Backoff { get; init; } = Retry.WaitBefore;

    internal HttpMessageInvoker Invoker => Settings.HttpClient ?? Transport.Invoker;

    /// <summary>The base URL of the role that serves an operation. A single URL serves all roles.</summary>
    internal string BaseUrlOf(OperationSpec operation)
    {
        int role = operation.Server ?? 0;
        return Urls[role < Urls.Count ? role : 0];
    }

    /// <summary>The most bytes of a response or a message; null where nothing is said, 0 for no limit.</summary>
    internal long? LimitOf(RequestOptions options) =>
        options.MaxResponseBytes ?? Settings.MaxResponseBytes;

    private static string RuntimeText() => $"csharp {RuntimeInformation.FrameworkDescription}";

    /// <summary>Whether access tokens of the parent are right for a client with these options.</summary>
    private bool HasTokensOf(Config parent)
    {
        foreach (SchemeSpec scheme in Spec.Auth.Schemes)
        {
            foreach (CredentialSpec credential in scheme is OAuthScheme ? scheme.Credentials() : [])
            {
                if (
                    !Equals(
                        Settings.Option(credential.Option),
                        parent.Settings.Option(credential.Option)
                    )
                )
                {
                    return false;
                }
            }
        }

        return Settings.BaseUrl == parent.Settings.BaseUrl
            && Settings.Environment == parent.Settings.Environment;
    }
}
