using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using Sdk.Core;
using Sdk.Internal;
using Sdk.Tests.Sample;
using Xunit;

namespace Sdk.Tests.Models;

/// <summary>Models: what is read can be used, and is sent back as it came.</summary>
public sealed class ModelTests
{
    private static readonly DateTimeOffset s_noon = new(2024, 2, 29, 12, 0, 0, TimeSpan.Zero);

    private static Pet Rex =>
        new()
        {
            Id = 1,
            Name = "Rex",
            Boss = null,
        };

    private static Pet Read(string json) => Json.Read(Pet.JsonType, Json.Parse(json))!;

    [Theory]
    [InlineData("""{"weight":"3"}""")]
    [InlineData("""{"weight":12.5,"good":"yes"}""")]
    [InlineData("""{"status":"sleeping"}""")]
    [InlineData("""{"status":5}""")]
    [InlineData("""{"born":"soon","day":"","price":"a lot","uid":"x","data":"*"}""")]
    [InlineData("""{"born":1709210096,"day":20240229,"price":5,"uid":true,"data":1}""")]
    [InlineData("""{"born":"2024-02-30T00:00:00Z","day":"2024-02-30"}""")]
    [InlineData("""{"day":"2024-02-29T12:34:56Z","born":"2024-02-29"}""")]
    [InlineData("""{"times":["2024-02-29 12:34:56","later"]}""")]
    [InlineData(
        """{"times":["2024-02-29T12:34:56.123456789+05:30","2024-02-29T12:34:56+00:00"]}"""
    )]
    [InlineData("""{"times":["2024-02-29T12:34:56.10Z","2024-02-29t12:34:56z"]}""")]
    [InlineData("""{"uid":"0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B","data":"_-8"}""")]
    [InlineData("""{"uid":"0b7f1f1e5d2b4b7e9d0a1c2d3e4f5a6b","price":"1e5"}""")]
    [InlineData("""{"price":"12345678901234567890.10","data":"AAECAwD/"}""")]
    [InlineData("""{"class":"k","unknown":{"deep":[1,null,9007199254740993,1.50]}}""")]
    [InlineData("""{"friend":{"type":"cat","colour":"red"}}""")]
    [InlineData("""{"friends":{"a":{"wings":2},"b":{"type":null}}}""")]
    [InlineData("""{"friend":{"type":"bird","wings":2}}""")]
    [InlineData("""{"friend":"a text","figure":{"corners":3}}""")]
    [InlineData("""{"figure":"a circle"}""")]
    [InlineData("""{"figure":["2024-02-29T12:34:56Z"]}""")]
    [InlineData("""{"figure":{"type":"cat","lives":9}}""")]
    [InlineData("""{"name":null,"owner":null,"age":null,"boss":null}""")]
    [InlineData("""{"name":[],"born":{},"tags":{},"times":"soon","friends":[]}""")]
    [InlineData("""{"owner":5,"boss":{},"age":"x"}""")]
    [InlineData("""{"friend":[],"friends":{"a":[],"b":{"type":"cat","lives":[1]}}}""")]
    [InlineData("""{"friend":{"lives":1}}""")]
    [InlineData("""{"friend":{"type":"cat","lives":3000000000}}""")]
    [InlineData("""{"id":9223372036854775808}""")]
    [InlineData("""{"id":1.5,"weight":1e999}""")]
    [InlineData("""{"id":1e1000000000,"weight":-1e1000000000,"more":1e-1000000000}""")]
    [InlineData("""{"id":1e-1000000000,"weight":1e-1000000000,"more":[1e400,0e1000000000]}""")]
    [InlineData("""{"tags":["a",null,5]}""")]
    [InlineData("""{"weight":null,"status":null,"tags":null,"friend":null,"born":null}""")]
    public void WhatIsReadIsSentBackAsItCame(string extra)
    {
        Dictionary<string, JsonElement> members = new()
        {
            ["id"] = Json.Parse("1"),
            ["name"] = Json.Parse("\"Rex\""),
        };
        foreach (JsonProperty one in Json.Parse(extra).EnumerateObject())
        {
            members[one.Name] = one.Value;
        }

        string text = Json.Text(AnyValueType.Instance, members);
        Pet pet = Read(text);
        Compared.Same(text, pet.ToJson());
        Compared.Same(text, (pet with { }).ToJson());
        Assert.Equal(pet, Read(pet.ToJson()));
        Assert.Equal(pet.GetHashCode(), Read(pet.ToJson()).GetHashCode());
    }

