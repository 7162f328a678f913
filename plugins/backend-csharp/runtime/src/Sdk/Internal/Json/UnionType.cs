using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>A choice between types.</summary>
internal sealed class UnionType<TUnion> : JsonType<TUnion>
    where TUnion : class
{
    private readonly string? _tag;
    private readonly Func<string?, JsonElement, TUnion> _unknown;
    private readonly Action<Variants> _declare;
    private IReadOnlyList<Variant>? _variants;

    /// <summary>A union whose variants a property tells apart.</summary>
    /// <param name="tag">The name of the property in JSON.</param>
    /// <param name="unknown">Makes the variant of values of the property that are not declared.</param>
    /// <param name="declare">Names the variants when the type is first used.</param>
    internal UnionType(
        string tag,
        Func<string?, JsonElement, TUnion> unknown,
        Action<Variants> declare
    )
    {
        _tag = tag;
        _unknown = unknown;
        _declare = declare;
    }

    /// <summary>
    /// A union whose variants are told apart by their shapes: the first that has all required properties and leaves the
    /// fewest undeclared. If none fits, one that reads the value without declaring it.
    /// </summary>
    internal UnionType(Func<JsonElement, TUnion> unknown, Action<Variants> declare)
    {
        _unknown = (_, raw) => unknown(raw);
        _declare = declare;
    }

    internal override string Description => "one of several types";

    private IReadOnlyList<Variant> All
    {
        get
        {
            if (_variants is null)
            {
                Variants variants = new();
                _declare(variants);
                _variants = variants.All;
            }

            return _variants;
        }
    }

    internal override bool TryRead(JsonElement json, Reading reading, out TUnion value)
    {
        Variant? variant = Choose(json, isLenient: false) ?? Choose(json, isLenient: true);
        if (variant is null && _tag is null)
        {
            variant = Closest(type => type.FitOutline(json));
        }

        if (variant?.Read(json, reading) is { } read)
        {
            value = read;
            return true;
        }

        value = _unknown(TagOf(json), json.Clone());
        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        Choose(json, isLenient)?.Type.Fit(json, isLenient) ?? NoFit;

    internal override void Write(Utf8JsonWriter to, TUnion value)
    {
        foreach (Variant variant in All)
        {
            if (variant.TryWrite(to, value, _tag))
            {
                return;
            }
        }

        if (value is IUnknownVariant unknown)
        {
            Json.WriteReceived(to, unknown.Raw);
        }
    }

    private Variant? Choose(JsonElement json, bool isLenient) =>
        _tag is null ? Closest(type => type.Fit(json, isLenient)) : Named(TagOf(json));

    private Variant? Named(string? tag)
    {
        foreach (Variant variant in All)
        {
            if (tag is not null && variant.Tag == tag)
            {
                return variant;
            }
        }

        return null;
    }

    private Variant? Closest(Func<JsonType, int> fitOf)
    {
        Variant? best = null;
        int fewest = int.MaxValue;
        foreach (Variant variant in All)
        {
            int fit = fitOf(variant.Type);
            if (fit >= 0 && fit < fewest)
            {
                best = variant;
                fewest = fit;
            }
        }

        return best;
    }

    /// <summary>The value of the tag as text; null if there is none that can name a variant.</summary>
    private string? TagOf(JsonElement json)
    {
        if (
            _tag is null
            || json.ValueKind != JsonValueKind.Object
            || !json.TryGetProperty(_tag, out JsonElement tag)
        )
        {
            return null;
        }

        return tag.ValueKind switch
        {
            JsonValueKind.String => Texts.TryGet(tag, out string text) ? text : null,
            JsonValueKind.Number => tag.GetRawText(),
            JsonValueKind.True => "true",
            JsonValueKind.False => "false",
            _ => null,
        };
    }

    /// <summary>The variants of a union, in their order.</summary>
    internal sealed class Variants
    {
        private readonly List<Variant> _all = [];

        internal IReadOnlyList<Variant> All => _all;

        /// <summary>Adds a variant of a union whose variants are told apart by their shapes.</summary>
        internal void Add<T, TVariant>(
            JsonType<T> type,
            Func<T, TVariant> make,
            Func<TVariant, T> value
        )
            where TVariant : class, TUnion =>
            _all.Add(new Variant<T, TVariant>(null, type, make, value));

        /// <summary>Adds a variant of a union whose variants a property tells apart.</summary>
        /// <param name="tag">The value of the property: a text, a number or a boolean.</param>
        /// <param name="type">The type of the variant's value.</param>
        /// <param name="make">Makes the variant of a value.</param>
        /// <param name="value">Gives the value of the variant.</param>
        internal void Add<T, TVariant>(
            object tag,
            JsonType<T> type,
            Func<T, TVariant> make,
            Func<TVariant, T> value
        )
            where TVariant : class, TUnion =>
            _all.Add(new Variant<T, TVariant>(tag, type, make, value));
    }

    internal abstract class Variant(object? tag)
    {
        internal string? Tag { get; } =
            tag switch
            {
                bool flag => flag ? "true" : "false",
                _ => Convert.ToString(tag, CultureInfo.InvariantCulture),
            };

        protected object? TagValue { get; } = tag;

        internal abstract JsonType Type { get; }

        internal abstract TUnion? Read(JsonElement json, Reading reading);

        internal abstract bool TryWrite(Utf8JsonWriter to, TUnion value, string? tagName);
    }

    private sealed class Variant<T, TVariant>(
        object? tag,
        JsonType<T> type,
        Func<T, TVariant> make,
        Func<TVariant, T> value
    ) : Variant(tag)
        where TVariant : class, TUnion
    {
        internal override JsonType Type => type;

        internal override TUnion? Read(JsonElement json, Reading reading) =>
            type.TryRead(json, reading, out T read) ? make(read) : null;

        internal override bool TryWrite(Utf8JsonWriter to, TUnion union, string? tagName)
        {
            if (union is not TVariant variant)
            {
                return false;
            }

            if (
                tagName is not null
                && TagValue is { } tag
                && type is IObjectType<T> objects
                && value(variant) is { } held
            )
            {
                objects.WriteTagged(to, held, tagName, tag);
            }
            else
            {
                type.WriteOrNull(to, value(variant));
            }

            return true;
        }
    }
}

/// <summary>A type whose values are objects of JSON, to which a union adds the property that tells its variants apart.</summary>
internal interface IObjectType<in T>
{
    /// <summary>Writes a value with a property that it does not have itself.</summary>
    void WriteTagged(Utf8JsonWriter to, T value, string name, object tag);
}

/// <summary>A variant that holds what was received.</summary>
internal interface IUnknownVariant
{
    JsonElement Raw { get; }
}
