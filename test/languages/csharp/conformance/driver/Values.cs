using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Driver;

/// <summary>Values of messages and answers that JSON has no form for: <c>{"$kind": ...}</c>.</summary>
internal static class Values
{
    private static readonly BigInteger s_exact = BigInteger.Pow(2, 53);

    internal static bool IsAbsent(JsonNode? value) => Special(value, "$undefined") is not null;

    /// <summary>A text of a message, which may hold half of a surrogate pair.</summary>
    internal static string Text(JsonNode value)
    {
        var raw = value.AsValue().TryGetValue(out JsonElement json) ? json.GetRawText() : "";
        return raw.Contains("\\ud", StringComparison.OrdinalIgnoreCase)
            ? s_escape.Replace(raw[1..^1], static match => Unescaped(match.Value))
            : (string)value!;
    }

    private static readonly Regex s_escape = new(@"\\(?:u[\da-fA-F]{4}|.)");

    private static string Unescaped(string escape) =>
        escape[1] == 'u'
            ? (
                (char)
                    ushort.Parse(escape[2..], NumberStyles.HexNumber, CultureInfo.InvariantCulture)
            ).ToString()
            : JsonSerializer.Deserialize<string>($"\"{escape}\"")!;

    /// <summary>The content of a special form; null for other values.</summary>
    internal static JsonNode? Special(JsonNode? value, string kind) =>
        value is JsonObject { Count: 1 } members && members.TryGetPropertyValue(kind, out var inner)
            ? inner
            : null;

    /// <summary>A value of a message as JSON has it: special forms inside of it are written out.</summary>
    internal static JsonNode? Plain(JsonNode? value) =>
        value switch
        {
            JsonArray list => new JsonArray([.. list.Select(Plain)]),
            JsonObject when Special(value, "$bytes") is { } bytes => bytes.DeepClone(),
            JsonObject when Special(value, "$int") is { } digits => JsonNode.Parse((string)digits!),
            JsonObject members => new JsonObject(
                members
                    .Where(static one => !IsAbsent(one.Value))
                    .Select(static one => KeyValuePair.Create(one.Key, Plain(one.Value)))
            ),
            _ => value?.DeepClone(),
        };

    /// <summary>A value as programs have it that know no type of it: texts, numbers, lists, maps.</summary>
    internal static object? Loose(JsonNode? value)
    {
        if (Special(value, "$number") is { } number)
        {
            return double.Parse((string)number!, CultureInfo.InvariantCulture);
        }
        return value switch
        {
            null => null,
            JsonArray list => list.Select(Loose).ToList(),
            JsonObject when Special(value, "$bytes") is { } bytes => (string)bytes!,
            JsonObject when Special(value, "$int") is { } digits => BigInteger.Parse(
                (string)digits!,
                CultureInfo.InvariantCulture
            ),
            JsonObject members => members
                .Where(static one => !IsAbsent(one.Value))
                .ToDictionary(static one => one.Key, static one => Loose(one.Value)),
            _ => LooseScalar(value),
        };
    }

    private static object LooseScalar(JsonNode value) =>
        value.GetValueKind() switch
        {
            JsonValueKind.String => Text(value),
            JsonValueKind.Number => value.AsValue().TryGetValue(out long integer)
                ? integer
                : (double)value,
            _ => (bool)value,
        };

    /// <summary>A file as callers pass it.</summary>
    internal static FileParameter File(JsonNode value)
    {
        var isNamed = value is JsonObject && value["data"] is not null;
        return isNamed
            ? File(value["data"]!, (string?)value["filename"], (string?)value["contentType"])
            : File(value, null, null);
    }

    private static FileParameter File(JsonNode data, string? name, string? contentType)
    {
        if (Special(data, "$path") is { } path)
        {
            return FileParameter.FromPath((string)path!, name, contentType);
        }
        if (Special(data, "$stream") is { } chunks)
        {
            var parts = chunks
                .AsArray()
                .Select(static one => Convert.FromBase64String((string)one!));
            return FileParameter.FromStream(
                new OneWayStream(new Queue<byte[]>(parts)),
                name,
                contentType
            );
        }
        var bytes = Special(data, "$bytes");
        var content = bytes is null
            ? Encoding.UTF8.GetBytes((string)data!)
            : Convert.FromBase64String((string)bytes!);
        return FileParameter.FromBytes(content, name, contentType);
    }

    /// <summary>Gives its values one after the other, the last one again and again.</summary>
    internal static Func<CancellationToken, ValueTask<string>> Provider(JsonArray values)
    {
        var next = -1;
        return _ =>
        {
            var index = Math.Min(Interlocked.Increment(ref next), values.Count - 1);
            return ValueTask.FromResult((string)values[index]!);
        };
    }

