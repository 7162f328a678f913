using System;
using System.Collections.Generic;
using System.Text.Json;
using Sdk.Internal;

namespace Sdk.Core;

/// <summary>An object of the API. Properties that it does not declare are kept, and sent back.</summary>
public abstract record WireModel
{
    private static readonly Dictionary<string, JsonElement> s_none = [];

    /// <summary>Creates an object.</summary>
    private protected WireModel() { }

    private protected WireModel(ModelReader json)
    {
        AdditionalProperties = json.Undeclared ?? s_none;
    }

    /// <summary>The properties that the API does not declare.</summary>
    public IReadOnlyDictionary<string, JsonElement> AdditionalProperties { get; init; } = s_none;

    /// <summary>What was received for properties whose values would be written otherwise, or cannot be read.</summary>
    internal IReadOnlyDictionary<string, KeptValue>? Kept { get; set; }

    /// <summary>The type by which objects are read and written.</summary>
    private protected abstract JsonType DeclaredType { get; }

    internal JsonType TypeOfModel => DeclaredType;

    /// <summary>
    /// What was received for a property, if its value cannot be read as its type, or would be written in another form.
    /// </summary>
    /// <param name="name">The name of the property in JSON.</param>
    /// <returns>What was received, and is sent back until another value is set; null for any other property.</returns>
    public JsonElement? Received(string name) =>
        Kept is not null
        && Kept.TryGetValue(name, out KeptValue kept)
        && kept.Raw.ValueKind != JsonValueKind.Undefined
            ? kept.Raw
            : null;

    /// <summary>This object as JSON text.</summary>
    public string ToJson() => Json.Text(DeclaredType, this);

    /// <summary>Writes the properties in their order.</summary>
    private protected abstract void Write(ModelWriter json);

    internal void WriteProperties(ModelWriter json) => Write(json);

    /// <inheritdoc />
    public virtual bool Equals(WireModel? other) =>
        other is not null
        && EqualityContract == other.EqualityContract
        && ToJson() == other.ToJson();

    /// <inheritdoc />
    public override int GetHashCode() => StringComparer.Ordinal.GetHashCode(ToJson());

    /// <summary>The name of the type and the object as JSON.</summary>
    public sealed override string ToString() => GetType().Name + " " + ToJson();
}

/// <summary>What was received for a property.</summary>
/// <param name="Raw">The value as it was received; undefined where a property that must be there was missing.</param>
/// <param name="Read">What was read of it.</param>
internal readonly record struct KeptValue(JsonElement Raw, object? Read);
