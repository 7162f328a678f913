using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Tests.Vectors;

/// <summary>Reads what vectors give.</summary>
internal static class Given
{
    internal static bool Has(this JsonElement json, string name) =>
        json.ValueKind == JsonValueKind.Object && json.TryGetProperty(name, out _);

    /// <summary>A property; undefined if there is none.</summary>
    internal static JsonElement Get(this JsonElement json, string name) =>
        json.ValueKind == JsonValueKind.Object && json.TryGetProperty(name, out JsonElement value)
            ? value
            : default;

    internal static string? Text(this JsonElement json, string name) =>
        json.Get(name) is { ValueKind: JsonValueKind.String } text ? text.GetString() : null;

    internal static bool Flag(this JsonElement json, string name) =>
        json.Get(name).ValueKind == JsonValueKind.True;

    internal static bool? Choice(this JsonElement json, string name) =>
        json.Has(name) ? json.Flag(name) : null;

    internal static int? Count(this JsonElement json, string name) =>
        json.Has(name) ? json.Get(name).GetInt32() : null;

    internal static IEnumerable<JsonElement> Items(this JsonElement json, string name) =>
        json.Get(name) is { ValueKind: JsonValueKind.Array } items ? items.EnumerateArray() : [];

    internal static IEnumerable<JsonProperty> Members(this JsonElement json, string name) =>
        json.Get(name) is { ValueKind: JsonValueKind.Object } members
            ? members.EnumerateObject()
            : [];

    internal static string[]? Texts(this JsonElement json, string name) =>
        json.Has(name)
            ? [.. json.Get(name).EnumerateArray().Select(one => one.GetString()!)]
            : null;

    /// <summary>A value as callers of this runtime give it.</summary>
    internal static object? Revive(JsonElement value)
    {
        switch (value.ValueKind)
        {
            case JsonValueKind.Array:
                object?[] items = [.. value.EnumerateArray().Select(Revive)];
                return items.Length > 0 && Array.TrueForAll(items, one => one is FileParameter)
                    ? items.Cast<FileParameter>().ToArray()
                    : items;
            case JsonValueKind.Object:
                return ReviveObject(value);
            case JsonValueKind.Number:
                return value.TryGetInt64(out long whole) ? whole : value.GetDouble();
            case JsonValueKind.True or JsonValueKind.False:
                return value.GetBoolean();
            default:
                return value.ValueKind == JsonValueKind.String ? value.GetString() : null;
        }
    }

    private static object ReviveObject(JsonElement value)
    {
        if (value.Text("$int") is { } whole)
        {
            return long.Parse(whole, CultureInfo.InvariantCulture);
        }

        if (value.Text("$date") is { } time)
        {
            return DateTimeOffset.Parse(time, CultureInfo.InvariantCulture);
        }

        if (value.Has("$file"))
        {
            JsonElement file = value.Get("$file");
            return FileParameter.FromBytes(
                Encoding.UTF8.GetBytes(file.Text("text")!),
                file.Text("name"),
                file.Text("type")
            );
        }

        Dictionary<string, object?> members = [];
        foreach (
            JsonProperty one in value
                .EnumerateObject()
                .OrderBy(one => one.Name, StringComparer.Ordinal)
        )
        {
            members[one.Name] = Revive(one.Value);
        }

        return members;
    }
}
