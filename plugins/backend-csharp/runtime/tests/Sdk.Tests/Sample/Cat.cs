using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>The object Cat.</summary>
[JsonConverter(typeof(Converter))]
public sealed record Cat : WireModel
{
    internal static readonly ModelType<Cat> JsonType = new(
        static json => new Cat(json),
        "type",
        "lives"
    );

    /// <summary>Creates an instance without values.</summary>
    public Cat() { }

    [SetsRequiredMembers]
    private Cat(ModelReader json)
        : base(json)
    {
        Type = json.Constant(0, JsonTypes.Text, "cat");
        Lives = json.Required(1, JsonTypes.Int32);
    }

    /// <summary>The property <c>type</c>.</summary>
    public string Type { get; private init; } = "cat";

    /// <summary>The property <c>lives</c>.</summary>
    public required int Lives { get; init; }

    private protected override JsonType DeclaredType => JsonType;

    /// <inheritdoc />
    public bool Equals(Cat? other) => base.Equals(other);

    /// <inheritdoc />
    public override int GetHashCode() => base.GetHashCode();

    private protected override void Write(ModelWriter json)
    {
        json.Required(0, JsonTypes.Text, Type);
        json.Required(1, JsonTypes.Int32, Lives);
    }

    internal sealed class Converter() : TypeConverter<Cat>(JsonType);
}
