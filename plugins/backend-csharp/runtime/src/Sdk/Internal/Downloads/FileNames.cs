using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>File names of downloads (RFC 6266 and RFC 8187).</summary>
internal static class FileNames
{
    /// <summary>A parameter: its name, and a quoted string or whatever there is before the next one.</summary>
    private static readonly Regex s_parameter = new(
        @";\s*([^\s;=""]+)\s*=\s*(?:""((?>(?:[^""\\]|\\.)*))""|([^;""]*))",
        RegexOptions.CultureInvariant
    );

    /// <summary>A charset, a language and a text whose bytes may be escaped.</summary>
    private static readonly Regex s_encoded = new(
        @"^([^']*)'[^']*'((?>(?:%[0-9a-fA-F]{2}|[!-$&-~])*))$",
        RegexOptions.CultureInvariant
    );

    /// <summary>The last segment of the name that a header has; null if it is none.</summary>
    internal static string? Of(string? disposition)
    {
        Dictionary<string, string> parameters = ParametersOf(disposition ?? "");
        string? name = parameters.TryGetValue("filename*", out string? encoded)
            ? Decoded(encoded)
            : null;
        if (name is null && !parameters.TryGetValue("filename", out name))
        {
            return null;
        }

        string last = name[(name.LastIndexOfAny(['/', '\\']) + 1)..];
        return last is "" or "." or ".." ? null : last;
    }

    private static Dictionary<string, string> ParametersOf(string disposition)
    {
        Dictionary<string, string> parameters = new(StringComparer.OrdinalIgnoreCase);
        foreach (Match match in s_parameter.Matches(disposition))
        {
            string value = match.Groups[2].Success
                ? Regex.Replace(match.Groups[2].Value, @"\\(.)", "$1")
                : match.Groups[3].Value.Trim();
            if (!parameters.TryGetValue(match.Groups[1].Value, out _))
            {
                parameters[match.Groups[1].Value] = value;
            }
        }

        return parameters;
    }

    /// <summary>The text of a value such as <c>UTF-8'en'%e2%82%ac</c>; null where it cannot be read.</summary>
    private static string? Decoded(string value)
    {
        Match parts = s_encoded.Match(value);
        Encoding? charset = parts.Groups[1].Value.ToLowerInvariant() switch
        {
            "utf-8" => new UTF8Encoding(false, throwOnInvalidBytes: true),
            "iso-8859-1" => Encoding.GetEncoding("iso-8859-1"),
            _ => null,
        };
        if (!parts.Success || charset is null)
        {
            return null;
        }

        try
        {
            return charset.GetString(BytesOf(parts.Groups[2].Value));
        }
        catch (DecoderFallbackException)
        {
            return null;
        }
    }

    private static byte[] BytesOf(string escaped)
    {
        using MemoryStream bytes = new();
        for (int at = 0; at < escaped.Length; at++)
        {
            if (escaped[at] == '%')
            {
                bytes.WriteByte(Convert.ToByte(escaped.Substring(at + 1, 2), 16));
                at += 2;
            }
            else
            {
                bytes.WriteByte((byte)escaped[at]);
            }
        }

        return bytes.ToArray();
    }
}
