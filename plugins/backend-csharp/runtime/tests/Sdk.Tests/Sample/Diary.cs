using System;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>The object Diary.</summary>
[JsonConverter(typeof(Converter))]
public sealed record Diary : OpenWireModel<DateTimeOffset>
{
    internal static readonly OpenModelType<Diary, DateTimeOffset> JsonType = new(
        static json => new Diary(json),
        ExtraType,
        "version",
        "status"
    );

    private static JsonType<DateTimeOffset> ExtraType() => JsonTypes.DateTime;

    /// <summary>Creates an instance without values.</summary>
    public Diary() { }

    [SetsRequiredMembers]
    private Diary(ModelReader json)
        : base(json)
    {
        Version = json.Constant(0, JsonTypes.Int64, 2L);
        Status = json.Required(1, global::Sdk.Tests.Sample.Status.JsonType);
    }

    /// <summary>The property <c>version</c>.</summary>
    public long Version { get; private init; } = 2L;

    /// <summary>The property <c>status</c>.</summary>
    public required Status Status { get; init; }

    private protected override JsonType DeclaredType => JsonType;

    /// <inheritdoc />
    public bool Equals(Diary? other) => base.Equals(other);

    /// <inheritdoc />
    public override int GetHashCode() => base.GetHashCode();

    private protected override void Write(ModelWriter json)
    {
        json.Required(0, JsonTypes.Int64, Version);
        json.Required(1, global::Sdk.Tests.Sample.Status.JsonType, Status);
    }

    internal sealed class Converter() : TypeConverter<Diary>(JsonType);
}
