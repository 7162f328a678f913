using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>The credentials that one attempt has. Suppliers are called at most once.</summary>
internal sealed class CredentialValues(Config config, Prepared prepared)
{
    private readonly Dictionary<string, string?> _resolved = new(StringComparer.Ordinal);

    private RequestOptions Options => prepared.Call.Options;

    /// <summary>The current value; null where none is given.</summary>
    internal async ValueTask<string?> ResolveAsync(CredentialSpec? credential)
    {
        if (credential is null)
        {
            return null;
        }

        if (!_resolved.TryGetValue(credential.Option, out string? value))
        {
            value = await FindAsync(credential).ConfigureAwait(false);
            _resolved[credential.Option] = value;
        }

        return value;
    }

    /// <summary>Option of the call, else of the client, else the environment. Empty text is a value.</summary>
    private async ValueTask<string?> FindAsync(CredentialSpec credential)
    {
        if (Options.Credentials.TryGetValue(credential.Option, out string? own))
        {
            return own;
        }

        if (IsReplaced(credential.Option))
        {
            return null;
        }

        object? given =
            config.Settings.Option(credential.Option + "Provider")
            ?? config.Settings.Option(credential.Option);
        return given switch
        {
            string text => text,
            Func<CancellationToken, ValueTask<string>> provider => await provider(
                    prepared.Call.CancellationToken
                )
                .ConfigureAwait(false),
            _ => config.Variables.Get(credential.Env),
        };
    }

    /// <summary>Whether a call brings the other part of a credential: half of it would not go with the client's.</summary>
    private bool IsReplaced(string option)
    {
        foreach (BasicScheme scheme in config.Spec.Auth.Schemes.OfType<BasicScheme>())
        {
            List<string> parts = [.. scheme.Credentials().Select(one => one.Option)];
            if (parts.Contains(option) && parts.Any(Options.Credentials.ContainsKey))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether the caller has taken over the header of a scheme.</summary>
    internal bool IsCallers(SchemeSpec scheme) =>
        scheme.Header() is { } header && prepared.IsCallers(header);

    /// <summary>The credentials that a scheme needs and that are not there.</summary>
    internal async ValueTask<IReadOnlyList<CredentialSpec>> LackingAsync(SchemeSpec scheme)
    {
        if (IsCallers(scheme))
        {
            return [];
        }

        List<CredentialSpec> lacking = [];
        foreach (CredentialSpec credential in scheme.Credentials())
        {
            string? value = await ResolveAsync(credential).ConfigureAwait(false);
            if (value is null || (value.Length == 0 && scheme is not BasicScheme))
            {
                lacking.Add(credential);
            }
        }

        return
            scheme is OAuthScheme { Token: { } token }
            && await ResolveAsync(token).ConfigureAwait(false) is { Length: > 0 }
            ? []
            : lacking;
    }
}
