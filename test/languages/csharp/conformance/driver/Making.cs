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

/// <summary>Makes values of messages as programs make them: by constructors, initializers and literals.</summary>
internal sealed class Making(Table table)
{
    /// <summary>A value of a type. Fails where the type cannot hold it.</summary>
    internal object? Make(Type type, JsonNode? value)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return value is null ? null : Make(inner, value);
        }
        if (value is null && type != typeof(JsonElement))
        {
            return type.IsValueType ? throw new InvalidCastException($"null is no {type}") : null;
        }
        if (type.IsGenericType)
        {
            return Container(type, value!);
        }
        if (typeof(WireModel).IsAssignableFrom(type))
        {
            return Object(type, value!);
        }
        if (!table.IsDeclared(type))
        {
            return Scalar(type, value);
        }
        return type.IsValueType ? EnumValue(type, value!) : Variant(type, value!);
    }

    private object? Scalar(Type type, JsonNode? value)
    {
        if (type == typeof(JsonElement))
        {
            return JsonSerializer.SerializeToElement(Values.Plain(value));
        }
        if (type == typeof(FileParameter))
        {
            return Values.File(value!);
        }
        if (type == typeof(byte[]))
        {
            return Convert.FromBase64String((string)(Values.Special(value, "$bytes") ?? value)!);
        }
        var invariant = CultureInfo.InvariantCulture;
        var digits = Values.Special(value, "$int") ?? Values.Special(value, "$number");
        var text =
            digits is not null ? (string)digits!
            : value!.GetValueKind() == JsonValueKind.String ? Values.Text(value)
            : value.ToJsonString();
        return type switch
        {
            _ when type == typeof(string) => value!.GetValueKind() == JsonValueKind.String
                ? text
                : throw new InvalidCastException(text),
            _ when type == typeof(bool) => (bool)value!,
            _ when type == typeof(int) => int.Parse(text, invariant),
            _ when type == typeof(long) => long.Parse(text, invariant),
            _ when type == typeof(BigInteger) => BigInteger.Parse(text, invariant),
            _ when type == typeof(double) => double.Parse(text, invariant),
            _ when type == typeof(decimal) => decimal.Parse(text, invariant),
            _ when type == typeof(Guid) => Guid.Parse(text),
            _ when type == typeof(DateTimeOffset) => DateTimeOffset.Parse(text, invariant),
            _ when type == typeof(Date) => Date.Parse(text),
            _ => throw new NotSupportedException($"The driver makes no {type}"),
        };
    }

    private object Container(Type type, JsonNode value)
    {
        var definition = type.GetGenericTypeDefinition();
        var of = type.GetGenericArguments();
        if (definition == typeof(Optional<>))
        {
            return Activator.CreateInstance(type, Make(of[0], value))!;
        }
        if (definition == typeof(IReadOnlyList<>))
        {
            var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(of))!;
            foreach (var item in value.AsArray())
            {
                list.Add(Make(of[0], item));
            }
            return list;
        }
        var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(of))!;
        foreach (
            var (key, item) in value.AsObject().Where(static one => !Values.IsAbsent(one.Value))
        )
        {
            map.Add(key, Make(of[1], item));
        }
        return map;
    }

    private object EnumValue(Type type, JsonNode value)
    {
        var maker = type.GetConstructors().Single(static one => one.GetParameters().Length == 1);
        return maker.Invoke([Make(maker.GetParameters()[0].ParameterType, value)]);
    }

    private object Object(Type type, JsonNode value)
    {
        var made = Activator.CreateInstance(type)!;
        var declared = table.Declared(type)["properties"]!.AsArray();
        var names = declared.ToDictionary(
            static one => (string)one!["wire"]!,
            static one => (string)one!["accessor"]!
        );
        List<KeyValuePair<string, JsonNode?>> further = [];
        foreach (var one in value.AsObject().Where(static one => !Values.IsAbsent(one.Value)))
        {
            if (names.TryGetValue(one.Key, out var name))
            {
                Set(made, name, one.Value);
            }
            else
            {
                further.Add(one);
            }
        }
        SetFurther(made, further);
        return made;
    }

    /// <summary>Sets a property, unless it always has the same value.</summary>
    internal void Set(object model, string name, JsonNode? value)
    {
        var property = model.GetType().GetProperty(name)!;
        if (property.SetMethod is { IsPublic: false })
        {
            return;
        }
        var type = property.PropertyType;
        var isOptional =
            type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Optional<>);
        var made = isOptional
            ? Activator.CreateInstance(type, Make(type.GetGenericArguments()[0], value))
            : Make(type, value);
        property.SetValue(model, made);
    }

    /// <summary>Sets properties that the definition does not declare, by the type that it declares of those.</summary>
    internal void SetFurther(object model, IReadOnlyList<KeyValuePair<string, JsonNode?>> further)
    {
        if (further.Count == 0)
        {
            return;
        }
        var property = model
            .GetType()
            .GetProperties()
            .First(static one => one.Name == "AdditionalProperties");
        property.SetValue(
            model,
            Container(
                property.PropertyType,
                new JsonObject(
                    further.Select(static one =>
                        KeyValuePair.Create(one.Key, one.Value?.DeepClone())
                    )
                )
            )
        );
    }

    /// <summary>The variant that the tag names, or the first that a value can be.</summary>
    private object Variant(Type union, JsonNode value)
    {
        var entry = table.Declared(union);
        var tag = (string?)entry["tag"];
        foreach (var variant in entry["variants"]!.AsArray())
        {
            var maker = MakerOf(union, $"Of{(string)variant!["accessor"]!}");
            var type = maker.GetParameters()[0].ParameterType;
            if (
                tag is null
                    ? IsOf(type, value)
                    : HasTag(variant, value is JsonObject ? value[tag] : null)
            )
            {
                return maker.Invoke([Make(type, value)]);
            }
        }
        var unknown = MakerOf(union, "Unknown");
        var raw = JsonSerializer.SerializeToElement(Values.Plain(value));
        return unknown.Invoke(
            tag is null ? [raw] : [value is JsonObject ? value[tag]?.ToString() : null, raw]
        );
    }

    private static ConstructorInfo MakerOf(Type union, string name) =>
        union.GetNestedType(name)!.GetConstructors().First(static one => one.IsPublic);

    private static bool HasTag(JsonNode variant, JsonNode? given) =>
        given is not null
        && variant["tags"]!.AsArray().Any(tag => tag!.ToString() == given.ToString());

    /// <summary>Whether a program would take JSON for a value of a type.</summary>
    private bool IsOf(Type type, JsonNode value)
    {
        var kind = value.GetValueKind();
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IReadOnlyList<>))
        {
            return kind == JsonValueKind.Array
                && value
                    .AsArray()
                    .All(item => item is null || IsOf(type.GetGenericArguments()[0], item));
        }
        if (type == typeof(bool))
        {
            return kind is JsonValueKind.True or JsonValueKind.False;
        }
        if (type == typeof(long) || type == typeof(int) || type == typeof(BigInteger))
        {
            return Values.Special(value, "$int") is not null
                || (
                    kind == JsonValueKind.Number
                    && BigInteger.TryParse(
                        value.ToJsonString(),
                        NumberStyles.AllowLeadingSign,
                        CultureInfo.InvariantCulture,
                        out _
                    )
                );
        }
        if (type == typeof(double) || type == typeof(decimal))
        {
            return kind == JsonValueKind.Number;
        }
        if (typeof(WireModel).IsAssignableFrom(type))
        {
            return kind == JsonValueKind.Object && HasRequired(type, value);
        }
        if (table.IsDeclared(type) && type.IsValueType)
        {
            return IsOf(
                type.GetConstructors()
                    .Single(static one => one.GetParameters().Length == 1)
                    .GetParameters()[0]
                    .ParameterType,
                value
            );
        }
        if (type == typeof(DateTimeOffset))
        {
            return kind == JsonValueKind.String
                && DateTimeOffset.TryParse((string)value!, CultureInfo.InvariantCulture, out _);
        }
        return type == typeof(string) && kind == JsonValueKind.String;
    }

    private bool HasRequired(Type model, JsonNode value) =>
        table.Declared(model)["properties"]!
            .AsArray()
            .All(one =>
                !(bool)one!["required"]! || value.AsObject().ContainsKey((string)one["wire"]!)
            );
}