    /// <summary>A result as an answer holds it; null for nothing.</summary>
    internal static JsonNode? Encoded(object? value) =>
        value is byte[] bytes
            ? new JsonObject { ["$bytes"] = Convert.ToBase64String(bytes) }
            : WithLarge(Written(value));

    private static JsonNode? Written(object? value) =>
        value switch
        {
            null => null,
            string or bool or int or long or double or decimal or Guid =>
                JsonSerializer.SerializeToNode(value),
            BigInteger number => JsonNode.Parse(number.ToString(CultureInfo.InvariantCulture)),
            DateTimeOffset time => JsonSerializer.SerializeToNode(time),
            byte[] bytes => Convert.ToBase64String(bytes),
            Date date => date.ToString(),
            JsonElement { ValueKind: JsonValueKind.Undefined } => null,
            JsonElement json => Element(json),
            WireModel model => Element(JsonDocument.Parse(model.ToJson(), s_deep).RootElement),
            IDictionary map => new JsonObject(
                map.Keys.Cast<string>().Select(key => KeyValuePair.Create(key, Written(map[key])))
            ),
            IEnumerable list => new JsonArray([.. list.Cast<object?>().Select(Written)]),
            _ => JsonSerializer.SerializeToNode(value, value.GetType()),
        };

    private static readonly JsonDocumentOptions s_deep = new() { MaxDepth = 1000 };

    /// <summary>Of properties of one name, the last.</summary>
    private static JsonNode? Element(JsonElement json)
    {
        switch (json.ValueKind)
        {
            case JsonValueKind.Object:
                var members = new JsonObject();
                foreach (var one in json.EnumerateObject())
                {
                    members[one.Name] = Element(one.Value);
                }
                return members;
            case JsonValueKind.Array:
                return new JsonArray([.. json.EnumerateArray().Select(Element)]);
            default:
                // Half of a surrogate pair is no text of JSON to the platform.
                return JsonNode.Parse(s_half.Replace(json.GetRawText(), "\\ufffd"));
        }
    }

    private static readonly Regex s_half = new(
        @"\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2}"
    );

    /// <summary>Integers that JavaScript cannot hold as texts.</summary>
    private static JsonNode? WithLarge(JsonNode? node)
    {
        switch (node)
        {
            case JsonArray list:
                return new JsonArray([.. list.Select(WithLarge)]);
            case JsonObject members:
                return new JsonObject(
                    members.Select(static one => KeyValuePair.Create(one.Key, WithLarge(one.Value)))
                );
            case null:
                return null;
        }
        var text = node.GetValueKind() == JsonValueKind.Number ? node.ToJsonString() : "";
        var isLarge =
            BigInteger.TryParse(
                text,
                NumberStyles.AllowLeadingSign,
                CultureInfo.InvariantCulture,
                out var integer
            )
            && BigInteger.Abs(integer) > s_exact;
        return isLarge ? new JsonObject { ["$int"] = text } : node.DeepClone();
    }

    /// <summary>A stream that can be read once.</summary>
    private sealed class OneWayStream(Queue<byte[]> chunks) : MemoryStream
    {
        private byte[] _rest = [];

        public override bool CanSeek => false;

        public override long Length => throw new NotSupportedException();

        public override long Position
        {
            get => throw new NotSupportedException();
            set => throw new NotSupportedException();
        }

        public override long Seek(long offset, SeekOrigin loc) => throw new NotSupportedException();

        public override int Read(Span<byte> buffer)
        {
            while (_rest.Length == 0 && chunks.Count > 0)
            {
                _rest = chunks.Dequeue();
            }
            var size = Math.Min(buffer.Length, _rest.Length);
            _rest.AsSpan(0, size).CopyTo(buffer);
            _rest = _rest[size..];
            return size;
        }

        public override int Read(byte[] buffer, int offset, int count) =>
            Read(buffer.AsSpan(offset, count));

        public override ValueTask<int> ReadAsync(
            Memory<byte> buffer,
            CancellationToken cancellationToken = default
        ) => ValueTask.FromResult(Read(buffer.Span));

        public override Task<int> ReadAsync(
            byte[] buffer,
            int offset,
            int count,
            CancellationToken cancellationToken
        ) => Task.FromResult(Read(buffer, offset, count));

        public override async Task CopyToAsync(
            Stream destination,
            int bufferSize,
            CancellationToken cancellationToken
        )
        {
            var buffer = new byte[bufferSize];
            while (Read(buffer) is var size and > 0)
            {
                await destination.WriteAsync(buffer.AsMemory(0, size), cancellationToken);
            }
        }
    }
}
