using System.Collections.Generic;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Takes the properties of a model: as JSON, or as arguments of a call.</summary>
/// <param name="names">The names of the properties.</param>
/// <param name="kept">What was received for some of them.</param>
internal abstract class ModelWriter(
    IReadOnlyList<string> names,
    IReadOnlyDictionary<string, KeptValue>? kept
)
{
    /// <summary>Takes a property that is there.</summary>
    protected abstract void Take<T>(string name, JsonType<T> type, T? value);

    /// <summary>Takes what was received for a property.</summary>
    protected abstract void TakeRaw(string name, JsonElement raw);

    /// <summary>A property that must be there. One that was not received is not sent.</summary>
    internal void Required<T>(int index, JsonType<T> type, T? value) => Write(index, type, value);

    /// <summary>A property that may be absent.</summary>
    internal void Optional<T>(int index, JsonType<T> type, T? value)
        where T : class
    {
        if (value is not null || IsKept(index))
        {
            Write(index, type, value);
        }
    }

    /// <summary>A property that may be absent.</summary>
    internal void Optional<T>(int index, StructType<T> type, T? value)
        where T : struct
    {
        if (value is not null || IsKept(index))
        {
            WriteStruct(index, type, value);
        }
    }

    /// <summary>A property that may be absent, or null.</summary>
    internal void Nullable<T>(int index, JsonType<T> type, Optional<T?> value)
        where T : class
    {
        if (value.IsSet)
        {
            Write(index, type, value.Value);
        }
    }

    /// <summary>A property that may be absent, or null.</summary>
    internal void Nullable<T>(int index, StructType<T> type, Optional<T?> value)
        where T : struct
    {
        if (value.IsSet)
        {
            WriteStruct(index, type, value.Value);
        }
    }

    /// <summary>A property that must be there, and may be null.</summary>
    internal void RequiredNullable<T>(int index, JsonType<T> type, T? value)
        where T : class => Write(index, type, value);

    /// <summary>A property that must be there, and may be null.</summary>
    internal void RequiredNullable<T>(int index, StructType<T> type, T? value)
        where T : struct => WriteStruct(index, type, value);

    /// <summary>A property that is not declared.</summary>
    internal void Undeclared<T>(string name, JsonType<T> type, T? value)
    {
        if (!TakeKept(name, value))
        {
            Take(name, type, value);
        }
    }

    private bool IsKept(int index) => kept is not null && kept.ContainsKey(names[index]);

    private void Write<T>(int index, JsonType<T> type, T? value)
    {
        if (!TakeKept(names[index], value))
        {
            Take(names[index], type, value);
        }
    }

    private void WriteStruct<T>(int index, StructType<T> type, T? value)
        where T : struct
    {
        if (TakeKept(names[index], value))
        {
            return;
        }

        if (value is { } present)
        {
            Take(names[index], type, present);
        }
        else
        {
            Take(names[index], JsonTypes.NullableValue(type), null);
        }
    }

    /// <summary>Takes what was received, unless the property was given another value since.</summary>
    private bool TakeKept(string name, object? value)
    {
        if (
            kept is null
            || !kept.TryGetValue(name, out KeptValue one)
            || !IsUnchanged(one.Read, value)
        )
        {
            return false;
        }

        if (one.Raw.ValueKind != JsonValueKind.Undefined)
        {
            TakeRaw(name, one.Raw);
        }

        return true;
    }

    /// <summary>A value that could not be read is the default one.</summary>
    private static bool IsUnchanged(object? read, object? value) =>
        Equals(read, value) || (read is null && value is not null && IsDefault(value));

    private static bool IsDefault(object value) =>
        value switch
        {
            bool one => !one,
            int one => one == 0,
            long one => one == 0,
            double one => one == 0,
            decimal one => one == 0,
            System.Numerics.BigInteger one => one.IsZero,
            System.DateTimeOffset one => one == default,
            Date one => one == default,
            System.Guid one => one == default,
            JsonElement one => one.ValueKind == JsonValueKind.Undefined,
            _ => value.GetType().IsValueType && value.ToString() is "" or "0",
        };
}

/// <summary>Writes the properties of a model as JSON.</summary>
internal sealed class JsonModelWriter(
    IReadOnlyList<string> names,
    WireModel model,
    Utf8JsonWriter to
) : ModelWriter(names, model.Kept)
{
    private readonly HashSet<string> _written = new(System.StringComparer.Ordinal);

    /// <summary>Whether a property was written.</summary>
    internal bool HasWritten(string name) => _written.Contains(name);

    protected override void Take<T>(string name, JsonType<T> type, T? value)
        where T : default
    {
        _written.Add(name);
        to.WritePropertyName(name);
        type.WriteOrNull(to, value);
    }

    protected override void TakeRaw(string name, JsonElement raw)
    {
        _written.Add(name);
        to.WritePropertyName(name);
        Json.WriteReceived(to, raw);
    }
}
