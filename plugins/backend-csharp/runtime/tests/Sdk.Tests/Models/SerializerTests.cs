using System.Collections.Generic;
using System.Text.Json;
using Sdk.Core;
using Sdk.Internal;
using Sdk.Tests.Sample;
using Xunit;

namespace Sdk.Tests.Models;

/// <summary>The platform's own serializer reads and writes types of the API as the SDK does.</summary>
public sealed class SerializerTests
{
    private static readonly JsonSerializerOptions s_web = new(JsonSerializerDefaults.Web);

    /// <summary>A class of a program that has types of the API in it.</summary>
    private sealed record Visit(
        Pet Pet,
        IReadOnlyList<Animal> Others,
        Status Status,
        Status? Former,
        Diary? Diary
    );

    [Fact]
    public void ModelsAreReadAndWritten()
    {
        const string Text =
            """{"id":9007199254740993,"name":"Rex","boss":null,"weight":1e999,"more":[1e-999,null]}""";
        Pet pet = JsonSerializer.Deserialize<Pet>(Text)!;
        Assert.Equal(Json.Read(Pet.JsonType, Json.Parse(Text)), pet);
        Compared.Same(Text, JsonSerializer.Serialize(pet));
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Pet>("[]"));
    }

    [Fact]
    public void TypesOfTheApiStandInOtherTypes()
    {
        const string Text = """
            {"pet":{"id":1,"times":"soon"},"others":[{"type":"cat","lives":9},{},{"type":"dog","id":2}],
            "status":"lost","former":null,"diary":null}
            """;
        Visit visit = JsonSerializer.Deserialize<Visit>(Text, s_web)!;
        Compared.Same("\"soon\"", visit.Pet.Received("times"));
        Assert.Equal(9, Assert.IsType<Animal.OfCat>(visit.Others[0]).Value.Lives);
        Assert.Equal(new Status("lost"), visit.Status);
        Assert.Null(visit.Former);
        Compared.Same(Text, JsonSerializer.Serialize(visit, s_web));
    }

    [Fact]
    public void TheTagOfAVariantIsWritten()
    {
        Compared.Same(
            """{"type":"cat","lives":9,"kind":"purr"}""",
            JsonSerializer.Serialize<Sound>(new Sound.OfPurr(new Cat { Lives = 9 }))
        );
    }

    [Fact]
    public void AVariantIsWrittenByItsOwnTypeToo() =>
        Compared.Same(
            """{"type":"cat","lives":9,"kind":"purr"}""",
            JsonSerializer.Serialize(new Sound.OfPurr(new Cat { Lives = 9 }))
        );

    [Fact]
    public void AVariantIsReadByItsOwnTypeIfItIsOne()
    {
        const string Cat = """{"type":"cat","lives":9,"kind":"purr"}""";
        Assert.Equal(9, JsonSerializer.Deserialize<Sound.OfPurr>(Cat)!.Value.Lives);
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Sound.OfTwo>(Cat));
    }

    [Fact]
    public void UndeclaredPropertiesAreOnTheLevelOfTheOthers()
    {
        Diary diary = JsonSerializer.Deserialize<Diary>(
            """{"version":2,"status":"active","a":"2024-02-29"}"""
        )!;
        Compared.Same(
            """{"version":2,"status":"active","a":"2024-02-29"}""",
            JsonSerializer.Serialize(diary)
        );
    }

    [Fact]
    public void DatesAreTexts()
    {
        Assert.Equal("\"2024-02-29\"", JsonSerializer.Serialize(new Date(2024, 2, 29)));
        Assert.Equal(new Date(2024, 2, 29), JsonSerializer.Deserialize<Date>("\"2024-02-29\""));
    }
}
