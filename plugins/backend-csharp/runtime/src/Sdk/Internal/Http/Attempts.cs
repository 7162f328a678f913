using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>The attempts of one call: as many as the retry policy allows. The last exception surfaces.</summary>
internal sealed partial class Attempts(Config config, Prepared prepared)
{
    private readonly Stopwatch _clock = new();
    private int _number;
    private int _retries;
    private bool _canRenew = true;

    /// <summary>What the last attempt was sent to, with what credentials add to the URL.</summary>
    private string _url = prepared.Url;

    private CancellationToken Caller => prepared.Call.CancellationToken;

    /// <summary>Makes the attempts.</summary>
    /// <param name="consume">Reads the body of a success; what it keeps open is its own matter.</param>
    internal async Task<T> RunAsync<T>(Func<Reply, Task<T>> consume)
    {
        OnBegin();
        try
        {
            T result = await RepeatAsync(consume).ConfigureAwait(false);
            OnEnd(null);
            return result;
        }
        catch (Exception error)
        {
            OnEnd(error);
            throw;
        }
    }

    private async Task<T> RepeatAsync<T>(Func<Reply, Task<T>> consume)
    {
        while (true)
        {
            Caller.ThrowIfCancellationRequested();
            _number++;
            _clock.Restart();
            bool canRetry = _retries < prepared.MaxRetries && prepared.IsReplayable;
            Outcome<T> outcome;
            try
            {
                outcome = await AttemptAsync(consume, canRetry).ConfigureAwait(false);
            }
            catch (SdkConnectionException error)
            {
                error.Attempts = _number;
                if (!canRetry || !(prepared.IsSafe || error.Phase == CallPhase.Connect))
                {
                    LogFailure(error);
                    throw;
                }

                outcome = new Outcome<T> { RetryReason = error.GetType().Name };
            }
            catch (Exception error)
            {
                LogFailure(error);
                throw;
            }

            if (outcome.IsDone)
            {
                return outcome.Result!;
            }

            await BeforeNextAsync(outcome.RetryReason, outcome.Asked).ConfigureAwait(false);
        }
    }

    /// <summary>How an attempt ended that did not fail.</summary>
    private readonly struct Outcome<T>
    {
        internal bool IsDone { get; init; }

        internal T? Result { get; init; }

        /// <summary>Why there is another attempt; null for one with a new token.</summary>
        internal string? RetryReason { get; init; }

        internal TimeSpan? Asked { get; init; }
    }

    private async Task<Outcome<T>> AttemptAsync<T>(Func<Reply, Task<T>> consume, bool canRetry)
    {
        Applied applied = await new Authenticator(config, prepared)
            .ApplyAsync()
            .ConfigureAwait(false);
        HttpRequestMessage request = Requests.Create(prepared, applied);
        _url = request.RequestUri!.OriginalString;
        Called called = new(
            prepared.Operation.Method,
            prepared.Url,
            [.. prepared.Call.Secrets, .. applied.Secrets]
        );
        Deadline deadline = new(prepared.Timeout, called, Caller);
        Reply? reply = null;
        try
        {
            LogRequest(request);
            HttpResponseMessage response = await ExchangeAsync(request, deadline)
                .ConfigureAwait(false);
            reply = new Reply(config, prepared, response, deadline) { Attempt = _number };
            LogResponse(reply);
            OnResponse(reply.Status);
            return reply.IsSuccess
                ? new Outcome<T>
                {
                    IsDone = true,
                    Result = await consume(reply).ConfigureAwait(false),
                }
                : await AfterErrorAsync<T>(reply, applied, canRetry).ConfigureAwait(false);
        }
        finally
        {
            if (reply is null)
            {
                deadline.Dispose();
            }
            else if (!reply.IsKeptOpen)
            {
                reply.Dispose();
            }
        }
    }

