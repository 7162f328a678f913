using System;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>One of several types.</summary>
[JsonConverter(typeof(Converter))]
public abstract record Sound
{
    internal static readonly UnionType<Sound> JsonType = new(
        "kind",
        static (type, raw) => new Unknown(type, raw),
        Declare
    );

    private Sound() { }

    private static void Declare(UnionType<Sound>.Variants variants)
    {
        variants.Add(
            "purr",
            Cat.JsonType,
            static value => new OfPurr(value),
            static variant => variant.Value
        );
        variants.Add(
            2L,
            Cat.JsonType,
            static value => new OfTwo(value),
            static variant => variant.Value
        );
    }

    /// <summary>Calls the function for the variant that this is.</summary>
    /// <typeparam name="TResult">the result of the functions</typeparam>
    /// <param name="onPurr">for <c>OfPurr</c></param>
    /// <param name="onTwo">for <c>OfTwo</c></param>
    /// <param name="onUnknown">for any other variant</param>
    /// <returns>what the function returns</returns>
    public TResult Match<TResult>(
        Func<Cat, TResult> onPurr,
        Func<Cat, TResult> onTwo,
        Func<Unknown, TResult> onUnknown
    ) =>
        this switch
        {
            OfPurr variant => onPurr(variant.Value),
            OfTwo variant => onTwo(variant.Value),
            Unknown variant => onUnknown(variant),
            _ => throw new InvalidOperationException("The union has no such variant."),
        };

    /// <summary>Gets the value of the variant <c>OfPurr</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetPurr([NotNullWhen(true)] out Cat? value)
    {
        value = (this as OfPurr)?.Value;
        return value is not null;
    }

    /// <summary>The variant whose <c>kind</c> is <c>purr</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfPurr(Cat Value) : Sound;

    /// <summary>Gets the value of the variant <c>OfTwo</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetTwo([NotNullWhen(true)] out Cat? value)
    {
        value = (this as OfTwo)?.Value;
        return value is not null;
    }

    /// <summary>The variant whose <c>kind</c> is 2.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfTwo(Cat Value) : Sound;

    /// <summary>A variant that this version of the library does not declare.</summary>
    /// <param name="Type">The value of the property <c>kind</c>; null where it is no text.</param>
    /// <param name="Raw">What was received.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record Unknown(string? Type, JsonElement Raw) : Sound, IUnknownVariant;

    internal sealed class Converter() : TypeConverter<Sound>(JsonType);
}