    [Fact]
    public void ARequiredPropertyThatIsMissingIsTolerated()
    {
        Pet pet = Read("{}");
        Assert.Equal(0, pet.Id);
        Assert.Null(pet.Name);
        Assert.Null(pet.Received("id"));
        Assert.Equal("{}", pet.ToJson());
        Assert.Equal("""{"id":5}""", (pet with { Id = 5 }).ToJson());
    }

    [Fact]
    public void AValueThatIsSetReplacesWhatWasReceived()
    {
        Pet pet = Read("""{"id":"x","name":"Rex","boss":5,"weight":"1.5","times":"soon"}""");
        Assert.Equal(1.5, pet.Weight);
        Assert.Null(pet.Times);
        Compared.Same("\"1.5\"", pet.Received("weight"));
        Pet set = pet with { Id = 2, Weight = 2.5, Times = [s_noon], Boss = "Ann" };
        Assert.Equal(
            """{"id":2,"name":"Rex","boss":"Ann","weight":2.5,"times":["2024-02-29T12:00:00Z"]}""",
            set.ToJson()
        );
        Compared.Same(
            """{"id":"x","name":"Rex","boss":5,"weight":"1.5","times":"soon"}""",
            pet.ToJson()
        );
    }

    [Fact]
    public void OnlyAValueOfAnotherShapeFails()
    {
        MismatchException list = Assert.Throws<MismatchException>(() => Read("[]"));
        Assert.Equal("holds a list instead of an object at $", list.Message);
        Assert.Equal("$", list.Path);
        foreach (string odd in (string[])["3000000000", "1.5", "1e999", "{}"])
        {
            Assert.Throws<MismatchException>(() => Json.Read(JsonTypes.Int32, Json.Parse(odd)));
        }

        IReadOnlyList<Pet> pets = Json.Read(
            JsonTypes.List(Pet.JsonType),
            Json.Parse("""[{"name":"Rex"},"x"]""")
        )!;
        Assert.Equal("Rex", pets[0].Name);
        Assert.Null(pets[1]);
    }

    [Fact]
    public void AbsentAndNullAreDifferentWhereTheApiSaysSo()
    {
        Assert.Equal("""{"id":1,"name":"Rex","boss":null}""", Rex.ToJson());
        Assert.Equal(
            """{"id":1,"name":"Rex","owner":null,"boss":null}""",
            (Rex with { Owner = null }).ToJson()
        );
        Assert.Equal(
            """{"id":1,"name":"Rex","boss":null,"age":0}""",
            (Rex with { Age = 0 }).ToJson()
        );
        Assert.Equal(
            """{"id":1,"name":"Rex","boss":null,"age":null}""",
            (Rex with { Age = null }).ToJson()
        );
        Assert.Equal(
            Rex.ToJson(),
            (Rex with { Age = default, Weight = null, Tags = null }).ToJson()
        );
        Pet read = Read("""{"id":1,"name":"Rex","boss":"Ann","owner":null,"age":3}""");
        Assert.True(read.Owner.IsSet);
        Assert.Null(read.Owner.Value);
        Assert.False(read.Owner.TryGetValue(out _));
        Assert.True(read.Age.TryGetValue(out int? age));
        Assert.Equal(3, age);
        Assert.False(Rex.Owner.IsSet);
    }

    [Fact]
    public void ModelsAreEqualWhereTheirJsonIs()
    {
        Pet tagged = Rex with { Tags = ["a", "b"], Data = [1, 2] };
        Assert.Equal(tagged, Rex with { Tags = ["a", "b"], Data = [1, 2] });
        Assert.Equal(
            tagged.GetHashCode(),
            (Rex with { Tags = ["a", "b"], Data = [1, 2] }).GetHashCode()
        );
        Assert.NotEqual(tagged, tagged with { Tags = ["b", "a"] });
        Assert.Equal("""Pet {"id":1,"name":"Rex","boss":null}""", Rex.ToString());
    }

