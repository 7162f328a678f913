import { expect, test } from "vitest";
import { signatures } from "./signatures.js";

const RECORD = `namespace Acme;

using System;

/// <summary>What a pet is.</summary>
[JsonConverter(typeof(Converter))]
public sealed record Pet
    : WireModel
{
    internal static readonly ModelType<Pet> JsonType = new(
        static json => new Pet(json),
        "name"
    );

    private Pet(ModelReader json)
        : base(json)
    {
        Name = json.Required(0, JsonTypes.Text);
    }

    public required string Name { get; init; }

    public bool IsNamed => Name is not null;

    public TResult Match<TResult>(
        Func<Cat, TResult> onCat,
        int times = 1
    ) =>
        this switch
        {
            _ => onCat(times),
        };

    public sealed record OfCat(Cat Value) : Pet;

    internal static Spec All { get; } = new()
    {
        Name = "all",
    };
}
`;

const ENUM = `namespace Acme;

public enum Kind
{
    /// <summary>The first.</summary>
    Cat,

    Dog,
}

public interface IKinds
{
    Task<Kind> GetAsync(string id, Options? options = null);
}
`;

test("declarations are named without comments, bodies and values, the members of nested types too", () => {
  expect(signatures("src/Acme/Pet.cs", RECORD)).toBe(`namespace Acme
public sealed record Pet : WireModel
    internal static readonly ModelType<Pet> JsonType
    private Pet(ModelReader json) : base(json)
    public required string Name { get; init; }
    public bool IsNamed
    public TResult Match<TResult>(Func<Cat, TResult> onCat, int times = 1)
    public sealed record OfCat(Cat Value) : Pet
    internal static Spec All { get; }
`);
});

test("members of enumerations and interfaces end at their type", () => {
  expect(signatures("src/Acme/Kind.cs", ENUM)).toBe(`namespace Acme
public enum Kind
    Cat
    Dog
public interface IKinds
    Task<Kind> GetAsync(string id, Options? options = null)
`);
});

test("nothing is shown of other files", () => {
  expect(signatures("README.md", RECORD)).toBe("");
});
