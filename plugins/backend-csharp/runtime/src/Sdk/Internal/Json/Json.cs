using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Reading and writing of JSON as a whole.</summary>
internal static class Json
{
    /// <summary>More nesting than any API has; the parser's own limit is 64.</summary>
    private const int Deepest = 1000;

    /// <summary>The longest text whose buffer is kept.</summary>
    private const int MostKept = 16 * 1024;

    /// <summary>The buffer of a thread, and its writer: a call writes each of its parameters, which are short.</summary>
    [ThreadStatic]
    private static MemoryStream? s_buffer;

    [ThreadStatic]
    private static Utf8JsonWriter? s_writer;

    private static readonly JsonDocumentOptions s_reading = new() { MaxDepth = Deepest };

    private static readonly JsonWriterOptions s_writing = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        MaxDepth = Deepest,
        SkipValidation = true,
    };

    /// <summary>JSON of the definition.</summary>
    internal static JsonElement Parse(string text) => Parse(Encoding.UTF8.GetBytes(text));

    /// <summary>Parses JSON in UTF-8.</summary>
    /// <exception cref="JsonException">The text is not JSON.</exception>
    internal static JsonElement Parse(ReadOnlyMemory<byte> text)
    {
        ReadOnlyMemory<byte> valid = Texts.Valid(text);
        JsonElement json = JsonDocument.Parse(valid, s_reading).RootElement;
        if (Texts.MayHaveHalfPair(valid.Span))
        {
            CheckNames(valid.Span);
        }

        return json;
    }

    /// <summary>Refuses names with half of a surrogate pair, which the platform can neither give nor compare.</summary>
    private static void CheckNames(ReadOnlySpan<byte> text)
    {
        Utf8JsonReader reader = new(text, new JsonReaderOptions { MaxDepth = Deepest });
        try
        {
            while (reader.Read())
            {
                if (reader.TokenType == JsonTokenType.PropertyName && reader.ValueIsEscaped)
                {
                    _ = reader.GetString();
                }
            }
        }
        catch (InvalidOperationException error)
        {
            throw new JsonException("A name of a property has half of a surrogate pair.", error);
        }
    }

    /// <summary>Writes a value as it was received. Half of a surrogate pair, which the platform refuses, stays.</summary>
    internal static void WriteReceived(Utf8JsonWriter to, JsonElement json)
    {
        bool isText =
            json.ValueKind is JsonValueKind.String or JsonValueKind.Object or JsonValueKind.Array;
        if (isText && Texts.MayHaveHalfPair(json))
        {
            to.WriteRawValue(json.GetRawText(), skipInputValidation: true);
        }
        else
        {
            json.WriteTo(to);
        }
    }

    /// <summary>Reads a value; the default for null.</summary>
    /// <exception cref="MismatchException">The value as a whole does not have the form of its type.</exception>
    internal static T? Read<T>(JsonType<T> type, JsonElement json, string path = "$")
    {
        if (json.ValueKind == JsonValueKind.Null && type is not INullType)
        {
            return default;
        }

        return type.TryRead(json, new Reading(), out T value)
            ? value
            : throw new MismatchException(
                $"holds {Describe(json)} instead of {type.Description} at {path}",
                path
            );
    }

    private static string Describe(JsonElement json) =>
        json.ValueKind switch
        {
            JsonValueKind.True or JsonValueKind.False => "a boolean",
            JsonValueKind.Number => "a number",
            JsonValueKind.String => "a string",
            JsonValueKind.Array => "a list",
            JsonValueKind.Object => "an object",
            _ => "null",
        };

    /// <summary>Writes a value in UTF-8.</summary>
    internal static byte[] Bytes(Action<Utf8JsonWriter> write)
    {
        MemoryStream buffer = s_buffer ?? new();
        Utf8JsonWriter writer = s_writer ?? new(buffer, s_writing);
        // Whatever is written on the way has its own, and nothing is kept of what fails.
        (s_buffer, s_writer) = (null, null);
        write(writer);
        writer.Flush();
        byte[] bytes = buffer.ToArray();
        if (bytes.Length > MostKept)
        {
            writer.Dispose();
            return bytes;
        }

        writer.Reset();
        buffer.SetLength(0);
        (s_buffer, s_writer) = (buffer, writer);
        return bytes;
    }

    /// <summary>Writes a value as text.</summary>
    internal static string Text(JsonType type, object? value) =>
        Encoding.UTF8.GetString(Bytes(to => type.WriteObject(to, value)));

    /// <summary>A value as a tree of JSON; undefined for what is absent.</summary>
    internal static JsonElement Tree(JsonType type, object? value) =>
        Parse(Bytes(to => type.WriteObject(to, value)));

    /// <summary>The value at a path of names; undefined if there is none.</summary>
    internal static JsonElement At(JsonElement json, IReadOnlyList<string> path)
    {
        JsonElement current = json;
        foreach (string name in path)
        {
            if (
                current.ValueKind != JsonValueKind.Object
                || !current.TryGetProperty(name, out current)
            )
            {
                return default;
            }
        }

        return current;
    }

    /// <summary>A copy of an object with another value at a path, from an index of the path on.</summary>
    internal static JsonElement WithAt(
        JsonElement target,
        IReadOnlyList<string> path,
        int from,
        JsonElement value
    )
    {
        byte[] text = Bytes(to => WriteWithAt(to, target, path, from, value));
        return Parse(text);
    }

    private static void WriteWithAt(
        Utf8JsonWriter to,
        JsonElement target,
        IReadOnlyList<string> path,
        int from,
        JsonElement value
    )
    {
        if (from == path.Count)
        {
            WriteReceived(to, value);
            return;
        }

        JsonElement inner = default;
        to.WriteStartObject();
        if (target.ValueKind == JsonValueKind.Object)
        {
            foreach (JsonProperty property in target.EnumerateObject())
            {
                if (property.Name == path[from])
                {
                    inner = property.Value;
                }
                else
                {
                    to.WritePropertyName(property.Name);
                    WriteReceived(to, property.Value);
                }
            }
        }

        to.WritePropertyName(path[from]);
        WriteWithAt(to, inner, path, from + 1, value);
        to.WriteEndObject();
    }

    /// <summary>Writes a constant of the definition.</summary>
    internal static void WriteConstant(Utf8JsonWriter to, object? value)
    {
        switch (value)
        {
            case null:
                to.WriteNullValue();
                break;
            case string text:
                to.WriteStringValue(text);
                break;
            case bool flag:
                to.WriteBooleanValue(flag);
                break;
            case double number:
                JsonTypes.Double.Write(to, number);
                break;
            case JsonElement json:
                json.WriteTo(to);
                break;
            default:
                to.WriteRawValue(Convert.ToString(value, CultureInfo.InvariantCulture)!);
                break;
        }
    }
}

/// <summary>JSON that does not have the form of its type as a whole.</summary>
internal sealed class MismatchException(string problem, string path) : Exception(problem)
{
    internal string Path => path;
}

/// <summary>Lets the user's own serializers read and write values as the SDK does.</summary>
internal abstract class TypeConverter<T>(JsonType<T> type) : JsonConverter<T>
{
    /// <summary>Variants are written as their union, which adds the property that tells them apart.</summary>
    public override bool CanConvert(Type typeToConvert) =>
        typeof(T).IsAssignableFrom(typeToConvert);

    public override T? Read(
        ref Utf8JsonReader reader,
        Type typeToConvert,
        JsonSerializerOptions options
    )
    {
        JsonElement json = JsonElement.ParseValue(ref reader);
        return
            type.TryRead(json, new Reading(), out T value) && typeToConvert.IsInstanceOfType(value)
            ? value
            : throw new JsonException($"The JSON value is not {type.Description}.");
    }

    public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) =>
        type.Write(writer, value);
}
