using System.Text.Json.Serialization;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>
/// A value of an open enumeration: the API may add values that are not declared here.
/// </summary>
[JsonConverter(typeof(Converter))]
public readonly record struct Status
{
    internal static readonly EnumType<Status, string> JsonType = new(
        JsonTypes.Text,
        static value => new Status(value),
        static one => one.Value,
        static one => one.IsKnown
    );

    private readonly string? _value;

    /// <summary>Creates a value, which need not be declared.</summary>
    /// <param name="value">the value in JSON</param>
    public Status(string value)
    {
        _value = value;
    }

    /// <summary>The value in JSON.</summary>
    public string Value => _value ?? "";

    /// <summary>Whether the value is declared.</summary>
    public bool IsKnown => Value is Values.Active or Values.Paused;

    /// <summary>The value <c>active</c>.</summary>
    public static Status Active { get; } = new(Values.Active);

    /// <summary>The value <c>paused</c>.</summary>
    public static Status Paused { get; } = new(Values.Paused);

    /// <summary>Converts a value.</summary>
    /// <param name="value">the value in JSON</param>
    public static implicit operator Status(string value) => new(value);

    /// <inheritdoc />
    public override string ToString() => Value;

    /// <summary>The declared values, as constants for patterns.</summary>
    public static class Values
    {
        /// <summary>The value <c>active</c>.</summary>
        public const string Active = "active";

        /// <summary>The value <c>paused</c>.</summary>
        public const string Paused = "paused";
    }

    internal sealed class Converter() : TypeConverter<Status>(JsonType);
}
