using System;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>One of several types.</summary>
[JsonConverter(typeof(Converter))]
public abstract record Animal
{
    internal static readonly UnionType<Animal> JsonType = new(
        "type",
        static (type, raw) => new Unknown(type, raw),
        Declare
    );

    private Animal() { }

    private static void Declare(UnionType<Animal>.Variants variants)
    {
        variants.Add(
            "cat",
            Cat.JsonType,
            static value => new OfCat(value),
            static variant => variant.Value
        );
        variants.Add(
            "dog",
            Pet.JsonType,
            static value => new OfDog(value),
            static variant => variant.Value
        );
    }

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Animal(Cat value) => new OfCat(value);

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Animal(Pet value) => new OfDog(value);

    /// <summary>Calls the function for the variant that this is.</summary>
    /// <typeparam name="TResult">the result of the functions</typeparam>
    /// <param name="onCat">for <c>OfCat</c></param>
    /// <param name="onDog">for <c>OfDog</c></param>
    /// <param name="onUnknown">for any other variant</param>
    /// <returns>what the function returns</returns>
    public TResult Match<TResult>(
        Func<Cat, TResult> onCat,
        Func<Pet, TResult> onDog,
        Func<Unknown, TResult> onUnknown
    ) =>
        this switch
        {
            OfCat variant => onCat(variant.Value),
            OfDog variant => onDog(variant.Value),
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

    /// <summary>The variant whose <c>type</c> is <c>cat</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfCat(Cat Value) : Animal;

    /// <summary>Gets the value of the variant <c>OfDog</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetDog([NotNullWhen(true)] out Pet? value)
    {
        value = (this as OfDog)?.Value;
        return value is not null;
    }

    /// <summary>The variant whose <c>type</c> is <c>dog</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfDog(Pet Value) : Animal;

    /// <summary>A variant that this version of the library does not declare.</summary>
    /// <param name="Type">The value of the property <c>type</c>; null where it is no text.</param>
    /// <param name="Raw">What was received.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record Unknown(string? Type, JsonElement Raw) : Animal, IUnknownVariant;

    internal sealed class Converter() : TypeConverter<Animal>(JsonType);
}
