using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>The environment variables that the API names; read once, when a client is made.</summary>
internal sealed class EnvironmentVariables
{
    private static readonly Regex s_placeholder = new(
        @"\$\{(\w+)\}",
        RegexOptions.CultureInvariant
    );
    private readonly Dictionary<string, string> _values = new(StringComparer.Ordinal);

    /// <summary>Reads the variables that the API names, and no other. An empty one counts as unset.</summary>
    internal EnvironmentVariables(ClientSpec spec, Func<string, string?> read)
    {
        foreach (string name in NamesIn(spec))
        {
            string value = read(name)?.Trim() ?? "";
            if (value.Length > 0)
            {
                _values[name] = value;
            }
        }
    }

    private static IEnumerable<string> NamesIn(ClientSpec spec)
    {
        List<string?> names = [spec.BaseUrlEnv];
        foreach (SchemeSpec scheme in spec.Auth.Schemes)
        {
            foreach (CredentialSpec credential in scheme.AllCredentials())
            {
                names.Add(credential.Env);
            }
        }

        foreach (HeaderSpec header in spec.Headers ?? [])
        {
            names.Add(header.Env);
            foreach (Match match in s_placeholder.Matches(header.Template ?? ""))
            {
                names.Add(match.Groups[1].Value);
            }
        }

        foreach (string? name in names)
        {
            if (name is not null)
            {
                yield return name;
            }
        }
    }

    /// <summary>The value of a variable; null where it is not set, or there is none.</summary>
    internal string? Get(string? name) =>
        name is not null && _values.TryGetValue(name, out string? value) ? value : null;

    /// <summary>Fills the placeholders of a header; null where a variable is not set.</summary>
    internal string? Fill(string template)
    {
        bool isComplete = true;
        string text = s_placeholder.Replace(
            template,
            match =>
            {
                string? value = Get(match.Groups[1].Value);
                isComplete &= value is not null;
                return value ?? "";
            }
        );
        return isComplete ? text : null;
    }
}
