using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Chooses the schemes of an attempt.</summary>
internal sealed class SchemeChooser(AuthSpec auth, CredentialValues credentials)
{
    /// <summary>By scheme, the credentials that are not there.</summary>
    private readonly Dictionary<string, IReadOnlyList<CredentialSpec>> _lacking = [];

    /// <summary>The schemes to apply.</summary>
    /// <param name="security">What the operation declares; null for nothing.</param>
    /// <exception cref="BrandMissingCredentialsException">There are none.</exception>
    internal async ValueTask<IReadOnlyList<SchemeSpec>> ChooseAsync(
        IReadOnlyList<IReadOnlyList<string>>? security
    )
    {
        if (security is { Count: 0 } || auth.Mode == AuthMode.None)
        {
            return [];
        }

        if (auth.Mode == AuthMode.Endpoint)
        {
            return await AlternativeAsync(security ?? auth.Security ?? []).ConfigureAwait(false);
        }

        IReadOnlyList<string> keys = auth.Apply ?? [];
        IReadOnlyList<string> missing = await MissingAsync(keys).ConfigureAwait(false);
        if (auth.Mode == AuthMode.Any)
        {
            return
            [
                .. keys.Where(key => !missing.Contains(key))
                    .Take(1)
                    .Select(Find)
                    .OfType<SchemeSpec>(),
            ];
        }

        return missing.Count == 0
            ? [.. keys.Select(Find).OfType<SchemeSpec>()]
            : throw Failure(
                $"No credentials provided for: {string.Join(", ", missing)}",
                [missing]
            );
    }

    private SchemeSpec? Find(string key) =>
        auth.Schemes.FirstOrDefault(scheme => scheme.Key == key);

    /// <summary>The first alternative whose credentials are all there.</summary>
    private async ValueTask<IReadOnlyList<SchemeSpec>> AlternativeAsync(
        IReadOnlyList<IReadOnlyList<string>> alternatives
    )
    {
        List<IReadOnlyList<string>> missing = [];
        foreach (IReadOnlyList<string> keys in alternatives)
        {
            IReadOnlyList<string> lacking = await MissingAsync(keys).ConfigureAwait(false);
            if (lacking.Count == 0)
            {
                return [.. keys.Select(Find).OfType<SchemeSpec>()];
            }

            missing.Add(lacking);
        }

        if (missing.Count == 0)
        {
            return [];
        }

        string all = string.Join(" OR ", missing.Select(keys => string.Join(" AND ", keys)));
        throw Failure(
            "No authentication credentials provided that satisfy the endpoint's security requirements. "
                + $"Please provide credentials for: {all}",
            missing
        );
    }

    /// <summary>Those of some schemes whose credentials are not there.</summary>
    private async ValueTask<IReadOnlyList<string>> MissingAsync(IReadOnlyList<string> keys)
    {
        List<string> missing = [];
        foreach (string key in keys)
        {
            SchemeSpec? scheme = Find(key);
            IReadOnlyList<CredentialSpec> lacking = scheme is null
                ? []
                : await credentials.LackingAsync(scheme).ConfigureAwait(false);
            if (scheme is null || lacking.Count > 0)
            {
                missing.Add(key);
                _lacking[key] = lacking;
            }
        }

        return missing;
    }

    private SdkMissingCredentialsException Failure(
        string message,
        IReadOnlyList<IReadOnlyList<string>> missing
    )
    {
        StringBuilder text = new StringBuilder(message).Append('.');
        foreach (string key in missing.SelectMany(keys => keys).Distinct())
        {
            IReadOnlyList<CredentialSpec> parts = _lacking[key];
            if (parts.Count > 0)
            {
                text.Append(' ').Append(key).Append(": ").Append(Hint(parts)).Append('.');
            }
        }

        return new SdkMissingCredentialsException(text.ToString(), missing);
    }

    /// <summary>Where credentials come from.</summary>
    private static string Hint(IReadOnlyList<CredentialSpec> parts)
    {
        string names = string.Join(" and ", parts.Select(part => part.Env).OfType<string>());
        string options = string.Join(" and ", parts.Select(part => part.Option));
        return $"pass {options}{(names.Length == 0 ? "" : " or set " + names)}";
    }
}
