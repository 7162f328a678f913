using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>One of several types.</summary>
[JsonConverter(typeof(Converter))]
public abstract record Nest
{
    internal static readonly UnionType<Nest> JsonType = new(
        static raw => new Unknown(raw),
        Declare
    );

    private Nest() { }

    private static void Declare(UnionType<Nest>.Variants variants)
    {
        variants.Add(
            JsonTypes.Date,
            static value => new OfDate(value),
            static variant => variant.Value
        );
        variants.Add(
            JsonTypes.List(Nest.JsonType),
            static value => new OfList(value),
            static variant => variant.Value
        );
    }

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Nest(Date value) => new OfDate(value);

    /// <summary>Calls the function for the variant that this is.</summary>
    /// <typeparam name="TResult">the result of the functions</typeparam>
    /// <param name="onDate">for <c>OfDate</c></param>
    /// <param name="onList">for <c>OfList</c></param>
    /// <param name="onUnknown">for any other variant</param>
    /// <returns>what the function returns</returns>
    public TResult Match<TResult>(
        Func<Date, TResult> onDate,
        Func<IReadOnlyList<Nest>, TResult> onList,
        Func<Unknown, TResult> onUnknown
    ) =>
        this switch
        {
            OfDate variant => onDate(variant.Value),
            OfList variant => onList(variant.Value),
            Unknown variant => onUnknown(variant),
            _ => throw new InvalidOperationException("The union has no such variant."),
        };

    /// <summary>Gets the value of the variant <c>OfDate</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetDate([NotNullWhen(true)] out Date? value)
    {
        value = (this as OfDate)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>date</c> of <c>Nest</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfDate(Date Value) : Nest;

    /// <summary>Gets the value of the variant <c>OfList</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetList([NotNullWhen(true)] out IReadOnlyList<Nest>? value)
    {
        value = (this as OfList)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>list</c> of <c>Nest</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfList(IReadOnlyList<Nest> Value) : Nest;

    /// <summary>A variant that this version of the library does not declare.</summary>
    /// <param name="Raw">What was received.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record Unknown(JsonElement Raw) : Nest, IUnknownVariant;

    internal sealed class Converter() : TypeConverter<Nest>(JsonType);
}
