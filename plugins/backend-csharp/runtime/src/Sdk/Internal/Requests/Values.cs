using System;
using System.Collections.Generic;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>The values of parameters as text.</summary>
internal static class Values
{
    /// <summary>One item of a list, by its index, or one property of an object.</summary>
    internal readonly record struct Part(string Key, JsonElement Value);

    /// <summary>What is there in a list or an object.</summary>
    internal sealed record Parts(bool IsList, IReadOnlyList<Part> All);

    internal static bool IsNothing(JsonElement value) =>
        value.ValueKind is JsonValueKind.Undefined or JsonValueKind.Null;

    /// <summary>A scalar as text; a list or an object as JSON.</summary>
    internal static string Text(JsonElement value) =>
        value.ValueKind == JsonValueKind.String ? value.GetString()! : value.GetRawText();

    /// <summary>The items of a list or the properties of an object that are there; null for scalars.</summary>
    internal static Parts? PartsOf(JsonElement value)
    {
        List<Part> parts = [];
        if (value.ValueKind == JsonValueKind.Object)
        {
            foreach (JsonProperty property in value.EnumerateObject())
            {
                Add(parts, property.Name, property.Value);
            }

            return new Parts(false, parts);
        }

        if (value.ValueKind != JsonValueKind.Array)
        {
            return null;
        }

        int index = 0;
        foreach (JsonElement item in value.EnumerateArray())
        {
            Add(parts, index++.ToString(System.Globalization.CultureInfo.InvariantCulture), item);
        }

        return new Parts(true, parts);
    }

    private static void Add(List<Part> parts, string key, JsonElement value)
    {
        if (!IsNothing(value))
        {
            parts.Add(new Part(key, value));
        }
    }

    /// <summary>The items of a list or object, or the one value, as paths and headers have them.</summary>
    internal static string Joined(
        JsonElement value,
        bool isExploded,
        string separator,
        Func<string, string> encode
    )
    {
        Parts? parts = PartsOf(value);
        if (parts is null)
        {
            return encode(Text(value));
        }

        List<string> items = [];
        foreach (Part part in parts.All)
        {
            string item = encode(Text(part.Value));
            items.Add(parts.IsList ? item : encode(part.Key) + (isExploded ? "=" : ",") + item);
        }

        return string.Join(parts.IsList || isExploded ? separator : ",", items);
    }
}
