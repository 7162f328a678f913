using System;
using System.Collections.Generic;
using System.Linq;
using Xunit.Sdk;

namespace Sdk.Tests;

/// <summary>A name and a value, decoded.</summary>
internal sealed record Pair(string Name, string Value)
{
    internal static IReadOnlyList<Pair> Of(string[] texts) =>
        [.. texts.Chunk(2).Select(static pair => new Pair(pair[0], pair[1]))];

    /// <summary>Reads a query or a form, which has the same syntax.</summary>
    internal static IReadOnlyList<Pair> Parse(string text) =>
        Split(text, "&", static part => Uri.UnescapeDataString(part.Replace('+', ' ')));

    /// <summary>Reads the value of the header of cookies.</summary>
    internal static IReadOnlyList<Pair> ParseCookies(string text) =>
        Split(text, "; ", Uri.UnescapeDataString);

    private static IReadOnlyList<Pair> Split(
        string text,
        string separator,
        Func<string, string> decode
    )
    {
        var parts = text.Split(separator, StringSplitOptions.RemoveEmptyEntries);
        return
        [
            .. parts
                .Select(static part => part.Split('=', 2))
                .Select(part => new Pair(decode(part[0]), part.Length > 1 ? decode(part[1]) : "")),
        ];
    }

    /// <summary>Compares lists, in which the order counts among values of one name only.</summary>
    internal static void Check(string what, IReadOnlyList<Pair> got, IReadOnlyList<Pair> wanted) =>
        CheckInOrder(what, Sorted(got), Sorted(wanted));

    internal static void CheckInOrder(
        string what,
        IReadOnlyList<Pair> got,
        IReadOnlyList<Pair> wanted
    )
    {
        var isSame =
            got.Count == wanted.Count
            && got.Zip(wanted).All(static both => both.First.IsLike(both.Second));
        if (!isSame)
        {
            throw new XunitException($"the {what} is {TextOf(got)}, not {TextOf(wanted)}");
        }
    }

    private static IReadOnlyList<Pair> Sorted(IReadOnlyList<Pair> pairs) =>
        [.. pairs.OrderBy(static pair => pair.Name, StringComparer.Ordinal)];

    private bool IsLike(Pair wanted) =>
        Name == wanted.Name && Difference.IsSameText(Value, wanted.Value);

    private static string TextOf(IReadOnlyList<Pair> pairs) =>
        $"[{string.Join(", ", pairs.Select(static pair => $"{pair.Name}={pair.Value}"))}]";
}
