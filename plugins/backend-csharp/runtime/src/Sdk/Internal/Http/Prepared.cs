using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>One logical call, as a method of the SDK asks for it.</summary>
internal sealed class Call
{
    public required OperationSpec Operation { get; init; }

    public required Arguments Arguments { get; init; }

    public RequestOptions Options { get; init; } = RequestOptions.None;

    public CancellationToken CancellationToken { get; init; }

    /// <summary>In place of base URL, path and query. Who sets it has checked its origin.</summary>
    public string? Url { get; init; }

    /// <summary>A call to a token endpoint has no token of its own, no idempotency key and no log, and is safe to repeat.</summary>
    public bool IsForToken { get; init; }

    /// <summary>The API does not declare the operation: its path has the caller's own values.</summary>
    public bool IsUndeclared { get; init; }

    /// <summary>Writes the body of a request that carries several remote procedure calls.</summary>
    public Action<System.Text.Json.Utf8JsonWriter>? Messages { get; init; }

    /// <summary>The id of a remote procedure call.</summary>
    public long Id { get; set; }

    /// <summary>What must not be shown, beside the credentials of an attempt.</summary>
    public IReadOnlyList<string> Secrets { get; init; } = [];
}

/// <summary>What all attempts of a call share.</summary>
internal sealed class Prepared
{
    private static readonly string[] s_idempotent =
    [
        "GET",
        "HEAD",
        "OPTIONS",
        "PUT",
        "DELETE",
        "TRACE",
    ];

    /// <summary>Builds what does not change from attempt to attempt.</summary>
    /// <exception cref="BrandConfigurationException">Something cannot be sent.</exception>
    internal Prepared(Config config, Call call)
    {
        Call = call;
        CheckCredentials(config.Spec.Auth, call.Options);
        call.Id = call.Operation.Rpc is JsonRpcSpec ? config.NextId() : 0;
        Parts = new RequestParts(config, call);
        bool isForeign = call.IsForToken && call.Url is not null;
        // A server that only issues tokens gets nothing that is meant for the API.
        Above =
        [
            .. isForeign ? [] : config.Settings.Headers,
            .. Parts.Headers,
            .. call.Options.Headers,
        ];
        bool isKeyed = false;
        Below = OwnHeaders(config);
        if (!call.IsForToken && call.Operation.IdempotencyKey is { } name)
        {
            isKeyed = AddIdempotencyKey(name);
        }

        Url = call.Url ?? Urls.Join(BaseUrl(config), Parts.Path, Parts.Query);
        IsSafe =
            call.IsForToken
            || isKeyed
            || call.Operation.Idempotent
            || s_idempotent.Contains(call.Operation.Method)
            || (config.Settings.RetryUnsafe ?? config.Spec.RetryUnsafe);
        MaxRetries = call.Operation.NoRetries
            ? 0
            : call.Options.MaxRetries ?? config.Settings.MaxRetries ?? config.Spec.MaxRetries;
        Timeout = call.Options.Timeout ?? config.Settings.Timeout ?? config.Spec.Timeout;
        Log = call.IsForToken ? null : config.Log;
    }

    internal Call Call { get; }

    internal OperationSpec Operation => Call.Operation;

    internal RequestParts Parts { get; }

    /// <summary>Without what credentials add.</summary>
    internal string Url { get; }

    /// <summary>Headers below those of credentials.</summary>
    internal List<KeyValuePair<string, string?>> Below { get; }

    /// <summary>Headers above those of credentials, lowest first: the caller's.</summary>
    internal IReadOnlyList<KeyValuePair<string, string?>> Above { get; }

    /// <summary>Sending it twice does no harm.</summary>
    internal bool IsSafe { get; }

    internal int MaxRetries { get; }

    internal TimeSpan Timeout { get; }

    internal CallLog? Log { get; }

    internal bool IsReplayable => Parts.Body?.IsReplayable ?? true;

    /// <summary>Whether the caller sets or removes a header.</summary>
    internal bool IsCallers(string header) => Above.Any(one => HeaderList.IsSame(one.Key, header));

    /// <summary>Fails for a credential that nothing would send: the call would have the client's own.</summary>
    private static void CheckCredentials(AuthSpec auth, RequestOptions options)
    {
        if (options.Credentials.Count == 0)
        {
            return;
        }

        List<string> known =
        [
            .. auth.Schemes.SelectMany(scheme => scheme.AllCredentials()).Select(one => one.Option),
        ];
        foreach (string option in options.Credentials.Keys)
        {
            if (!known.Contains(option))
            {
                string names = known.Count == 0 ? "none" : string.Join(", ", known);
                throw new SdkConfigurationException(
                    $"There is no credential {option}; the client has {names}"
                );
            }
        }
    }

    private string BaseUrl(Config config) =>
        Call.Options.BaseUrl is { } own ? Urls.Check(own) : config.BaseUrlOf(Operation);

    private List<KeyValuePair<string, string?>> OwnHeaders(Config config)
    {
        List<KeyValuePair<string, string?>> headers =
        [
            new("User-Agent", config.UserAgent),
            new(
                "Accept",
                Operation.Rpc is JsonRpcSpec ? "application/json" : AcceptOf(Operation.Response)
            ),
        ];
        if (Parts.Body?.ContentType is { } type)
        {
            headers.Add(new("Content-Type", type));
        }

        return headers;
    }

    private static string AcceptOf(ResponseSpec? response) =>
        response?.Accept
        ?? response?.Kind switch
        {
            ResponseKind.Json => "application/json",
            ResponseKind.Text => "text/plain, */*;q=0.5",
            ResponseKind.Sse => "text/event-stream",
            ResponseKind.Jsonl => "application/x-ndjson, application/jsonl, application/json;q=0.9",
            _ => "*/*",
        };

    /// <summary>Adds the key of the call. A header that the caller sets or removes wins. Returns whether there is a key.</summary>
    private bool AddIdempotencyKey(string name)
    {
        foreach (KeyValuePair<string, string?> header in Above.Reverse())
        {
            if (HeaderList.IsSame(header.Key, name))
            {
                return header.Value is not null;
            }
        }

        Below.Add(new(name, Call.Options.IdempotencyKey ?? Guid.NewGuid().ToString("D")));
        return true;
    }
}