    [Fact]
    public void PropertiesAreReadInTheirTypes()
    {
        Pet pet = Read(
            """
            {"id":-9007199254740993,"name":"Rex","born":"2024-02-29T12:00:00.123456+05:30","day":"2024-02-29",
            "price":"1.50","uid":"0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b","data":"AP8Q","weight":0.1,"good":true,
            "times":["2024-02-29T12:00:00Z"],"tags":["a","b"]}
            """
        );
        Assert.Equal(-9007199254740993, pet.Id);
        Assert.Equal(DateTimeOffset.Parse("2024-02-29T12:00:00.123456+05:30"), pet.Born);
        Assert.Equal(TimeSpan.FromHours(5.5), pet.Born!.Value.Offset);
        Assert.Equal(new Date(2024, 2, 29), pet.Day);
        Assert.Equal(
            "1.50",
            pet.Price!.Value.ToString(System.Globalization.CultureInfo.InvariantCulture)
        );
        Assert.Equal(Guid.Parse("0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b"), pet.Uid);
        Assert.Equal([0, 255, 16], pet.Data);
        Assert.Equal(0.1, pet.Weight);
        Assert.True(pet.Good);
        Assert.Equal([s_noon], pet.Times);
        Assert.Equal(["a", "b"], pet.Tags);
    }

    [Theory]
    [InlineData("\"2024-02-29t12:00:00z\"")]
    [InlineData("\"2024-02-29 12:00:00Z\"")]
    [InlineData("\"2024-02-29T12:00:00\"")]
    [InlineData("\"2024-02-29T12:00:00+0000\"")]
    public void TimesThatServersWriteOddlyAreRead(string text)
    {
        Pet pet = Read($$"""{"id":1,"name":"Rex","born":{{text}}}""");
        Assert.Equal(s_noon, pet.Born);
        Compared.Same(text, pet.Received("born"));
    }

    [Theory]
    [InlineData("\"2024-02-29T23:59:60Z\"")]
    [InlineData("\"2024-02-29T24:00:00Z\"")]
    [InlineData("\"2024-02-30T00:00:00Z\"")]
    [InlineData("\"29 Feb 2024\"")]
    [InlineData("\"\"")]
    [InlineData("{}")]
    public void TimesThatAreNoneAreNotRead(string text)
    {
        Pet pet = Read($$"""{"id":1,"name":"Rex","born":{{text}},"day":{{text}}}""");
        Assert.Null(pet.Born);
        Assert.Null(pet.Day);
        Compared.Same(text, pet.Received("born"));
        Compared.Same(text, pet.Received("day"));
    }

    [Theory]
    [InlineData("T00:00:00Z")]
    [InlineData("t23:59:59.5-11:00")]
    [InlineData(" 00:30:00")]
    [InlineData("T00:00:00+0200")]
    public void OfATimeTheDateIsReadAsItIsWritten(string time)
    {
        Pet pet = Read($$"""{"id":1,"name":"Rex","day":"2024-02-29{{time}}"}""");
        Assert.Equal(new Date(2024, 2, 29), pet.Day);
        Compared.Same($"\"2024-02-29{time}\"", pet.Received("day"));
    }

    [Fact]
    public void UndeclaredPropertiesAreJson()
    {
        Pet pet = Read("""{"id":1,"name":"Rex","boss":null,"more":{"a":[1.50,null]}}""");
        Assert.Equal(["more"], pet.AdditionalProperties.Keys);
        Pet set = pet with
        {
            AdditionalProperties = new Dictionary<string, JsonElement>
            {
                ["less"] = Json.Parse("[]"),
            },
        };
        Assert.Equal("""{"id":1,"name":"Rex","boss":null,"less":[]}""", set.ToJson());
    }

