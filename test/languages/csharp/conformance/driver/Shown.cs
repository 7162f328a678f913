using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Nodes;
using Sdk.Core;

namespace Driver;

/// <summary>
/// What programs read of values, by the public members of the SDK alone: a value is what its type says, whatever the
/// definition declares.
/// </summary>
internal sealed class Shown(Table table)
{
    private static JsonObject One(string name, JsonNode? value) => new() { [name] = value };

    private static JsonObject Misfit(JsonElement raw, JsonObject read) =>
        One("misfit", new JsonObject { ["raw"] = Values.Encoded(raw), ["read"] = read });

    /// <summary>A value; null for none. What came in place of it is null where it was read as it came.</summary>
    internal JsonObject Of(object? value, JsonElement? received = null)
    {
        if (value is null)
        {
            var none = One("null", true);
            return received is { ValueKind: not JsonValueKind.Null } raw ? Misfit(raw, none) : none;
        }
        return value switch
        {
            WireModel model => OfModel(model),
            byte[] bytes => Scalar(
                One("bytes", Convert.ToHexStringLower(bytes)),
                JsonValueKind.String,
                received
            ),
            JsonElement json => One("any", Values.Encoded(json)),
            string text => Scalar(One("text", text), JsonValueKind.String, received),
            bool flag => Scalar(
                One("bool", flag),
                flag ? JsonValueKind.True : JsonValueKind.False,
                received
            ),
            int number => Scalar(One("int32", Text(number)), JsonValueKind.Number, received),
            long number => Scalar(One("int64", Text(number)), JsonValueKind.Number, received),
            BigInteger number => Scalar(One("int", Text(number)), JsonValueKind.Number, received),
            double number => Scalar(
                One("number", number.ToString("R", CultureInfo.InvariantCulture)),
                JsonValueKind.Number,
                received
            ),
            decimal number => Scalar(One("decimal", Text(number)), JsonValueKind.String, received),
            // What cannot be read of these is the default.
            Guid or Date or DateTimeOffset when received is { } raw && IsDefault(value) => Misfit(
                raw,
                Of(value)
            ),
            Guid id => Scalar(One("uuid", id.ToString()), JsonValueKind.String, received),
            Date date => Scalar(
                One("date", $"{date.Year:0000}-{date.Month:00}-{date.Day:00}"),
                JsonValueKind.String,
                received
            ),
            DateTimeOffset time => Scalar(Instant(time), JsonValueKind.String, received),
            _ when table.IsDeclared(value.GetType()) => EnumValue(value, received),
            _ when value.GetType().DeclaringType is { } union && table.IsDeclared(union) => Union(
                value,
                union,
                received
            ),
            IDictionary map => Map(map, received),
            IEnumerable list => List(list, received),
            _ => throw new NotSupportedException($"The driver shows no {value.GetType()}"),
        };
    }

    private static bool IsDefault(object value) =>
        value.Equals(Activator.CreateInstance(value.GetType()));

    private static string Text(IFormattable value) =>
        value.ToString(null, CultureInfo.InvariantCulture);

    private static JsonObject Instant(DateTimeOffset time)
    {
        var utc = time.UtcDateTime.ToString(
            "yyyy-MM-dd'T'HH:mm:ss.FFFFFFF'Z'",
            CultureInfo.InvariantCulture
        );
        return new JsonObject
        {
            ["instant"] = utc,
            ["offset"] = time.ToString("zzz", CultureInfo.InvariantCulture),
        };
    }

    /// <summary>A property gives text for a number too, and 0 for no number.</summary>
    private static JsonObject Scalar(JsonObject shown, JsonValueKind kind, JsonElement? received)
    {
        if (received is not { } raw)
        {
            return shown;
        }
        var isBoolean = kind is JsonValueKind.True or JsonValueKind.False;
        var isOf = isBoolean
            ? raw.ValueKind is JsonValueKind.True or JsonValueKind.False
            : raw.ValueKind == kind;
        return isOf ? shown : Misfit(raw, shown);
    }

    private JsonObject List(IEnumerable list, JsonElement? received)
    {
        var raw = received is { ValueKind: JsonValueKind.Array } all
            ? all.EnumerateArray().ToList()
            : null;
        var items = new JsonArray();
        foreach (var item in list)
        {
            items.Add(Of(item, raw?.ElementAtOrDefault(items.Count)));
        }
        return One("list", items);
    }

