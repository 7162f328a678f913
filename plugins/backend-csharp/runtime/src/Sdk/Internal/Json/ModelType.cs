using System;
using System.Collections.Generic;
using System.Text;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>An object with declared properties.</summary>
/// <param name="make">The constructor that reads an object.</param>
/// <param name="names">The names of the properties in JSON; constructors know them by their index.</param>
internal class ModelType<T>(Func<ModelReader, T> make, params string[] names)
    : JsonType<T>,
        IObjectType<T>,
        IRequestType
    where T : WireModel
{
    private readonly byte[][] _names = Array.ConvertAll(names, Encoding.UTF8.GetBytes);

    internal override string Description => "an object";

    internal override bool TryRead(JsonElement json, Reading reading, out T value)
    {
        if (json.ValueKind != JsonValueKind.Object)
        {
            value = null!;
            return false;
        }

        ModelReader reader = ReaderOf(json, ReadingMode.Read, reading);
        value = make(reader);
        // The constructor of the base class ran before that of the model read the properties.
        value.Kept = reader.Kept;
        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        FitIn(json, isLenient ? ReadingMode.FitLeniently : ReadingMode.Fit);

    internal override int FitOutline(JsonElement json) => FitIn(json, ReadingMode.FitOutline);

    private int FitIn(JsonElement json, ReadingMode mode)
    {
        if (json.ValueKind != JsonValueKind.Object)
        {
            return NoFit;
        }

        ModelReader reader = ReaderOf(json, mode, new Reading());
        _ = make(reader);
        return reader.Fits ? reader.UndeclaredCount : NoFit;
    }

    /// <summary>Reads an undeclared property; undeclared properties of most objects are any JSON.</summary>
    private protected virtual void AddUndeclared(ModelReader reader, JsonProperty property) =>
        reader.AddUndeclared(property);

    private ModelReader ReaderOf(JsonElement json, ReadingMode mode, Reading reading)
    {
        ModelReader reader = new(names, mode, reading);
        int next = 0;
        foreach (JsonProperty property in json.EnumerateObject())
        {
            int index = IndexOf(property, next);
            if (index < 0)
            {
                AddUndeclared(reader, property);
            }
            else
            {
                reader.Set(index, property.Value);
                next = index + 1;
            }
        }

        return reader;
    }

    /// <summary>The index of a property. Servers send properties in a fixed order, so the search begins behind the last.</summary>
    private int IndexOf(JsonProperty property, int start)
    {
        int count = _names.Length;
        for (int i = 0; i < count; i++)
        {
            int index = start + i < count ? start + i : start + i - count;
            if (property.NameEquals(_names[index]))
            {
                return index;
            }
        }

        return -1;
    }

    internal override void Write(Utf8JsonWriter to, T value)
    {
        to.WriteStartObject();
        WriteMembers(to, value);
        to.WriteEndObject();
    }

    public void WriteTagged(Utf8JsonWriter to, T value, string name, object tag)
    {
        to.WriteStartObject();
        if (!WriteMembers(to, value).HasWritten(name))
        {
            to.WritePropertyName(name);
            Json.WriteConstant(to, tag);
        }

        to.WriteEndObject();
    }

    private JsonModelWriter WriteMembers(Utf8JsonWriter to, T value)
    {
        JsonModelWriter writer = new(names, value, to);
        value.WriteProperties(writer);
        WriteUndeclared(writer, value);
        return writer;
    }

    private protected virtual void WriteUndeclared(ModelWriter writer, T value)
    {
        foreach (KeyValuePair<string, JsonElement> one in value.AdditionalProperties)
        {
            writer.Undeclared(one.Key, JsonTypes.Any, one.Value);
        }
    }

    public void Visit(WireModel request, Arguments arguments)
    {
        ArgumentWriter writer = new(names, request, arguments);
        request.WriteProperties(writer);
        WriteUndeclared(writer, (T)request);
    }
}

/// <summary>An object whose undeclared properties have a declared type.</summary>
/// <param name="make">Makes an object of what is read.</param>
/// <param name="extra">Gives the type of these properties, which may be the object itself, when it is first used.</param>
/// <param name="names">The names of the declared properties.</param>
internal sealed class OpenModelType<T, TExtra>(
    Func<ModelReader, T> make,
    Func<JsonType<TExtra>> extra,
    params string[] names
) : ModelType<T>(make, names)
    where T : OpenWireModel<TExtra>
{
    private JsonType<TExtra>? _extra;

    private JsonType<TExtra> Extra => _extra ??= extra();

    private protected override void AddUndeclared(ModelReader reader, JsonProperty property) =>
        reader.AddTyped(property, Extra);

    private protected override void WriteUndeclared(ModelWriter writer, T value)
    {
        foreach (KeyValuePair<string, TExtra> one in value.TypedExtra)
        {
            writer.Undeclared(one.Key, Extra, one.Value);
        }
    }
}
