using System.Linq;
using System.Text.Json;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Models;

/// <summary>Compares JSON.</summary>
internal static class Compared
{
    /// <summary>Fails unless two texts are the same JSON, numbers digit by digit, whatever the order of properties.</summary>
    internal static void Same(string expected, string actual) =>
        Assert.Equal(Canonical(Json.Parse(expected)), Canonical(Json.Parse(actual)));

    internal static void Same(string expected, JsonElement? actual) =>
        Same(expected, actual!.Value.GetRawText());

    private static string Canonical(JsonElement json) =>
        json.ValueKind switch
        {
            JsonValueKind.Object => "{"
                + string.Join(
                    ",",
                    json.EnumerateObject()
                        .OrderBy(one => one.Name, System.StringComparer.Ordinal)
                        .Select(one => $"\"{one.Name}\":{Canonical(one.Value)}")
                )
                + "}",
            JsonValueKind.Array => "["
                + string.Join(",", json.EnumerateArray().Select(Canonical))
                + "]",
            _ => json.GetRawText(),
        };
}
