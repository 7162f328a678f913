using System;
using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>What a token endpoint gave. A class, since a record would print it.</summary>
internal sealed class HeldToken
{
    private static readonly TimeSpan s_mostMargin = TimeSpan.FromSeconds(120);
    private static readonly TimeSpan s_endless = TimeSpan.MaxValue;
    private static readonly Regex s_number = new(
        @"^\d{1,18}(\.\d{1,18})?$",
        RegexOptions.CultureInvariant
    );

    private readonly TimeSpan _sentAt;
    private readonly TimeSpan _lifetime;
    private readonly TimeSpan _useFor;

    private HeldToken(
        string accessToken,
        string? refreshToken,
        TimeSpan sentAt,
        TimeSpan lifetime,
        TimeSpan useFor
    )
    {
        AccessToken = accessToken;
        RefreshToken = refreshToken;
        _sentAt = sentAt;
        _lifetime = lifetime;
        _useFor = useFor;
    }

    internal string AccessToken { get; }

    internal string? RefreshToken { get; }

    /// <summary>For how long the token is used; null for ever.</summary>
    internal TimeSpan? UseFor => _useFor == s_endless ? null : _useFor;

    /// <summary>Reads the response of a token endpoint.</summary>
    /// <param name="spec">Where the fields of the response are.</param>
    /// <param name="response">The response.</param>
    /// <param name="sentAt">When the request was sent, by a monotonic clock.</param>
    /// <param name="refreshToken">The refresh token so far.</param>
    internal static HeldToken Of(
        TokenSpec spec,
        JsonElement response,
        TimeSpan sentAt,
        string? refreshToken
    )
    {
        string? token = TextAt(response, spec.Response.AccessToken);
        if (token is null)
        {
            throw new SdkOAuthTokenException(
                "The token endpoint gave no access token",
                null,
                null,
                null,
                null
            );
        }

        string? rotated = spec.Response.RefreshToken is { } path ? TextAt(response, path) : null;
        TimeSpan lifetime = spec.Response.ExpiresIn is { } expiry
            ? LifetimeOf(Json.At(response, expiry))
            : s_endless;
        return new(token, rotated ?? refreshToken, sentAt, lifetime, UseForOf(lifetime));
    }

    private static string? TextAt(
        JsonElement response,
        System.Collections.Generic.IReadOnlyList<string> path
    )
    {
        JsonElement value = Json.At(response, path);
        return
            value.ValueKind == JsonValueKind.String
            && Texts.TryGet(value, out string text)
            && text.Length > 0
            ? text
            : null;
    }

    private static TimeSpan UseForOf(TimeSpan lifetime)
    {
        if (lifetime == s_endless)
        {
            return s_endless;
        }

        TimeSpan margin = TimeSpan.FromTicks(lifetime.Ticks / 5);
        return lifetime - (margin < s_mostMargin ? margin : s_mostMargin);
    }

    /// <summary>Endless where the server does not say, or not in a way that makes sense.</summary>
    private static TimeSpan LifetimeOf(JsonElement expiresIn)
    {
        string text = expiresIn.ValueKind switch
        {
            JsonValueKind.Number => expiresIn.GetRawText(),
            JsonValueKind.String
                when Texts.TryGet(expiresIn, out string spelled)
                    && s_number.IsMatch(spelled.Trim()) => spelled,
            _ => "",
        };
        bool isNumber = double.TryParse(
            text,
            NumberStyles.Float,
            CultureInfo.InvariantCulture,
            out double seconds
        );
        return isNumber && seconds is > 0 and < 1e10 ? TimeSpan.FromSeconds(seconds) : s_endless;
    }

    /// <summary>Whether a new token is to be requested, though this one may still work.</summary>
    internal bool IsDue(TimeSpan now) => _useFor != s_endless && now - _sentAt >= _useFor;

    internal bool IsExpired(TimeSpan now) => _lifetime != s_endless && now - _sentAt >= _lifetime;

    /// <summary>The same token, to be renewed in a second.</summary>
    internal HeldToken ForOneSecond(TimeSpan now)
    {
        TimeSpan later = now - _sentAt + TimeSpan.FromSeconds(1);
        return new(
            AccessToken,
            RefreshToken,
            _sentAt,
            _lifetime,
            later < _lifetime ? later : _lifetime
        );
    }
}
