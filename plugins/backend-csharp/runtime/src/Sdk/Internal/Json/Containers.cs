using System;
using System.Collections.Generic;
using System.Text.Json;

namespace Sdk.Internal;

internal sealed class ListType<T>(JsonType<T> item) : JsonType<IReadOnlyList<T>>
{
    internal override string Description => "a list";

    internal override bool TryRead(JsonElement json, Reading reading, out IReadOnlyList<T> value)
    {
        if (json.ValueKind != JsonValueKind.Array)
        {
            value = [];
            return false;
        }

        T[] items = new T[json.GetArrayLength()];
        int at = 0;
        foreach (JsonElement one in json.EnumerateArray())
        {
            items[at++] = reading.ReadMember(item, one)!;
        }

        value = items;
        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient)
    {
        if (json.ValueKind != JsonValueKind.Array)
        {
            return NoFit;
        }

        foreach (JsonElement one in json.EnumerateArray())
        {
            if (one.ValueKind != JsonValueKind.Null && item.Fit(one, isLenient) < 0)
            {
                return NoFit;
            }
        }

        return 0;
    }

    internal override void Write(Utf8JsonWriter to, IReadOnlyList<T> value)
    {
        to.WriteStartArray();
        foreach (T one in value)
        {
            item.WriteOrNull(to, one);
        }

        to.WriteEndArray();
    }
}

internal sealed class MapType<T>(JsonType<T> member) : JsonType<IReadOnlyDictionary<string, T>>
{
    internal override string Description => "an object";

    internal override bool TryRead(
        JsonElement json,
        Reading reading,
        out IReadOnlyDictionary<string, T> value
    )
    {
        Dictionary<string, T> members = new(StringComparer.Ordinal);
        value = members;
        if (json.ValueKind != JsonValueKind.Object)
        {
            return false;
        }

        foreach (JsonProperty property in json.EnumerateObject())
        {
            members[property.Name] = reading.ReadMember(member, property.Value)!;
        }

        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient)
    {
        if (json.ValueKind != JsonValueKind.Object)
        {
            return NoFit;
        }

        foreach (JsonProperty property in json.EnumerateObject())
        {
            if (
                property.Value.ValueKind != JsonValueKind.Null
                && member.Fit(property.Value, isLenient) < 0
            )
            {
                return NoFit;
            }
        }

        return 0;
    }

    internal override void Write(Utf8JsonWriter to, IReadOnlyDictionary<string, T> value)
    {
        to.WriteStartObject();
        foreach (KeyValuePair<string, T> one in value)
        {
            to.WritePropertyName(one.Key);
            member.WriteOrNull(to, one.Value);
        }

        to.WriteEndObject();
    }
}

/// <summary>Values of a type of references, or null.</summary>
internal sealed class NullableType<T>(JsonType<T> inner) : JsonType<T?>, INullType
    where T : class
{
    internal override string Description => inner.Description;

    internal override bool TryRead(JsonElement json, Reading reading, out T? value)
    {
        value = null;
        return json.ValueKind == JsonValueKind.Null || inner.TryRead(json, reading, out value);
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind == JsonValueKind.Null ? 0 : inner.Fit(json, isLenient);

    internal override void Write(Utf8JsonWriter to, T? value) => inner.WriteOrNull(to, value);
}

/// <summary>Values of a type of structs, or null.</summary>
internal sealed class NullableStructType<T>(StructType<T> inner) : JsonType<T?>, INullType
    where T : struct
{
    internal override string Description => inner.Description;

    internal override bool TryRead(JsonElement json, Reading reading, out T? value)
    {
        value = null;
        if (json.ValueKind == JsonValueKind.Null)
        {
            return true;
        }

        bool isRead = inner.TryRead(json, reading, out T present);
        value = isRead ? present : null;
        return isRead;
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind == JsonValueKind.Null ? 0 : inner.Fit(json, isLenient);

    internal override void Write(Utf8JsonWriter to, T? value)
    {
        if (value is { } present)
        {
            inner.Write(to, present);
        }
        else
        {
            to.WriteNullValue();
        }
    }
}

/// <summary>An enum, whose values need not be declared.</summary>
/// <param name="inner">The type of its values in JSON.</param>
/// <param name="make">Makes an enum of a value.</param>
/// <param name="value">Gives the value of an enum.</param>
/// <param name="isKnown">Whether a value is declared.</param>
internal sealed class EnumType<TEnum, T>(
    JsonType<T> inner,
    Func<T, TEnum> make,
    Func<TEnum, T> value,
    Func<TEnum, bool> isKnown
) : StructType<TEnum>
    where TEnum : struct
{
    internal override string Description => inner.Description;

    internal override bool TryRead(JsonElement json, Reading reading, out TEnum one)
    {
        bool isRead = inner.TryRead(json, reading, out T read);
        one = isRead ? make(read) : default;
        return isRead;
    }

    internal override int Fit(JsonElement json, bool isLenient)
    {
        int fit = inner.Fit(json, isLenient);
        bool isDeclared =
            fit >= 0
            && (
                isLenient || (inner.TryRead(json, new Reading(), out T read) && isKnown(make(read)))
            );
        return isDeclared ? fit : NoFit;
    }

    internal override void Write(Utf8JsonWriter to, TEnum one) => inner.WriteOrNull(to, value(one));
}
