using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Requests tokens: by the refresh token where that is possible, else by the credentials.</summary>
internal sealed class TokenRequests(Config config, OAuthScheme scheme)
{
    internal async Task<HeldToken> GetAsync(
        ClientCredentials credentials,
        HeldToken? held,
        string? refreshToken,
        Func<TimeSpan> clock,
        CancellationToken cancellationToken
    )
    {
        if (scheme.RefreshToken is null || refreshToken is null)
        {
            return await RequestAsync(scheme.GetToken!, credentials, null, clock, cancellationToken)
                .ConfigureAwait(false);
        }

        try
        {
            return await RequestAsync(
                    scheme.RefreshToken,
                    credentials,
                    refreshToken,
                    clock,
                    cancellationToken
                )
                .ConfigureAwait(false);
        }
        catch (SdkOAuthTokenException error) when (error.StatusCode is >= 400 and < 500)
        {
            return await RequestAsync(scheme.GetToken!, credentials, null, clock, cancellationToken)
                .ConfigureAwait(false);
        }
        catch (SdkOAuthTokenException) when (held is not null && !held.IsExpired(clock()))
        {
            return held.ForOneSecond(clock());
        }
    }

    /// <summary>Calls a token endpoint: with the refresh token alone, or with the credentials.</summary>
    private async Task<HeldToken> RequestAsync(
        TokenSpec spec,
        ClientCredentials credentials,
        string? refreshToken,
        Func<TimeSpan> clock,
        CancellationToken cancellationToken
    )
    {
        List<string> secrets =
        [
            credentials.ClientSecret,
            .. refreshToken is null ? [] : (string[])[refreshToken],
        ];
        Call call = new()
        {
            Operation = spec.Operation,
            Arguments = ArgumentsOf(spec, credentials, refreshToken),
            CancellationToken = cancellationToken,
            Url = spec.Url,
            IsForToken = true,
            Secrets = secrets,
        };
        TimeSpan sentAt = clock();
        try
        {
            Attempts attempts = new(config, new Prepared(config, call));
            JsonElement response = await attempts
                .RunAsync(reply => Decoder.ReadAsync(reply, JsonTypes.Any))
                .ConfigureAwait(false);
            return HeldToken.Of(spec, response, sentAt, refreshToken);
        }
        catch (SdkException error)
            when (error is not (SdkConfigurationException or SdkOAuthTokenException))
        {
            throw Failure(error, secrets);
        }
    }

    private Arguments ArgumentsOf(
        TokenSpec spec,
        ClientCredentials credentials,
        string? refreshToken
    )
    {
        Arguments arguments = new();
        if (refreshToken is not null)
        {
            return Put(arguments, spec.Request.RefreshToken, refreshToken);
        }

        arguments = Put(arguments, spec.Request.ClientId, credentials.ClientId);
        arguments = Put(arguments, spec.Request.ClientSecret, credentials.ClientSecret);
        return scheme.Scopes is { Count: > 0 } scopes
            ? Put(
                arguments,
                spec.Request.Scopes,
                spec.ScopesAsList ? scopes : string.Join(" ", scopes)
            )
            : arguments;
    }

    private static Arguments Put(Arguments arguments, IReadOnlyList<string>? path, object value) =>
        path is null ? arguments : arguments.WithAt(path, Argument.Of(value).Json);

    private static SdkOAuthTokenException Failure(SdkException error, List<string> secrets)
    {
        if (error is not SdkApiException api)
        {
            string why = Masking.Mask($"No access token: {error.Message}", secrets);
            return new SdkOAuthTokenException(why, null, null, null, error);
        }

        string? code = TextOf(api, "error", secrets);
        string? description = TextOf(api, "error_description", secrets);
        string said = string.Join(": ", Present(code, description));
        return new SdkOAuthTokenException(
            $"No access token: the token endpoint answered {api.StatusCode}{(said.Length == 0 ? "" : $" ({said})")}",
            api.StatusCode,
            code,
            description,
            null
        );
    }

    private static IEnumerable<string> Present(params string?[] all)
    {
        foreach (string? one in all)
        {
            if (one is not null)
            {
                yield return one;
            }
        }
    }

    private static string? TextOf(SdkApiException error, string name, List<string> secrets) =>
        error.Body is { ValueKind: JsonValueKind.Object } body
        && body.TryGetProperty(name, out JsonElement value)
        && value.ValueKind == JsonValueKind.String
        && Texts.TryGet(value, out string text)
            ? Masking.Mask(text, secrets)
            : null;
}