    /// <summary>Another attempt where that may help, and else the exception of the response.</summary>
    private async Task<Outcome<T>> AfterErrorAsync<T>(Reply reply, Applied applied, bool canRetry)
    {
        if (reply.Status == 401 && applied.Token is { } token)
        {
            token.Invalidate();
            if (_canRenew && prepared.IsReplayable)
            {
                await reply.PassOverAsync().ConfigureAwait(false);
                return default;
            }
        }

        TimeSpan? asked = reply.AskedWait;
        bool mayPass =
            Retry.IsTransient(reply.Status) && (prepared.IsSafe || Retry.HadNoEffect(reply.Status));
        if (canRetry && mayPass && !(asked > Retry.LongestWait))
        {
            await reply.PassOverAsync().ConfigureAwait(false);
            return new Outcome<T> { RetryReason = Numbers.Text(reply.Status), Asked = asked };
        }

        throw await Failures.ReadAsync(reply).ConfigureAwait(false);
    }

    /// <summary>Sends a request through all middleware, the first of which is the outermost.</summary>
    private async Task<HttpResponseMessage> ExchangeAsync(
        HttpRequestMessage request,
        Deadline deadline
    )
    {
        Func<HttpRequestMessage, CancellationToken, Task<HttpResponseMessage>> next = new Sender(
            config,
            deadline,
            prepared.IsReplayable
        ).SendAsync;
        for (int i = config.Settings.Middleware.Count - 1; i >= 0; i--)
        {
            Middleware layer = config.Settings.Middleware[i];
            Func<HttpRequestMessage, CancellationToken, Task<HttpResponseMessage>> inner = next;
            next = (sent, token) => layer(sent, inner, token);
        }

        try
        {
            return await next(request, deadline.Token).ConfigureAwait(false)
                ?? throw new SdkConnectionException(
                    deadline.Called.Failed("a middleware gave no response"),
                    deadline.Phase
                );
        }
        catch (OperationCanceledException error)
        {
            throw deadline.Reason(error) ?? error;
        }
    }

    private async Task BeforeNextAsync(string? reason, TimeSpan? asked)
    {
        OnResend(reason ?? "401");
        if (reason is null)
        {
            _canRenew = false;
            return;
        }

        _retries++;
        TimeSpan wait = config.Backoff(_retries, asked);
        if (prepared.Log is { } log)
        {
            Dictionary<string, object?> fields = Fields();
            fields["reason"] = reason;
            fields["waitMs"] = (long)Math.Round(wait.TotalMilliseconds);
            log.Log(LogEventLevel.Warn, "retry", fields);
        }

        if (wait > TimeSpan.Zero)
        {
            await Task.Delay(wait, Caller).ConfigureAwait(false);
        }
    }

    /// <summary>Implemented where the platform has activities.</summary>
    partial void OnBegin();

    partial void OnResponse(int status);

    partial void OnResend(string reason);

    partial void OnEnd(Exception? error);

    private Dictionary<string, object?> Fields()
    {
        Dictionary<string, object?> fields = CallLog.Fields(
            prepared.Operation.Method,
            _url,
            _number
        );
        fields["durationMs"] = _clock.ElapsedMilliseconds;
        return fields;
    }

    private void LogRequest(HttpRequestMessage request) =>
        prepared.Log?.LogWithHeaders(
            "request",
            CallLog.Fields(prepared.Operation.Method, _url, _number),
            Requests.HeadersOf(request)
        );

    private void LogResponse(Reply reply)
    {
        if (prepared.Log is { } log)
        {
            Dictionary<string, object?> fields = Fields();
            fields["status"] = reply.Status;
            fields["requestId"] = reply.RequestId;
            log.LogWithHeaders("response", fields, reply.Headers.Pairs());
        }
    }

    private void LogFailure(Exception error)
    {
        if (prepared.Log is { } log)
        {
            Dictionary<string, object?> fields = Fields();
            if (error is SdkApiException api)
            {
                fields["status"] = api.StatusCode;
                fields["requestId"] = api.RequestId;
            }

            fields["reason"] = error.GetType().Name;
            log.Log(LogEventLevel.Error, "error", fields);
        }
    }
}
