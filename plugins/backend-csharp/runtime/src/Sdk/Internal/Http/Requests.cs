using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;

namespace Sdk.Internal;

/// <summary>Requests as they are sent, credentials included.</summary>
internal static class Requests
{
    private static readonly string[] s_contentHeaders = ["allow", "expires", "last-modified"];

    internal static HttpRequestMessage Create(Prepared prepared, Applied applied)
    {
        HeaderList headers = new HeaderList()
            .AddAll(prepared.Below)
            .AddAll(applied.GlobalHeaders)
            .AddAll(applied.Headers)
            .AddAll(prepared.Above);
        List<string> cookies = [.. prepared.Parts.Cookies, .. Pairs(applied.Cookies)];
        if (cookies.Count > 0)
        {
            if (headers.Get("Cookie") is { } own)
            {
                cookies.Insert(0, own);
            }

            headers.Set("Cookie", string.Join("; ", cookies));
        }

        if (headers.Get("Accept-Encoding") is null)
        {
            headers.Set("Accept-Encoding", "gzip");
        }

        HttpRequestMessage request = new(
            new HttpMethod(prepared.Operation.Method),
            UrlOf(prepared, applied)
        )
        {
            Content = prepared.Parts.Body?.Create(),
        };
        foreach (KeyValuePair<string, string> header in headers.All)
        {
            Add(request, header.Key, header.Value);
        }

        return request;
    }

    private static string UrlOf(Prepared prepared, Applied applied)
    {
        string url = prepared.Url;
        if (applied.Query.Count > 0)
        {
            url += (url.Contains('?') ? "&" : "?") + string.Join("&", Pairs(applied.Query));
        }

        return url;
    }

    private static IEnumerable<string> Pairs(IEnumerable<KeyValuePair<string, string>> entries) =>
        entries.Select(entry => Percent.Encode(entry.Key) + "=" + Percent.Encode(entry.Value));

    /// <summary>Headers of the body belong to the content, for the platform; without a body there are none.</summary>
    private static void Add(HttpRequestMessage request, string name, string value)
    {
        if (
            name.StartsWith("content-", StringComparison.OrdinalIgnoreCase)
            || s_contentHeaders.Contains(name, StringComparer.OrdinalIgnoreCase)
        )
        {
            request.Content?.Headers.Remove(name);
            request.Content?.Headers.TryAddWithoutValidation(name, value);
        }
        else
        {
            request.Headers.TryAddWithoutValidation(name, value);
        }
    }

    internal static IEnumerable<KeyValuePair<string, string>> HeadersOf(HttpRequestMessage request)
    {
        foreach (KeyValuePair<string, IEnumerable<string>> header in request.Headers)
        {
            yield return new(header.Key, string.Join(" ", header.Value));
        }

        if (request.Content is not null)
        {
            foreach (KeyValuePair<string, IEnumerable<string>> header in request.Content.Headers)
            {
                yield return new(header.Key, string.Join(" ", header.Value));
            }
        }
    }
}
