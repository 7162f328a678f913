using System;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>One of several types.</summary>
[JsonConverter(typeof(Converter))]
public abstract record Entry
{
    internal static readonly UnionType<Entry> JsonType = new(
        static raw => new Unknown(raw),
        Declare
    );

    private Entry() { }

    private static void Declare(UnionType<Entry>.Variants variants)
    {
        variants.Add(
            JsonTypes.DateTime,
            static value => new OfDateTime(value),
            static variant => variant.Value
        );
        variants.Add(
            JsonTypes.Date,
            static value => new OfDate(value),
            static variant => variant.Value
        );
        variants.Add(
            Status.JsonType,
            static value => new OfStatus(value),
            static variant => variant.Value
        );
        variants.Add(
            JsonTypes.Int64,
            static value => new OfInteger(value),
            static variant => variant.Value
        );
        variants.Add(
            Diary.JsonType,
            static value => new OfDiary(value),
            static variant => variant.Value
        );
    }

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Entry(Status value) => new OfStatus(value);

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Entry(DateTimeOffset value) => new OfDateTime(value);

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Entry(Date value) => new OfDate(value);

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Entry(long value) => new OfInteger(value);

    /// <summary>Converts the value of a variant.</summary>
    /// <param name="value">the value</param>
    public static implicit operator Entry(Diary value) => new OfDiary(value);

    /// <summary>Calls the function for the variant that this is.</summary>
    /// <typeparam name="TResult">the result of the functions</typeparam>
    /// <param name="onStatus">for <c>OfStatus</c></param>
    /// <param name="onDateTime">for <c>OfDateTime</c></param>
    /// <param name="onDate">for <c>OfDate</c></param>
    /// <param name="onInteger">for <c>OfInteger</c></param>
    /// <param name="onDiary">for <c>OfDiary</c></param>
    /// <param name="onUnknown">for any other variant</param>
    /// <returns>what the function returns</returns>
    public TResult Match<TResult>(
        Func<Status, TResult> onStatus,
        Func<DateTimeOffset, TResult> onDateTime,
        Func<Date, TResult> onDate,
        Func<long, TResult> onInteger,
        Func<Diary, TResult> onDiary,
        Func<Unknown, TResult> onUnknown
    ) =>
        this switch
        {
            OfStatus variant => onStatus(variant.Value),
            OfDateTime variant => onDateTime(variant.Value),
            OfDate variant => onDate(variant.Value),
            OfInteger variant => onInteger(variant.Value),
            OfDiary variant => onDiary(variant.Value),
            Unknown variant => onUnknown(variant),
            _ => throw new InvalidOperationException("The union has no such variant."),
        };

    /// <summary>Gets the value of the variant <c>OfStatus</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetStatus([NotNullWhen(true)] out Status? value)
    {
        value = (this as OfStatus)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>Status</c> of <c>Entry</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfStatus(Status Value) : Entry;

    /// <summary>Gets the value of the variant <c>OfDateTime</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetDateTime([NotNullWhen(true)] out DateTimeOffset? value)
    {
        value = (this as OfDateTime)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>date time</c> of <c>Entry</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfDateTime(DateTimeOffset Value) : Entry;

    /// <summary>Gets the value of the variant <c>OfDate</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetDate([NotNullWhen(true)] out Date? value)
    {
        value = (this as OfDate)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>date</c> of <c>Entry</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfDate(Date Value) : Entry;

    /// <summary>Gets the value of the variant <c>OfInteger</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetInteger([NotNullWhen(true)] out long? value)
    {
        value = (this as OfInteger)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>integer</c> of <c>Entry</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfInteger(long Value) : Entry;

    /// <summary>Gets the value of the variant <c>OfDiary</c>.</summary>
    /// <param name="value">the value</param>
    /// <returns>whether this is the variant</returns>
    public bool TryGetDiary([NotNullWhen(true)] out Diary? value)
    {
        value = (this as OfDiary)?.Value;
        return value is not null;
    }

    /// <summary>The variant <c>Diary</c> of <c>Entry</c>.</summary>
    /// <param name="Value">The value of the variant.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record OfDiary(Diary Value) : Entry;

    /// <summary>A variant that this version of the library does not declare.</summary>
    /// <param name="Raw">What was received.</param>
    [JsonConverter(typeof(Converter))]
    public sealed record Unknown(JsonElement Raw) : Entry, IUnknownVariant;

    internal sealed class Converter() : TypeConverter<Entry>(JsonType);
}
