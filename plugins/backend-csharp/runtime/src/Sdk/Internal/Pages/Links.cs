using System;
using System.Collections.Generic;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary><c>Link</c> headers (RFC 8288).</summary>
internal static class Links
{
    /// <summary>A link: its target, and its parameters as text.</summary>
    private static readonly Regex s_link = new(
        @"<([^<>]*)>((?>(?:\s*;\s*[^\s;,=""]+(?:\s*=\s*(?:""(?>(?:[^""\\]|\\.)*)""|(?>[^\s;,""]*)))?)*))",
        RegexOptions.CultureInvariant
    );

    private static readonly Regex s_parameter = new(
        @";\s*([^\s;,=""]+)(?:\s*=\s*(?:""((?>(?:[^""\\]|\\.)*))""|((?>[^\s;,""]*))))?",
        RegexOptions.CultureInvariant
    );

    /// <summary>The target of the first link with each relation that a header gives the page.</summary>
    internal static IReadOnlyDictionary<string, string> Of(string header)
    {
        Dictionary<string, string> links = new(StringComparer.Ordinal);
        foreach (Match match in s_link.Matches(header))
        {
            foreach (string relation in RelationsIn(match.Groups[2].Value))
            {
                if (!links.TryGetValue(relation, out _))
                {
                    links[relation] = match.Groups[1].Value;
                }
            }
        }

        return links;
    }

    /// <summary>What the first <c>rel</c> names; nothing for a link of something else than the page.</summary>
    private static string[] RelationsIn(string parameters)
    {
        string? relations = null;
        foreach (Match match in s_parameter.Matches(parameters))
        {
            string name = match.Groups[1].Value.ToLowerInvariant();
            if (name == "anchor")
            {
                return [];
            }

            if (name == "rel" && relations is null)
            {
                Group value = match.Groups[2].Success ? match.Groups[2] : match.Groups[3];
                relations = value.Value.ToLowerInvariant();
            }
        }

        return (relations ?? "").Split([' ', '\t'], StringSplitOptions.RemoveEmptyEntries);
    }
}
