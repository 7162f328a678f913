using System;
using System.Globalization;
using System.Linq;
using System.Text.Json;
using System.Text.RegularExpressions;
using Xunit.Sdk;

namespace Sdk.Tests;

/// <summary>Where JSON differs from what it should be.</summary>
internal static class Difference
{
    private static readonly JsonElement s_null = JsonDocument.Parse("null").RootElement;

    private static readonly Regex s_moment = new(@"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d");

    /// <summary>Compares JSON.</summary>
    internal static void Check(string what, string got, string wanted)
    {
        if (Of(got, wanted) is { } problem)
        {
            throw new XunitException($"{what} is {got}, not {wanted}: {problem}");
        }
    }

    /// <summary>Whether texts are equal, or write the same moment or the same object or list of JSON.</summary>
    internal static bool IsSameText(string got, string wanted)
    {
        if (got == wanted || IsSameMoment(got, wanted))
        {
            return true;
        }
        return (wanted.StartsWith('{') || wanted.StartsWith('[')) && Of(got, wanted) is null;
    }

    private static string? Of(string got, string wanted)
    {
        try
        {
            return Find(
                JsonDocument.Parse(got).RootElement,
                JsonDocument.Parse(wanted).RootElement,
                ""
            );
        }
        catch (JsonException)
        {
            return "it is not valid JSON";
        }
    }

    /// <summary>A property that is null and one that is absent are alike: types may not tell them apart.</summary>
    private static string? Find(JsonElement got, JsonElement wanted, string at)
    {
        if (got.ValueKind == JsonValueKind.Object && wanted.ValueKind == JsonValueKind.Object)
        {
            var names = wanted.EnumerateObject().Concat(got.EnumerateObject());
            return names
                .Select(member => member.Name)
                .Distinct()
                .Select(name => Find(Member(got, name), Member(wanted, name), $"{at}/{name}"))
                .FirstOrDefault(static problem => problem is not null);
        }
        var areLists =
            got.ValueKind == JsonValueKind.Array && wanted.ValueKind == JsonValueKind.Array;
        if (areLists && got.GetArrayLength() == wanted.GetArrayLength())
        {
            return got.EnumerateArray()
                .Zip(wanted.EnumerateArray())
                .Select((both, index) => Find(both.First, both.Second, $"{at}/{index}"))
                .FirstOrDefault(static problem => problem is not null);
        }
        return IsSame(got, wanted)
            ? null
            : $"{got.GetRawText()} in place of {wanted.GetRawText()} {at}";
    }

    private static JsonElement Member(JsonElement element, string name) =>
        element.TryGetProperty(name, out var value) ? value : s_null;

    private static bool IsSame(JsonElement got, JsonElement wanted)
    {
        if (got.ValueKind != wanted.ValueKind)
        {
            return false;
        }
        return got.ValueKind switch
        {
            JsonValueKind.Number => IsSameNumber(got, wanted),
            JsonValueKind.String => got.GetString() == wanted.GetString()
                || IsSameMoment(got.GetString()!, wanted.GetString()!),
            JsonValueKind.Array => false,
            _ => true,
        };
    }

    private static bool IsSameNumber(JsonElement got, JsonElement wanted)
    {
        if (got.GetRawText() == wanted.GetRawText())
        {
            return true;
        }
        return got.TryGetDecimal(out var one) && wanted.TryGetDecimal(out var other)
            ? one == other
            : got.GetDouble().Equals(wanted.GetDouble());
    }

    private static bool IsSameMoment(string got, string wanted) =>
        MomentOf(got) is { } one && MomentOf(wanted) is { } other && one == other;

    private static DateTimeOffset? MomentOf(string text) =>
        s_moment.IsMatch(text)
        && DateTimeOffset.TryParse(
            text,
            CultureInfo.InvariantCulture,
            DateTimeStyles.AssumeUniversal,
            out var moment
        )
            ? moment
            : null;
}
