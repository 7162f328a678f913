using System.Collections.Generic;

namespace Sdk.Internal;

/// <summary>Questions about schemes.</summary>
internal static class Schemes
{
    /// <summary>The credentials that a scheme needs.</summary>
    internal static IReadOnlyList<CredentialSpec> Credentials(this SchemeSpec scheme) =>
        scheme switch
        {
            BearerScheme bearer => Present(bearer.Token),
            BasicScheme basic => Present(basic.Username, basic.Password),
            KeyScheme key => Present(key.Value),
            OAuthScheme oauth => Present(oauth.ClientId, oauth.ClientSecret),
            _ => [],
        };

    /// <summary>These, and a token that stands in for them.</summary>
    internal static IReadOnlyList<CredentialSpec> AllCredentials(this SchemeSpec scheme) =>
        scheme is OAuthScheme oauth
            ? Present(oauth.ClientId, oauth.ClientSecret, oauth.Token)
            : scheme.Credentials();

    /// <summary>The header that a scheme sets; null for none.</summary>
    internal static string? Header(this SchemeSpec scheme) =>
        scheme switch
        {
            BearerScheme or BasicScheme => "Authorization",
            KeyScheme { Kind: KeyPlace.Header } key => key.Name,
            OAuthScheme oauth => oauth.Header,
            _ => null,
        };

    private static List<CredentialSpec> Present(params CredentialSpec?[] all)
    {
        List<CredentialSpec> present = [];
        foreach (CredentialSpec? one in all)
        {
            if (one is not null)
            {
                present.Add(one);
            }
        }

        return present;
    }
}
