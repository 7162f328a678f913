using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Sample;

/// <summary>The object Pet.</summary>
[JsonConverter(typeof(Converter))]
public sealed record Pet : WireModel
{
    internal static readonly ModelType<Pet> JsonType = new(
        static json => new Pet(json),
        "id",
        "name",
        "owner",
        "boss",
        "age",
        "status",
        "born",
        "day",
        "price",
        "uid",
        "data",
        "weight",
        "good",
        "times",
        "friends",
        "figure",
        "friend",
        "tags"
    );

    private static readonly JsonType<IReadOnlyList<DateTimeOffset>> s_times = JsonTypes.List(
        JsonTypes.DateTime
    );

    private static readonly JsonType<IReadOnlyDictionary<string, Animal>> s_friends = JsonTypes.Map(
        Animal.JsonType
    );

    private static readonly JsonType<IReadOnlyList<string>> s_tags = JsonTypes.List(JsonTypes.Text);

    /// <summary>Creates an instance without values.</summary>
    public Pet() { }

    [SetsRequiredMembers]
    private Pet(ModelReader json)
        : base(json)
    {
        Id = json.Required(0, JsonTypes.Int64);
        Name = json.Required(1, JsonTypes.Text);
        Owner = json.Nullable(2, JsonTypes.Text);
        Boss = json.RequiredNullable(3, JsonTypes.Text);
        Age = json.Nullable(4, JsonTypes.Int32);
        Status = json.Optional(5, global::Sdk.Tests.Sample.Status.JsonType);
        Born = json.Optional(6, JsonTypes.DateTime);
        Day = json.Optional(7, JsonTypes.Date);
        Price = json.Optional(8, JsonTypes.Decimal);
        Uid = json.Optional(9, JsonTypes.Uuid);
        Data = json.Optional(10, JsonTypes.Bytes);
        Weight = json.Optional(11, JsonTypes.Double);
        Good = json.Optional(12, JsonTypes.Boolean);
        Times = json.Optional(13, s_times);
        Friends = json.Optional(14, s_friends);
        Figure = json.Optional(15, global::Sdk.Tests.Sample.Figure.JsonType);
        Friend = json.Optional(16, Animal.JsonType);
        Tags = json.Optional(17, s_tags);
    }

    /// <summary>The property <c>id</c>.</summary>
    public required long Id { get; init; }

    /// <summary>The property <c>name</c>.</summary>
    public required string Name { get; init; }

    /// <summary>The property <c>owner</c>.</summary>
    public Optional<string?> Owner { get; init; }

    /// <summary>The property <c>boss</c>.</summary>
    public required string? Boss { get; init; }

    /// <summary>The property <c>age</c>.</summary>
    public Optional<int?> Age { get; init; }

    /// <summary>The property <c>status</c>.</summary>
    public Status? Status { get; init; }

    /// <summary>The property <c>born</c>.</summary>
    public DateTimeOffset? Born { get; init; }

    /// <summary>The property <c>day</c>.</summary>
    public Date? Day { get; init; }

    /// <summary>The property <c>price</c>.</summary>
    public decimal? Price { get; init; }

    /// <summary>The property <c>uid</c>.</summary>
    public Guid? Uid { get; init; }

    /// <summary>The property <c>data</c>.</summary>
    public byte[]? Data { get; init; }

    /// <summary>The property <c>weight</c>.</summary>
    public double? Weight { get; init; }

    /// <summary>The property <c>good</c>.</summary>
    public bool? Good { get; init; }

    /// <summary>The property <c>times</c>.</summary>
    public IReadOnlyList<DateTimeOffset>? Times { get; init; }

    /// <summary>The property <c>friends</c>.</summary>
    public IReadOnlyDictionary<string, Animal>? Friends { get; init; }

    /// <summary>The property <c>figure</c>.</summary>
    public Figure? Figure { get; init; }

    /// <summary>The property <c>friend</c>.</summary>
    public Animal? Friend { get; init; }

    /// <summary>The property <c>tags</c>.</summary>
    public IReadOnlyList<string>? Tags { get; init; }

    private protected override JsonType DeclaredType => JsonType;

    /// <inheritdoc />
    public bool Equals(Pet? other) => base.Equals(other);

    /// <inheritdoc />
    public override int GetHashCode() => base.GetHashCode();

    private protected override void Write(ModelWriter json)
    {
        json.Required(0, JsonTypes.Int64, Id);
        json.Required(1, JsonTypes.Text, Name);
        json.Nullable(2, JsonTypes.Text, Owner);
        json.RequiredNullable(3, JsonTypes.Text, Boss);
        json.Nullable(4, JsonTypes.Int32, Age);
        json.Optional(5, global::Sdk.Tests.Sample.Status.JsonType, Status);
        json.Optional(6, JsonTypes.DateTime, Born);
        json.Optional(7, JsonTypes.Date, Day);
        json.Optional(8, JsonTypes.Decimal, Price);
        json.Optional(9, JsonTypes.Uuid, Uid);
        json.Optional(10, JsonTypes.Bytes, Data);
        json.Optional(11, JsonTypes.Double, Weight);
        json.Optional(12, JsonTypes.Boolean, Good);
        json.Optional(13, s_times, Times);
        json.Optional(14, s_friends, Friends);
        json.Optional(15, global::Sdk.Tests.Sample.Figure.JsonType, Figure);
        json.Optional(16, Animal.JsonType, Friend);
        json.Optional(17, s_tags, Tags);
    }

    internal sealed class Converter() : TypeConverter<Pet>(JsonType);
}