    private JsonObject Map(IDictionary map, JsonElement? received)
    {
        var members = new JsonObject();
        foreach (string key in map.Keys)
        {
            JsonElement? came =
                received is { ValueKind: JsonValueKind.Object } all
                && all.TryGetProperty(key, out var one)
                    ? one
                    : null;
            members[key] = Of(map[key], came);
        }
        return One("map", members);
    }

    private JsonObject OfModel(WireModel model)
    {
        var entry = table.Declared(model.GetType());
        var properties = new JsonObject();
        foreach (var property in entry["properties"]!.AsArray())
        {
            properties[(string)property!["wire"]!] = Property(model, property);
        }
        var extra = new JsonObject();
        var further = (IDictionary)
            model
                .GetType()
                .GetProperties()
                .First(static one => one.Name == "AdditionalProperties")
                .GetValue(model)!;
        foreach (string name in further.Keys)
        {
            extra[name] = Of(further[name], model.Received(name));
        }
        return new JsonObject
        {
            ["model"] = (string)entry["name"]!,
            ["value"] = properties,
            ["extra"] = extra,
        };
    }

    private JsonObject Property(WireModel model, JsonNode declared)
    {
        var property = model.GetType().GetProperty((string)declared["accessor"]!)!;
        var value = property.GetValue(model);
        var received = model.Received((string)declared["wire"]!);
        var type = property.PropertyType;
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Optional<>))
        {
            var isSet = (bool)type.GetProperty("IsSet")!.GetValue(value)!;
            var inner = type.GetProperty("Value")!.GetValue(value);
            return inner is not null
                ? Of(inner, received)
                : None(isSet ? "null" : "absent", received);
        }
        if (value is not null)
        {
            return Of(value, received);
        }
        var isRequired = (bool)declared["required"]!;
        var isNullable = (string?)declared["type"]!["kind"] == "nullable";
        return isRequired && !isNullable
            ? Of(null, received)
            : None(isRequired ? "nothing" : "absent", received);
    }

    private static JsonObject None(string kind, JsonElement? received)
    {
        var none = One(kind, true);
        return received is { } raw ? Misfit(raw, none) : none;
    }

    /// <summary>The static member that a value equals counts if the constant for patterns has its name too.</summary>
    private JsonObject EnumValue(object value, JsonElement? received)
    {
        var type = value.GetType();
        var raw = type.GetProperty("Value")!.GetValue(value);
        var isKnown = (bool)type.GetProperty("IsKnown")!.GetValue(value)!;
        var shown = new JsonObject { ["enum"] = Values.Encoded(raw), ["known"] = isKnown };
        foreach (var one in table.Declared(type)["cases"]!.AsArray())
        {
            var name = (string)one!["accessor"]!;
            var constant = type.GetNestedType("Values")!.GetField(name)!.GetRawConstantValue();
            if (type.GetProperty(name)!.GetValue(null)!.Equals(value) && Equals(constant, raw))
            {
                shown["case"] = one["value"]!.DeepClone();
            }
        }
        shown["visited"] = shown.ContainsKey("case") ? "case" : "undeclared";
        var kind = raw is string ? JsonValueKind.String : JsonValueKind.Number;
        return Scalar(shown, kind, received);
    }

    private JsonObject Union(object value, Type union, JsonElement? received)
    {
        var type = value.GetType();
        foreach (var variant in table.Declared(union)["variants"]!.AsArray())
        {
            var name = (string)variant!["accessor"]!;
            if (type.Name == $"Of{name}")
            {
                object?[] given = [null];
                var isOne = (bool)
                    union
                        .GetMethod($"TryGet{name}", BindingFlags.Public | BindingFlags.Instance)!
                        .Invoke(value, given)!;
                var inner = type.GetProperty("Value")!.GetValue(value);
                return isOne && Equals(inner, given[0])
                    ? new JsonObject
                    {
                        ["variant"] = (string)variant["name"]!,
                        ["value"] = Of(inner, received),
                    }
                    : One("differs", name);
            }
        }
        var unknown = One("raw", Values.Encoded(type.GetProperty("Raw")!.GetValue(value)));
        if (type.GetProperty("Type") is { } tag)
        {
            unknown["tag"] = (string?)tag.GetValue(value);
        }
        return One("unknown", unknown);
    }
}