    [Fact]
    public void UndeclaredPropertiesHaveTheirType()
    {
        const string Text =
            """{"version":2,"status":"active","a":"2024-02-29T12:00:00Z","b":"2024-02-29","c":"soon","d":{"e":1},"f":null}""";
        Diary diary = Json.Read(Diary.JsonType, Json.Parse(Text))!;
        Assert.Equal(["a", "b", "c", "d", "f"], diary.AdditionalProperties.Keys);
        Assert.Equal(
            [s_noon, s_noon.AddHours(-12), default, default, default],
            diary.AdditionalProperties.Values
        );
        Assert.Null(diary.Received("a"));
        Compared.Same("\"2024-02-29\"", diary.Received("b"));
        Compared.Same("\"soon\"", diary.Received("c"));
        Compared.Same("{\"e\":1}", diary.Received("d"));
        Assert.Equal(Text, diary.ToJson());
        Assert.Equal(Text, (diary with { }).ToJson());
        Diary set = diary with
        {
            AdditionalProperties = diary.AdditionalProperties.ToDictionary(
                one => one.Key,
                one => one.Key == "c" ? s_noon : one.Value
            ),
        };
        Assert.Contains("\"c\":\"2024-02-29T12:00:00Z\",\"d\":{\"e\":1}", set.ToJson());
    }

    [Fact]
    public void ConstantsAreWrittenAndRead()
    {
        Diary built = new() { Status = Status.Active };
        Assert.Equal(2, built.Version);
        Assert.Equal("""{"version":2,"status":"active"}""", built.ToJson());
        Diary newer = Json.Read(Diary.JsonType, Json.Parse("""{"version":3,"status":"active"}"""))!;
        Assert.Equal(3, newer.Version);
        Assert.Equal("""{"version":3,"status":"active"}""", (newer with { }).ToJson());
        foreach (string odd in (string[])["null", "{}", "1.5", "\"two\""])
        {
            Diary diary = Json.Read(
                Diary.JsonType,
                Json.Parse($$"""{"version":{{odd}},"status":"active"}""")
            )!;
            Assert.Equal(0, diary.Version);
            Compared.Same(odd, diary.Received("version"));
            Compared.Same($$"""{"version":{{odd}},"status":"active"}""", diary.ToJson());
        }
    }

    [Fact]
    public void AConstantThatIsMissingIsNotWritten()
    {
        Cat cat = Json.Read(Cat.JsonType, Json.Parse("""{"lives":1}"""))!;
        Assert.Null(cat.Type);
        Assert.Equal("""{"lives":1}""", cat.ToJson());
        Assert.Equal(
            """{"lives":1,"type":"cat"}""",
            Json.Text(Animal.JsonType, new Animal.OfCat(cat))
        );
        Assert.Equal("""{"type":"cat","lives":1}""", new Cat { Lives = 1 }.ToJson());
    }

    [Fact]
    public void TextThatSpellsANumberIsRead()
    {
        Assert.Equal(
            9007199254740993,
            Json.Read(JsonTypes.Int64, Json.Parse("\"9007199254740993\""))
        );
        Assert.Equal(12, Json.Read(JsonTypes.Int32, Json.Parse("\"12\"")));
        Assert.Equal(
            System.Numerics.BigInteger.Parse(
                "18446744073709551616",
                System.Globalization.CultureInfo.InvariantCulture
            ),
            Json.Read(JsonTypes.Integer, Json.Parse("\"18446744073709551616\""))
        );
        foreach (string odd in (string[])["\"1,5\"", "\"\"", "\"NaN\"", "\"1e999\"", "\" 1\""])
        {
            Pet pet = Read($$"""{"id":{{odd}},"weight":{{odd}}}""");
            Assert.Equal(0, pet.Id);
            Assert.Null(pet.Weight);
            Compared.Same(odd, pet.Received("id"));
            Compared.Same(odd, pet.Received("weight"));
        }
    }

    [Theory]
    [InlineData("1e-2147483647")]
    [InlineData("1e2147483647")]
    [InlineData("1e99999999999")]
    [InlineData("1.5")]
    public void HugeExponentsCostNothing(string number)
    {
        Assert.Throws<MismatchException>(() => Json.Read(JsonTypes.Integer, Json.Parse(number)));
        Compared.Same(number, Json.Read(JsonTypes.Any, Json.Parse(number)));
    }

    [Fact]
    public void WhatJsonCannotCarryIsRefused()
    {
        Assert.Throws<UnsendableException>(() => Json.Text(JsonTypes.Double, double.NaN));
        Assert.Throws<UnsendableException>(() => Json.Text(JsonTypes.Text, "\uD800"));
        Assert.Throws<UnsendableException>(() => Json.Text(AnyValueType.Instance, new object()));
        Assert.Throws<UnsendableException>(() =>
            Json.Text(JsonTypes.File, FileParameter.FromBytes([1]))
        );
    }
}
