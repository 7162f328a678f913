using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.Json.Nodes;

namespace Driver;

/// <summary>A value of a message: its place and its name there, and what the SDK calls it.</summary>
internal sealed record Argument(string Name, string Place, string Wire);

/// <summary>How an operation is called.</summary>
/// <param name="Path">resources and the method</param>
/// <param name="Kind">of the result</param>
/// <param name="Positional">arguments of the method</param>
/// <param name="Fields">of its request; null where it takes none</param>
/// <param name="IsOptional">whether it can be called without a request</param>
/// <param name="Merges">whether its body takes properties that the definition does not declare</param>
internal sealed record Entry(
    IReadOnlyList<string> Path,
    string Kind,
    IReadOnlyList<Argument> Positional,
    IReadOnlyList<Argument>? Fields,
    bool IsOptional,
    bool Merges
);

/// <summary>What <c>conformance.json</c> says of an SDK: everything in which one differs from another.</summary>
internal sealed class Table(JsonNode data)
{
    private readonly Assembly _sdk = Assembly.Load("Sdk");

    internal Entry Entry(string call)
    {
        var entry =
            data["calls"]![call] ?? throw new KeyNotFoundException($"The SDK has no call {call}");
        return new Entry(
            Texts(entry["path"]!),
            (string)entry["kind"]!,
            Arguments(entry["positional"]!),
            entry["fields"] is { } fields ? Arguments(fields) : null,
            (bool)entry["optional"]!,
            (bool)entry["merges"]!
        );
    }

    private static List<Argument> Arguments(JsonNode list) =>
        [
            .. list.AsArray()
                .Select(static one => new Argument(
                    (string)one![0]!,
                    (string)one[1]!,
                    (string)one[2]!
                )),
        ];

    private static List<string> Texts(JsonNode list) =>
        [.. list.AsArray().Select(static one => (string)one!)];

    /// <summary>Whether a class is a type that the definition declares.</summary>
    internal bool IsDeclared(Type type) => data["types"]!["types"]![type.Name] is not null;

    /// <summary>What the definition declares of a type.</summary>
    internal JsonNode Declared(Type type) =>
        data["types"]!["types"]![type.Name]
        ?? throw new KeyNotFoundException($"The table has no type {type.Name}");

    /// <summary>Whether an error has a body of a declared type, by the name that all languages share.</summary>
    internal bool IsTyped(string error) => data["types"]!["errors"]![error] is not null;

    /// <summary>The SDK's own name of an option that only this API has.</summary>
    internal string Option(string name) =>
        (string?)data["options"]![name]
        ?? throw new KeyNotFoundException($"The SDK has no option {name}");

    internal IReadOnlyList<string> Resources => Texts(data["resources"]!);

    /// <summary>The method that reads deliveries of the one webhook that is signed.</summary>
    internal MethodInfo Parser => Type("Webhooks").GetMethod((string)data["parser"]!)!;

    internal Type Client => Type((string)data["client"]!);

    internal Type Options => Type((string)data["clientOptions"]!);

    /// <summary>The environment of a name.</summary>
    internal object Environment(string name) =>
        Enum.Parse(Type((string)data["environment"]!), (string)data["environments"]![name]!);

    /// <summary>A type of the SDK.</summary>
    private Type Type(string name) =>
        _sdk.GetType($"{(string)data["root"]!}.{name}", throwOnError: true)!;
}
