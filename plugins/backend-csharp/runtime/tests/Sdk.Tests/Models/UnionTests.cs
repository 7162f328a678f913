using System;
using System.Collections.Generic;
using System.Text.Json;
using Sdk.Core;
using Sdk.Internal;
using Sdk.Tests.Sample;
using Xunit;

namespace Sdk.Tests.Models;

/// <summary>Unions and enums: what is not known is kept.</summary>
public sealed class UnionTests
{
    private static readonly DateTimeOffset s_noon = new(2024, 2, 29, 12, 0, 0, TimeSpan.Zero);
    private static readonly Cat s_cat = new() { Lives = 9 };

    private static T Read<T>(JsonType<T> type, string json)
    {
        T value = Json.Read(type, Json.Parse(json))!;
        Compared.Same(json, Json.Text(type, value));
        return value;
    }

    [Fact]
    public void AVariantIsChosenByItsTag()
    {
        Animal cat = Read(Animal.JsonType, """{"type":"cat","lives":9}""");
        Assert.True(cat.TryGetCat(out Cat? found));
        Assert.Equal(9, found.Lives);
        Assert.False(cat.TryGetDog(out _));
        Assert.Equal("cat", cat.Match(one => one.Type, one => one.Name, one => one.Type ?? "none"));
        Animal.Unknown bird = Assert.IsType<Animal.Unknown>(
            Read(Animal.JsonType, """{"type":"bird","wings":2}""")
        );
        Assert.Equal("bird", bird.Type);
        Assert.Equal(
            "7",
            Assert.IsType<Animal.Unknown>(Read(Animal.JsonType, """{"type":7}""")).Type
        );
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("""{"type":null}""")]
    [InlineData("""{"type":{}}""")]
    [InlineData("""{"type":["cat"]}""")]
    [InlineData("[]")]
    [InlineData("\"cat\"")]
    public void ATagThatIsNoneIsNotNamed(string json)
    {
        Animal.Unknown animal = Assert.IsType<Animal.Unknown>(Read(Animal.JsonType, json));
        Assert.Null(animal.Type);
        Compared.Same(json, animal.Raw);
    }

    [Fact]
    public void TheTagIsSentWhereverTheUnionStands()
    {
        const string Purr = """{"type":"cat","lives":9,"kind":"purr"}""";
        Sound sound = new Sound.OfPurr(s_cat);
        Compared.Same(Purr, Json.Text(Sound.JsonType, sound));
        Compared.Same(
            $"[{Purr}]",
            Json.Text(JsonTypes.List(Sound.JsonType), (IReadOnlyList<Sound>)[sound])
        );
        Compared.Same(
            """{"type":"cat","lives":9,"kind":2}""",
            Json.Text(Sound.JsonType, new Sound.OfTwo(s_cat))
        );
    }

    [Theory]
    [InlineData("""{"lives":9,"kind":"purr","type":"cat"}""")]
    [InlineData("""{"kind":2,"lives":1,"type":"cat"}""")]
    [InlineData("""{"kind":"meow","lives":9}""")]
    [InlineData("""{"kind":[1]}""")]
    [InlineData("""{"lives":9}""")]
    public void WhatWasReadIsSentBackUnchanged(string json) => Read(Sound.JsonType, json);

    [Theory]
    [InlineData("""[["2024-02-29"],[],"2024-03-01"]""")]
    [InlineData("[[]]")]
    [InlineData("""[["never"]]""")]
    public void AUnionCanHoldListsOfItself(string json) => Read(Nest.JsonType, json);

    [Fact]
    public void AVariantIsChosenByItsShape()
    {
        Assert.Equal(
            s_noon,
            Assert.IsType<Entry.OfDateTime>(Read(Entry.JsonType, "\"2024-02-29T12:00:00Z\"")).Value
        );
        Assert.Equal(
            new Date(2024, 2, 29),
            Assert.IsType<Entry.OfDate>(Read(Entry.JsonType, "\"2024-02-29\"")).Value
        );
        Assert.Equal(5L, Assert.IsType<Entry.OfInteger>(Read(Entry.JsonType, "5")).Value);
        Assert.Equal(
            Status.Active,
            Assert.IsType<Entry.OfStatus>(Read(Entry.JsonType, "\"active\"")).Value
        );
        Assert.Equal(
            "lost",
            Assert.IsType<Entry.OfStatus>(Read(Entry.JsonType, "\"lost\"")).Value.Value
        );
        Diary diary = Assert
            .IsType<Entry.OfDiary>(Read(Entry.JsonType, """{"version":2,"status":"lost"}"""))
            .Value;
        Assert.Equal("lost", diary.Status.Value);
        Assert.IsType<Entry.Unknown>(Read(Entry.JsonType, """["lost"]"""));
        Assert.IsType<Entry.Unknown>(Read(Entry.JsonType, """{"version":3,"status":"active"}"""));
        Assert.Equal(
            "lost",
            Assert.IsType<Figure.OfString>(Read(Figure.JsonType, "\"lost\"")).Value
        );
    }

    [Theory]
    [InlineData("\"2024-02-29t12:00:00z\"")]
    [InlineData("\"2024-02-29 12:00:00\"")]
    public void AFormThatIsOnlyToleratedIsRead(string json)
    {
        Entry entry = Json.Read(Entry.JsonType, Json.Parse(json))!;
        Assert.Equal(s_noon, Assert.IsType<Entry.OfDateTime>(entry).Value);
    }

    [Fact]
    public void ValuesOfVariantsConvert()
    {
        Pet pet = new()
        {
            Id = 1,
            Name = "Rex",
            Boss = null,
            Friend = s_cat,
            Figure = "circle",
            Status = "new",
        };
        Assert.Equal(
            """{"id":1,"name":"Rex","boss":null,"status":"new","figure":"circle","friend":{"type":"cat","lives":9}}""",
            pet.ToJson()
        );
    }

    [Fact]
    public void EnumsHaveAnyValue()
    {
        Assert.True(Status.Active.IsKnown);
        Status other = Read(Status.JsonType, "\"lost\"");
        Assert.False(other.IsKnown);
        Assert.Equal("lost", other.ToString());
        Assert.Equal(new Status("lost"), other);
        Assert.Equal("", default(Status).Value);
        Assert.False(default(Status).IsKnown);
    }

    [Fact]
    public void AnUnknownVariantIsSentAsItCame()
    {
        JsonElement raw = Json.Parse("""{"type":"bird","size":1.50}""");
        Assert.Equal(raw.GetRawText(), Json.Text(Animal.JsonType, new Animal.Unknown("bird", raw)));
    }
}
