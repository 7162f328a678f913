using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Bodies of the type <c>multipart/form-data</c>.</summary>
internal static partial class Bodies
{
    /// <summary>A part: its headers, and what creates its content.</summary>
    private sealed record Part(
        string Disposition,
        string? Type,
        bool IsReplayable,
        Func<HttpContent> Create
    );

    static partial void WriteMultipart(BodySpec declared, BodyValue value, ref PreparedBody? body)
    {
        string boundary = "form-" + Guid.NewGuid().ToString("N");
        List<Part> parts =
        [
            .. FormFields
                .Of(declared, value)
                .SelectMany(entry => PartsOf(entry.Field, entry.Value)),
        ];
        HttpContent Create()
        {
            if (parts.Count == 0)
            {
                // The platform would write a part for it that has neither a header nor a body.
                return new ByteArrayContent(Percent.BytesOf($"--{boundary}--\r\n"));
            }

            MultipartContent content = new("form-data", boundary);
            foreach (Part part in parts)
            {
                HttpContent one = part.Create();
                one.Headers.Clear();
                one.Headers.TryAddWithoutValidation("Content-Disposition", part.Disposition);
                if (part.Type is not null)
                {
                    one.Headers.TryAddWithoutValidation("Content-Type", part.Type);
                }

                content.Add(one);
            }

            return content;
        }

        string type = $"{declared.MediaType ?? "multipart/form-data"}; boundary={boundary}";
        body = new PreparedBody(type, parts.TrueForAll(part => part.IsReplayable), Create);
    }

    /// <summary>The parts of a field: one for each item of a list, unless that is one JSON text.</summary>
    private static IEnumerable<Part> PartsOf(FieldSpec field, Argument value)
    {
        bool isWhole = field.Encoding == FieldEncoding.Json && !field.Repeated;
        if (isWhole || IsFile(value.Value))
        {
            return PartsOfOne(field, value);
        }

        if (value.Value is IEnumerable<FileParameter> files)
        {
            return files.SelectMany(file => PartsOfOne(field, new Argument(JsonTypes.File, file)));
        }

        JsonElement json = value.Json;
        return json.ValueKind == JsonValueKind.Array
            ? json.EnumerateArray()
                .Where(item => item.ValueKind != JsonValueKind.Null)
                .SelectMany(item => PartsOfOne(field, new Argument(JsonTypes.Any, item)))
            : PartsOfOne(field, value);
    }

    private static IEnumerable<Part> PartsOfOne(FieldSpec field, Argument value)
    {
        string? declared = Concrete(field.ContentType);
        if (field.Encoding == FieldEncoding.File || IsFile(value.Value))
        {
            return [FilePart(field.Name, FileOf(value), declared)];
        }

        JsonElement json = value.Json;
        if (field.Encoding == FieldEncoding.Json)
        {
            return [TextPart(field.Name, declared ?? "application/json", json.GetRawText())];
        }

        if (json.ValueKind is not (JsonValueKind.Object or JsonValueKind.Array))
        {
            return [TextPart(field.Name, declared, Values.Text(json))];
        }

        return field.Style is null
            ? [TextPart(field.Name, declared ?? "application/json", json.GetRawText())]
            : StyledParts(field, json);
    }

    /// <summary>A part for each pair that the style makes of a value.</summary>
    private static IEnumerable<Part> StyledParts(FieldSpec field, JsonElement json)
    {
        Query.Form form = new(field.Style, field.Explode, static text => Percent.Encode(text));
        foreach (string pair in Query.Pairs(form, field.Name, json))
        {
            string[] both = pair.Split(['='], 2);
            yield return TextPart(
                Uri.UnescapeDataString(both[0]),
                null,
                Uri.UnescapeDataString(both[1])
            );
        }
    }

    private static Part TextPart(string name, string? type, string text)
    {
        byte[] bytes = Percent.BytesOf(text);
        return new(
            $"form-data; name=\"{Quoted(name)}\"",
            OneLine(type),
            true,
            () => new ByteArrayContent(bytes)
        );
    }

    private static Part FilePart(string name, FileParameter file, string? declared)
    {
        string type = file.ContentType is { Length: > 0 } own
            ? own
            : declared ?? "application/octet-stream";
        string fileName = file.FileName is { Length: > 0 } given ? given : "file";
        string disposition = $"form-data; name=\"{Quoted(name)}\"; filename=\"{Quoted(fileName)}\"";
        return new(disposition, OneLine(type), file.IsReplayable, file.CreateContent);
    }

    /// <summary>Escaped as browsers do, and NUL likewise, which headers cannot hold.</summary>
    private static string Quoted(string text) =>
        Latin1OfUtf8(text)
            .Replace("\"", "%22", StringComparison.Ordinal)
            .Replace("\r", "%0D", StringComparison.Ordinal)
            .Replace("\n", "%0A", StringComparison.Ordinal)
            .Replace("\0", "%00", StringComparison.Ordinal);

    /// <summary>The platform writes headers of parts in Latin-1, and servers read them in UTF-8.</summary>
    private static string Latin1OfUtf8(string text) =>
        System.Text.Encoding.GetEncoding("iso-8859-1").GetString(Percent.BytesOf(text));

    private static string? OneLine(string? type) => type?.Replace('\r', ' ').Replace('\n', ' ');

    /// <summary>A declared type that names one, not a choice; else null.</summary>
    private static string? Concrete(string? type) =>
        type is null
        || type.Contains('*', StringComparison.Ordinal)
        || type.Contains(',', StringComparison.Ordinal)
            ? null
            : type;
}
