#if NET
using System;
using System.Collections.Generic;
using System.Diagnostics;

namespace Sdk.Internal;

/// <summary>
/// What is told of one call, by the names that OpenTelemetry has for HTTP clients. Nothing of it comes from the caller, whose
/// values may be secret.
/// </summary>
internal sealed class CallTrace
{
    private readonly long _began = Stopwatch.GetTimestamp();
    private readonly Telemetry _telemetry;
    private readonly Activity? _activity;
    private TagList _tags;
    private int? _status;
    private int _resends;

    internal CallTrace(Telemetry telemetry, ActivitySource source, Prepared prepared)
    {
        _telemetry = telemetry;
        OperationSpec operation = prepared.Operation;
        string name = operation.Method;
        _tags.Add("http.request.method", operation.Method);
        if (!prepared.Call.IsUndeclared)
        {
            name += " " + operation.Path;
            _tags.Add("url.template", operation.Path);
        }

        if (operation.Rpc is JsonRpcSpec rpc && prepared.Call.Messages is null)
        {
            name = rpc.Method;
            _tags.Add("rpc.system", "jsonrpc");
            _tags.Add("rpc.method", rpc.Method);
        }

        Uri url = new(prepared.Url);
        _tags.Add("server.address", url.IdnHost);
        _tags.Add("server.port", url.Port);
        _activity = source.StartActivity(
            name,
            ActivityKind.Client,
            parentContext: default,
            (IEnumerable<KeyValuePair<string, object?>>)_tags
        );
    }

    internal void Responded(int status) => _status = status;

    /// <summary>Says that the request is sent again.</summary>
    /// <param name="reason">The status or the exception because of which it is.</param>
    internal void Resends(string reason)
    {
        _resends++;
        _status = null;
        _telemetry.Retries.Add(1, _tags);
        _activity?.AddEvent(
            new ActivityEvent(
                "retry",
                tags: new() { ["http.request.resend_count"] = _resends, ["error.type"] = reason }
            )
        );
    }

    /// <summary>Ends the activity, before the values of a stream or the bytes of a download are read.</summary>
    /// <param name="error">Why the call failed; null if it succeeded.</param>
    internal void End(Exception? error)
    {
        if (_status is { } status)
        {
            Add("http.response.status_code", status);
        }

        if (error is not null)
        {
            Add(
                "error.type",
                error is SdkApiException api
                    ? Numbers.Text(api.StatusCode)
                    : error.GetType().FullName
            );
            _activity?.SetStatus(ActivityStatusCode.Error);
        }

        if (_resends > 0)
        {
            _activity?.SetTag("http.request.resend_count", _resends);
        }

        _telemetry.Duration.Record(Stopwatch.GetElapsedTime(_began).TotalSeconds, _tags);
        _activity?.Dispose();
    }

    private void Add(string name, object? value)
    {
        _tags.Add(name, value);
        _activity?.SetTag(name, value);
    }
}

/// <summary>Traces a call, which .NET Standard cannot.</summary>
internal sealed partial class Attempts
{
    private CallTrace? _trace;

    partial void OnBegin() => _trace = Telemetry.Of(config.Spec).Begin(prepared);

    partial void OnResponse(int status) => _trace?.Responded(status);

    partial void OnResend(string reason) => _trace?.Resends(reason);

    partial void OnEnd(Exception? error) => _trace?.End(error);
}
#endif
