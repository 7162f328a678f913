using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>One of several types.</summary>
[JsonConverter(typeof(Converter))]
public abstract record Figure
{
    internal static readonly UnionType<Figure> JsonType = new(
        static raw => new Unknown(raw),
        Declare
    );

    private Figure() { }

    private static void Declare(UnionType<Figure>.Variants variants)
    {
        variants.Add(
            Cat.JsonType,
            static value => new OfCat(value),
            static variant => variant.Value
        );
        variants.Add(
            JsonTypes.List(JsonTypes.DateTime),
            static value => new OfDateTimeList(value),
            static variant => variant.Value
        );
        variants.Add(
            JsonTypes.Text,
            static value => new OfString(value),
            static variant => variant.Value
        );
    }

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Figure(Cat value) => new OfCat(value);

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Figure(string value) => new OfString(value);

    /// <summary>Calls the function for the variant that this is.</summary>
    /// <typeparam name="TResult">the result of the functions</typeparam>
    /// <param name="onCat">for <c>OfCat</c></param>
    /// <param name="onDateTimeList">for <c>OfDateTimeList</c></param>
    /// <param name="onString">for <c>OfString</c></param>
    /// <param name="onUnknown">for any other variant</param>
    /// <returns>what the function returns</returns>
    public TResult Match<TResult>(
        Func<Cat, TResult> onCat,
        Func<IReadOnlyList<DateTimeOffset>, TResult> onDateTimeList,
        Func<string, TResult> onString,
        Func<Unknown, TResult> onUnknown
    ) =>
        this switch
        {
            OfCat variant => onCat(variant.Value),
            OfDateTimeList variant => onDateTimeList(variant.Value),
            OfString variant => onString(variant.Value),
            Unknown variant => onUnknown(variant),
            _ => throw new InvalidOperationException("The union has no such variant."),
        };

    /// <summary>Gets the value of the variant <c>OfCat</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetCat([NotNullWhen(true)] out Cat? value)
    {
        value = (this as OfCat)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>Cat</c> of <c>Figure</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfCat(Cat Value) : Figure;

    /// <summary>Gets the value of the variant <c>OfDateTimeList</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetDateTimeList([NotNullWhen(true)] out IReadOnlyList<DateTimeOffset>? value)
    {
        value = (this as OfDateTimeList)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>date time list</c> of <c>Figure</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfDateTimeList(IReadOnlyList<DateTimeOffset> Value) : Figure;

    /// <summary>Gets the value of the variant <c>OfString</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetString([NotNullWhen(true)] out string? value)
    {
        value = (this as OfString)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>string</c> of <c>Figure</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfString(string Value) : Figure;

    /// <summary>A variant that this version of the library does not declare.</summary>
    /// <param name="Raw">What was received.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record Unknown(JsonElement Raw) : Figure, IUnknownVariant;

    internal sealed class Converter() : TypeConverter<Figure>(JsonType);
}
