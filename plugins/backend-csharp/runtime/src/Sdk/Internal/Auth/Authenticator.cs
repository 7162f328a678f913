using System;
using System.Collections.Generic;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Applies the schemes and the global headers of one attempt.</summary>
internal sealed partial class Authenticator(Config config, Prepared prepared)
{
    private readonly CredentialValues _credentials = new(config, prepared);
    private readonly Applied _applied = new();

    internal async Task<Applied> ApplyAsync()
    {
        if (!(prepared.Call.IsForToken && prepared.Call.Url is not null))
        {
            await AddGlobalHeadersAsync().ConfigureAwait(false);
        }

        foreach (SchemeSpec scheme in await SchemesAsync().ConfigureAwait(false))
        {
            if (!_credentials.IsCallers(scheme))
            {
                await ApplyAsync(scheme).ConfigureAwait(false);
            }
        }

        return _applied;
    }

    private ValueTask<IReadOnlyList<SchemeSpec>> SchemesAsync()
    {
        AuthSpec auth = config.Spec.Auth;
        IReadOnlyList<IReadOnlyList<string>>? security = prepared.Operation.Security;
        if (!prepared.Call.IsForToken)
        {
            return new SchemeChooser(auth, _credentials).ChooseAsync(security);
        }

        // A token endpoint has the schemes that it declares itself, and never a token.
        AuthSpec own = new() { Mode = AuthMode.Endpoint, Schemes = auth.Schemes };
        return new SchemeChooser(own, _credentials).ChooseAsync(security ?? []);
    }

    private async Task AddGlobalHeadersAsync()
    {
        foreach (HeaderSpec header in config.Spec.Headers ?? [])
        {
            bool isMeant =
                header.Definition is null || header.Definition == prepared.Operation.Definition;
            if (isMeant && !prepared.IsCallers(header.Header))
            {
                await AddGlobalHeaderAsync(header).ConfigureAwait(false);
            }
        }
    }

    private async Task AddGlobalHeaderAsync(HeaderSpec header)
    {
        if (header.Literal is { } literal)
        {
            _applied.GlobalHeaders.Add(new(header.Header, literal));
        }
        else if (header.Template is { } template)
        {
            if (config.Variables.Fill(template) is { } filled)
            {
                _applied.GlobalHeaders.Add(new(header.Header, filled));
                _applied.AddSecret(filled);
            }
        }
        else
        {
            await AddOptionAsync(header).ConfigureAwait(false);
        }
    }

    private async Task AddOptionAsync(HeaderSpec header)
    {
        object? given = config.Settings.Option(header.Option);
        if (given is Func<CancellationToken, ValueTask<string>> provider)
        {
            given = await provider(prepared.Call.CancellationToken).ConfigureAwait(false);
        }

        object? value = given ?? config.Variables.Get(header.Env) ?? header.Default;
        if (value is not null)
        {
            string text = Values.Joined(Argument.Of(value).Json, false, ",", static part => part);
            _applied.GlobalHeaders.Add(new(header.Header, text));
        }
        else if (header.Required)
        {
            string or = header.Env is null ? "" : $" or set {header.Env}";
            throw new SdkConfigurationException(
                $"The header {header.Header} is needed: pass {header.Option}{or}"
            );
        }
    }

    private async Task ApplyAsync(SchemeSpec scheme)
    {
        switch (scheme)
        {
            case BearerScheme bearer:
                string token = await ValueAsync(bearer.Token).ConfigureAwait(false);
                _applied.AddSecret(token);
                _applied.Headers.Add(new("Authorization", $"Bearer {token}"));
                break;
            case BasicScheme basic:
                await ApplyBasicAsync(basic).ConfigureAwait(false);
                break;
            case KeyScheme key:
                ApplyKey(key, await ValueAsync(key.Value).ConfigureAwait(false));
                break;
            case OAuthScheme oauth:
                await ApplyTokenAsync(oauth).ConfigureAwait(false);
                break;
            default:
                break;
        }
    }

    private async ValueTask<string> ValueAsync(CredentialSpec? credential) =>
        await _credentials.ResolveAsync(credential).ConfigureAwait(false) ?? "";

    private async Task ApplyBasicAsync(BasicScheme scheme)
    {
        if (scheme.Credentials().Count == 0)
        {
            return;
        }

        string user = await ValueAsync(scheme.Username).ConfigureAwait(false);
        string password = await ValueAsync(scheme.Password).ConfigureAwait(false);
        string encoded = Convert.ToBase64String(Encoding.UTF8.GetBytes($"{user}:{password}"));
        _applied.AddSecret(password);
        _applied.AddSecret(encoded);
        _applied.Headers.Add(new("Authorization", $"Basic {encoded}"));
    }

    private void ApplyKey(KeyScheme scheme, string value)
    {
        _applied.AddSecret(value);
        string text = scheme.Prefix + value;
        switch (scheme.Kind)
        {
            case KeyPlace.Header:
                _applied.Headers.Add(new(scheme.Name, text));
                break;
            case KeyPlace.Query:
                _applied.Query.Add(new(scheme.Name, text));
                break;
            default:
                _applied.Cookies.Add(new(scheme.Name, text));
                break;
        }
    }

    private async Task ApplyTokenAsync(OAuthScheme scheme)
    {
        string token = await ValueAsync(scheme.Token).ConfigureAwait(false);
        if (token.Length == 0)
        {
            token = await RequestTokenAsync(scheme).ConfigureAwait(false);
        }

        _applied.AddSecret(token);
        _applied.Headers.Add(
            new(scheme.Header, scheme.Prefix.Length == 0 ? token : $"{scheme.Prefix} {token}")
        );
    }

    private async Task<string> RequestTokenAsync(OAuthScheme scheme)
    {
        ITokenSource source = config.Tokens.GetOrAdd(scheme.Key, _ => CreateSource(scheme));
        ClientCredentials credentials = new(
            await ValueAsync(scheme.ClientId).ConfigureAwait(false),
            await ValueAsync(scheme.ClientSecret).ConfigureAwait(false)
        );
        _applied.AddSecret(credentials.ClientSecret);
        string token = await source
            .GetAsync(credentials, prepared.Call.CancellationToken)
            .ConfigureAwait(false);
        _applied.Token = new UsedToken(source, token);
        return token;
    }

    private ITokenSource CreateSource(OAuthScheme scheme)
    {
        ITokenSource? source = null;
        AddTokenSource(config, scheme, ref source);
        return source ?? throw new NotSupportedException("This SDK has no OAuth.");
    }

    /// <summary>Implemented by the feature for OAuth.</summary>
    static partial void AddTokenSource(Config config, OAuthScheme scheme, ref ITokenSource? source);
}
