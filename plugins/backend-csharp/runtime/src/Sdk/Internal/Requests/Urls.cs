using System;
using System.Collections.Generic;
using System.Text;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>URLs.</summary>
internal static class Urls
{
    private const string Forbidden = " \"<>\\^`{|}";
    private static readonly Regex s_userInfo = new(
        "^([a-zA-Z][a-zA-Z0-9+.-]*://)[^/]*@",
        RegexOptions.CultureInvariant
    );
    private static readonly Regex s_origin = new(
        "^[a-zA-Z][a-zA-Z0-9+.-]*://[^/]*",
        RegexOptions.CultureInvariant
    );

    /// <summary>Rejects a text that is not an absolute URL, or that contains a secret.</summary>
    internal static string Check(string url)
    {
        if (
            !Uri.TryCreate(url, UriKind.Absolute, out Uri? parsed)
            || parsed.Scheme is not ("http" or "https" or "ws" or "wss")
        )
        {
            throw new SdkConfigurationException(
                "The base URL must be an absolute http or https URL"
            );
        }

        return parsed.UserInfo.Length > 0
            ? throw new SdkConfigurationException(
                "The base URL must not hold a user name or a password"
            )
            : url;
    }

    /// <summary>Joins by concatenation: the prefix and the query of the base survive.</summary>
    internal static string Join(string baseUrl, string path, IReadOnlyList<string> query)
    {
        int fragment = baseUrl.IndexOf('#', StringComparison.Ordinal);
        (string prefix, string baseQuery) = SplitQuery(
            fragment < 0 ? baseUrl : baseUrl[..fragment]
        );
        (string own, string ownQuery) = SplitQuery(path);
        List<string> parts = [];
        foreach (string part in (IEnumerable<string>)[baseQuery, ownQuery, .. query])
        {
            if (part.Length > 0)
            {
                parts.Add(part);
            }
        }

        string joined = own.Length == 0 ? prefix : prefix.TrimEnd('/') + "/" + own.TrimStart('/');
        return parts.Count == 0 ? joined : joined + "?" + string.Join("&", parts);
    }

    private static (string Path, string Query) SplitQuery(string text)
    {
        int mark = text.IndexOf('?', StringComparison.Ordinal);
        return mark < 0 ? (text, "") : (text[..mark], text[(mark + 1)..]);
    }

    /// <summary>An address from a server, without user information; null if it is not an HTTP URL.</summary>
    internal static Uri? Resolve(string address, Uri from)
    {
        string quoted = Quote(address);
        // The platform leaves the file name out of a query alone.
        string relative =
            quoted.Length == 0 || quoted[0] is '?' or '#' ? from.AbsolutePath + quoted : quoted;
        if (
            !Uri.TryCreate(from, relative, out Uri? to)
            || to.Scheme is not ("http" or "https")
            || to.Host.Length == 0
        )
        {
            return null;
        }

        UriBuilder bare = new(to)
        {
            UserName = "",
            Password = "",
            Fragment = "",
        };
        return bare.Uri;
    }

    /// <summary>Percent-encodes what must not stand in a URL, as browsers do.</summary>
    private static string Quote(string url)
    {
        StringBuilder quoted = new(url.Length);
        foreach (byte one in Encoding.UTF8.GetBytes(url.Trim()))
        {
            char c = (char)one;
            if (c <= 0x20 || c >= 0x7F || Forbidden.Contains(c))
            {
                quoted
                    .Append('%')
                    .Append(one.ToString("X2", System.Globalization.CultureInfo.InvariantCulture));
            }
            else
            {
                quoted.Append(c);
            }
        }

        return quoted.ToString();
    }

    /// <summary>Whether two URLs have the same scheme, host and port.</summary>
    internal static bool IsSameOrigin(Uri left, Uri right) =>
        ReferenceEquals(left, right)
        || (
            left.Scheme == right.Scheme
            && left.Port == right.Port
            && string.Equals(left.IdnHost, right.IdnHost, StringComparison.OrdinalIgnoreCase)
        );

    /// <summary>A URL as errors show it: no query, no fragment, no user information.</summary>
    internal static string Bare(string url)
    {
        int end = url.IndexOfAny(['?', '#']);
        string bare = end < 0 ? url : url[..end];
        return bare.Contains('@') ? s_userInfo.Replace(bare, "$1") : bare;
    }

    /// <summary>A URL without scheme and host.</summary>
    internal static string PathOf(string url)
    {
        string path = s_origin.Replace(url, "");
        return path.Length == 0 ? "/" : path;
    }

    /// <summary>A URL as logs show it: the values of the query are masked.</summary>
    internal static string Masked(string url)
    {
        int start = url.IndexOf('?', StringComparison.Ordinal);
        if (start < 0)
        {
            return Bare(url);
        }

        List<string> names = [];
        foreach (string part in url[(start + 1)..].Split('&'))
        {
            int equals = part.IndexOf('=', StringComparison.Ordinal);
            names.Add((equals < 0 ? part : part[..equals]) + "=***");
        }

        return Bare(url) + "?" + string.Join("&", names);
    }
}
