using System;
using System.Globalization;
using System.Text.Json;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>What is observed is not what a vector expects.</summary>
internal sealed class DeviationException(string problem, Exception? cause = null)
    : Exception(problem, cause);

/// <summary>Compares what is observed with what is expected.</summary>
internal static class Comparison
{
    /// <summary>Fails on a deviation. Of an object, only the expected properties count; null stands for an absent one.</summary>
    internal static void Compare(string path, JsonElement observed, JsonElement expected)
    {
        switch (expected.ValueKind)
        {
            case JsonValueKind.Object when observed.ValueKind == JsonValueKind.Object:
                foreach (JsonProperty one in expected.EnumerateObject())
                {
                    if (path.Length > 0 || one.Name != "orError")
                    {
                        Compare($"{path}.{one.Name}", observed.Get(one.Name), one.Value);
                    }
                }

                break;
            case JsonValueKind.Array
                when observed.ValueKind == JsonValueKind.Array
                    && observed.GetArrayLength() == expected.GetArrayLength():
                for (int i = 0; i < expected.GetArrayLength(); i++)
                {
                    Compare($"{path}[{i}]", observed[i], expected[i]);
                }

                break;
            default:
                if (!IsSame(observed, expected))
                {
                    throw new DeviationException($"{path} is {observed}, not {expected}");
                }

                break;
        }
    }

    private static bool IsSame(JsonElement observed, JsonElement expected) =>
        expected.ValueKind switch
        {
            JsonValueKind.Null => Values.IsNothing(observed),
            JsonValueKind.Number => observed.ValueKind == JsonValueKind.Number
                && NumberOf(observed) == NumberOf(expected),
            JsonValueKind.String => observed.ValueKind == JsonValueKind.String
                && observed.GetString() == expected.GetString(),
            _ => observed.ValueKind == expected.ValueKind
                && observed.GetRawText() == expected.GetRawText(),
        };

    private static decimal NumberOf(JsonElement number) =>
        decimal.Parse(number.GetRawText(), NumberStyles.Float, CultureInfo.InvariantCulture);
}
