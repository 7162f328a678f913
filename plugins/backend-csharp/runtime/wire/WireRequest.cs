using System;
using System.Collections.Generic;
using Xunit.Sdk;

namespace Sdk.Tests;

/// <summary>A request as it arrived.</summary>
internal sealed record WireReceived(
    string Method,
    string Target,
    IReadOnlyDictionary<string, string> Headers,
    string Body
)
{
    /// <summary>The value of a header; null if there is none.</summary>
    internal string? Header(string name) => Headers.TryGetValue(name, out var value) ? value : null;
}

/// <summary>What a server must get.</summary>
internal sealed class WireRequest(string method, string path)
{
    internal IReadOnlyList<Pair> Query { get; set; } = [];

    internal IReadOnlyList<Pair> Headers { get; set; } = [];

    internal IReadOnlyList<Pair> Cookies { get; set; } = [];

    internal WireBody Body { get; set; } = new WireBody.OfText("", "");

    /// <summary>Compares the received request with the expected one.</summary>
    internal void Check(WireReceived got)
    {
        var target = got.Target.Split('?', 2);
        CheckEqual("method", got.Method, method);
        CheckEqual("path", Uri.UnescapeDataString(target[0]), path);
        Pair.Check("query", Pair.Parse(target.Length > 1 ? target[1] : ""), Query);
        foreach (var (name, value) in Headers)
        {
            var wanted = value.Trim();
            if (got.Header(name) is not { } sent || !Difference.IsSameText(sent, wanted))
            {
                CheckEqual($"header {name}", got.Header(name), wanted);
            }
        }
        Pair.Check("list of cookies", Pair.ParseCookies(got.Header("Cookie") ?? ""), Cookies);
        Body.Check(got);
    }

    internal static void CheckEqual(string what, string? got, string wanted)
    {
        if (got != wanted)
        {
            throw new XunitException($"the {what} is {got ?? "null"}, not {wanted}");
        }
    }
}
