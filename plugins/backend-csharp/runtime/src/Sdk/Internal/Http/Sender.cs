using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Sends one request, and follows redirects where that is safe.</summary>
internal sealed class Sender(Config config, Deadline deadline, bool isReplayable)
{
    private const int MostHops = 5;

    /// <summary>Headers that may follow to another origin: none of them can hold a credential.</summary>
    private static readonly string[] s_portable =
    [
        "Accept",
        "Accept-Encoding",
        "Range",
        "User-Agent",
    ];

    internal async Task<HttpResponseMessage> SendAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        HttpRequestMessage current = request;
        for (int hop = 0; ; hop++)
        {
            HttpResponseMessage response = await SendOnceAsync(current, cancellationToken)
                .ConfigureAwait(false);
            HttpRequestMessage? next = hop < MostHops ? Redirected(current, response) : null;
            if (next is null)
            {
                return response;
            }

            await UnreadBodies.PassOverAsync(response, cancellationToken).ConfigureAwait(false);
            current = next;
        }
    }

    private async Task<HttpResponseMessage> SendOnceAsync(
        HttpRequestMessage request,
        CancellationToken cancellationToken
    )
    {
        Uri sentTo = request.RequestUri!;
        HttpResponseMessage response;
        try
        {
            response = config.Settings.HttpClient is { } own
                ? await own.SendAsync(
                        Copy(request),
                        HttpCompletionOption.ResponseHeadersRead,
                        cancellationToken
                    )
                    .ConfigureAwait(false)
                : await config
                    .Transport.Invoker.SendAsync(request, cancellationToken)
                    .ConfigureAwait(false);
        }
        catch (Exception error) when (error is not SdkException)
        {
            throw Explain(error);
        }

        if (response.RequestMessage?.RequestUri is { } came && !Urls.IsSameOrigin(came, sentTo))
        {
            response.Dispose();
            throw new SdkConfigurationException(
                "The HttpClient followed a redirect to another origin, with the credentials of the request; "
                    + "its handler needs AllowAutoRedirect = false"
            );
        }

        return response;
    }

    private Exception Explain(Exception error)
    {
        if (deadline.Reason(error) is { } reason)
        {
            return reason;
        }

        if (error is OperationCanceledException { InnerException: TimeoutException })
        {
            // The platform's own limits: for connecting, or that of a client which was given.
            return config.Settings.HttpClient is null
                ? Timeout("no connection in time", CallPhase.Connect)
                : Timeout(
                    "no response within the time limit of the HttpClient",
                    CallPhase.Response
                );
        }

        CallPhase phase = Retry.NeverSent(error) ? CallPhase.Connect : CallPhase.Response;
        string problem =
            $"the request could not be sent, or was not answered ({error.GetType().Name})";
        return new SdkConnectionException(deadline.Called.Failed(problem), phase, error);
    }

    private SdkTimeoutException Timeout(string problem, CallPhase phase) =>
        new(deadline.Called.Failed(problem), phase);

    /// <summary>A client that was given sends a request once only, whereas a middleware may have it sent again.</summary>
    private static HttpRequestMessage Copy(HttpRequestMessage request)
    {
        HttpRequestMessage copy = new(request.Method, request.RequestUri)
        {
            Content = request.Content,
            Version = request.Version,
        };
#if NET
        copy.VersionPolicy = request.VersionPolicy;
        foreach (
            KeyValuePair<string, System.Net.Http.Headers.HeaderStringValues> header in request
                .Headers
                .NonValidated
        )
#else
        foreach (KeyValuePair<string, IEnumerable<string>> header in request.Headers)
#endif
        {
            copy.Headers.TryAddWithoutValidation(header.Key, (IEnumerable<string>)header.Value);
        }

        return copy;
    }

    /// <summary>The request that a redirect asks for; null where the response is to be taken as it is.</summary>
    private HttpRequestMessage? Redirected(HttpRequestMessage request, HttpResponseMessage response)
    {
        int status = (int)response.StatusCode;
        if (status is not (301 or 302 or 303 or 307 or 308))
        {
            return null;
        }

        string? location = new ResponseHeaders(response).Get("location");
        if (location is null)
        {
            return null;
        }

        Uri from = request.RequestUri!;
        if (
            Urls.Resolve(location, from) is not { } to
            || (from.Scheme == "https" && to.Scheme != "https")
        )
        {
            return null;
        }

        bool isSame = Urls.IsSameOrigin(from, to);
        if (!isSame && HasOwnHeaders())
        {
            return null;
        }

        bool isRead = request.Method == HttpMethod.Get || request.Method == HttpMethod.Head;
        bool isRepeatable = request.Content is null || isReplayable;
        if (isRead)
        {
            return isSame && !isRepeatable
                ? null
                : To(request, request.Method, to, isSame, isSame ? request.Content : null);
        }

        if (status == 303)
        {
            HttpRequestMessage read = To(request, HttpMethod.Get, to, isSame, null);
            read.Headers.Remove("Idempotency-Key");
            return read;
        }

        return status <= 302 || !isSame || !isRepeatable
            ? null
            : To(request, request.Method, to, isSame, request.Content);
    }

    /// <summary>Headers that a client adds to all its requests would go to any origin.</summary>
    private bool HasOwnHeaders() =>
        config.Settings.HttpClient is { } own
        && own.DefaultRequestHeaders.Any(header =>
            !s_portable.Contains(header.Key, StringComparer.OrdinalIgnoreCase)
        );

    private static HttpRequestMessage To(
        HttpRequestMessage request,
        HttpMethod method,
        Uri url,
        bool isSame,
        HttpContent? content
    )
    {
        HttpRequestMessage next = Copy(request);
        next.Method = method;
        next.RequestUri = url;
        next.Content = content;
        foreach (string name in next.Headers.Select(header => header.Key).ToArray())
        {
            if (!isSame && !s_portable.Contains(name, StringComparer.OrdinalIgnoreCase))
            {
                next.Headers.Remove(name);
            }
        }

        return next;
    }
}
