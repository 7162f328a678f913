using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Internal;

internal sealed partial class Authenticator
{
    static partial void AddTokenSource(
        Config config,
        OAuthScheme scheme,
        ref ITokenSource? source
    ) =>
        source = new OAuthTokens(
            new TokenRequests(config, scheme),
            static () =>
                TimeSpan.FromTicks(
                    Stopwatch.GetTimestamp() * TimeSpan.TicksPerSecond / Stopwatch.Frequency
                )
        );
}

/// <summary>Holds the access token of one scheme: requests it when it is needed, and renews it in time.</summary>
/// <param name="requests">Requests tokens.</param>
/// <param name="clock">A monotonic clock.</param>
internal sealed class OAuthTokens(TokenRequests requests, Func<TimeSpan> clock) : ITokenSource
{
    private readonly object _lock = new();
    private HeldToken? _held;
    private string? _refreshToken;
    private Flight? _flight;

    /// <summary>One request for a token, and how many callers wait for it.</summary>
    private sealed class Flight
    {
        internal CancellationTokenSource Cancellation { get; } = new();

        internal TaskCompletionSource<HeldToken> Result { get; } =
            new(TaskCreationOptions.RunContinuationsAsynchronously);

        internal int Waiting { get; set; }
    }

    public async Task<string> GetAsync(
        ClientCredentials credentials,
        CancellationToken cancellationToken
    )
    {
        Flight joined;
        lock (_lock)
        {
            if (_held is not null && !_held.IsDue(clock()))
            {
                return _held.AccessToken;
            }

            joined = _flight ?? Start(credentials);
            joined.Waiting++;
        }

        try
        {
            HeldToken token = await joined
                .Result.Task.WaitAsync(cancellationToken)
                .ConfigureAwait(false);
            return token.AccessToken;
        }
        finally
        {
            Leave(joined, cancellationToken.IsCancellationRequested);
        }
    }

    private Flight Start(ClientCredentials credentials)
    {
        Flight started = new();
        _flight = started;
        HeldToken? held = _held;
        string? refreshToken = _refreshToken;
        _ = Task.Run(() => RunAsync(started, credentials, held, refreshToken));
        return started;
    }

    private async Task RunAsync(
        Flight flight,
        ClientCredentials credentials,
        HeldToken? held,
        string? refreshToken
    )
    {
        try
        {
            HeldToken token = await requests
                .GetAsync(credentials, held, refreshToken, clock, flight.Cancellation.Token)
                .ConfigureAwait(false);
            Finish(flight, token);
            flight.Result.SetResult(token);
        }
        catch (Exception error)
        {
            Finish(flight, null);
            flight.Result.SetException(error);
            // Nobody may be waiting any more.
            _ = flight.Result.Task.Exception;
        }
    }

    private void Finish(Flight finished, HeldToken? token)
    {
        lock (_lock)
        {
            if (token is not null)
            {
                _held = token;
                _refreshToken = token.RefreshToken;
            }

            if (_flight == finished)
            {
                _flight = null;
            }
        }
    }

    /// <summary>The request ends where nobody waits for it any more.</summary>
    private void Leave(Flight joined, bool isCanceled)
    {
        bool isAbandoned;
        lock (_lock)
        {
            joined.Waiting--;
            isAbandoned = joined.Waiting == 0 && isCanceled;
            if (isAbandoned && _flight == joined)
            {
                // A later caller must not join a request that is being canceled.
                _flight = null;
            }
        }

        if (isAbandoned)
        {
            joined.Cancellation.Cancel();
        }
    }

    public void Invalidate(string token)
    {
        lock (_lock)
        {
            if (_held?.AccessToken == token)
            {
                _held = null;
            }
        }
    }
}
