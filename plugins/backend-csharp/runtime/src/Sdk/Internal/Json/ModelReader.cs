using System;
using System.Collections.Generic;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>What the constructor of a model is called for.</summary>
internal enum ReadingMode
{
    /// <summary>An object is read.</summary>
    Read,

    /// <summary>It is only asked whether an object fits, and what the constructor makes is dropped.</summary>
    Fit,

    /// <summary>The same, where forms count that are read and not declared.</summary>
    FitLeniently,

    /// <summary>The same by required properties and constants alone.</summary>
    FitOutline,
}

/// <summary>Gives the constructor of a model the values of its properties.</summary>
internal sealed class ModelReader(string[] names, ReadingMode mode, Reading reading)
{
    private readonly JsonElement[] _values = new JsonElement[names.Length];
    private Dictionary<string, KeptValue>? _kept;

    /// <summary>Whether the object has the form that the constructor asks for.</summary>
    internal bool Fits { get; private set; } = true;

    internal int UndeclaredCount { get; private set; }

    internal Dictionary<string, JsonElement>? Undeclared { get; private set; }

    /// <summary>Undeclared properties of a declared type, by name.</summary>
    internal object? TypedExtra { get; private set; }

    internal IReadOnlyDictionary<string, KeptValue>? Kept => _kept;

    internal void Set(int index, JsonElement value) => _values[index] = value;

    internal void AddUndeclared(JsonProperty property)
    {
        UndeclaredCount++;
        if (mode == ReadingMode.Read)
        {
            (Undeclared ??= new(StringComparer.Ordinal))[property.Name] = property.Value.Clone();
        }
    }

    internal void AddTyped<T>(JsonProperty property, JsonType<T> type)
    {
        UndeclaredCount++;
        if (mode != ReadingMode.Read)
        {
            Fits &=
                mode != ReadingMode.Fit
                || property.Value.ValueKind == JsonValueKind.Null
                || type.Fit(property.Value, isLenient: false) >= 0;
            return;
        }

        if (TypedExtra is not Dictionary<string, T> members)
        {
            members = new(StringComparer.Ordinal);
            TypedExtra = members;
        }

        T? value = reading.ReadMember(type, property.Value);
        members[property.Name] = value!;
        if (reading.TakeInexact())
        {
            Keep(property.Name, property.Value.Clone(), value);
        }
    }

    /// <summary>A property that must be there.</summary>
    internal T Required<T>(int index, JsonType<T> type) =>
        Read(index, type, isRequired: true, takesNull: type is INullType)!;

    /// <summary>A property that always has the same value. Gives what was received.</summary>
    internal T Constant<T>(int index, JsonType<T> type, T value)
    {
        if (mode != ReadingMode.Read)
        {
            Fits &= IsConstant(_values[index], type, value);
            return value;
        }

        return Read(index, type, isRequired: true, takesNull: false)!;
    }

    /// <summary>The same of a property that may be absent.</summary>
    internal T? OptionalConstant<T>(int index, JsonType<T> type, T value)
        where T : class => FitsConstant(index, type, value) ? Optional(index, type) : null;

    /// <summary>The same of a property that may be absent.</summary>
    internal T? OptionalConstant<T>(int index, StructType<T> type, T value)
        where T : struct => FitsConstant(index, type, value) ? Optional(index, type) : null;

    /// <summary>A property that may be absent.</summary>
    internal T? Optional<T>(int index, JsonType<T> type)
        where T : class => Read(index, type, isRequired: false, takesNull: type is INullType);

    /// <summary>A property that may be absent.</summary>
    internal T? Optional<T>(int index, StructType<T> type)
        where T : struct => Present(index, type, isRequired: false, takesNull: type is INullType);

    /// <summary>A property that may be absent, or null.</summary>
    internal Optional<T?> Nullable<T>(int index, JsonType<T> type)
        where T : class => Of(index, Read(index, type, isRequired: false, takesNull: true));

    /// <summary>A property that may be absent, or null.</summary>
    internal Optional<T?> Nullable<T>(int index, StructType<T> type)
        where T : struct => Of(index, Present(index, type, isRequired: false, takesNull: true));

    /// <summary>A property that must be there, and may be null.</summary>
    internal T? RequiredNullable<T>(int index, JsonType<T> type)
        where T : class => Read(index, type, isRequired: true, takesNull: true);

    /// <summary>A property that must be there, and may be null.</summary>
    internal T? RequiredNullable<T>(int index, StructType<T> type)
        where T : struct => Present(index, type, isRequired: true, takesNull: true);

    private Optional<T> Of<T>(int index, T value) =>
        _values[index].ValueKind == JsonValueKind.Undefined ? default : new Optional<T>(value);

    private T? Present<T>(int index, StructType<T> type, bool isRequired, bool takesNull)
        where T : struct
    {
        bool isThere =
            _values[index].ValueKind is not (JsonValueKind.Undefined or JsonValueKind.Null);
        T value = Read(index, type, isRequired, takesNull);
        return isThere && !IsUnreadable(index) ? value : null;
    }

    /// <summary>Whether the value of a property was kept because it could not be read.</summary>
    private bool IsUnreadable(int index) =>
        _kept is not null
        && _kept.TryGetValue(names[index], out KeptValue kept)
        && kept.Read is null;

    private T? Read<T>(int index, JsonType<T> type, bool isRequired, bool takesNull)
    {
        JsonElement json = _values[index];
        if (mode != ReadingMode.Read)
        {
            Fits &= IsFit(json, type, isRequired, takesNull);
            return default;
        }

        if (json.ValueKind == JsonValueKind.Undefined)
        {
            if (isRequired)
            {
                Keep(names[index], default, default(T));
            }

            return default;
        }

        if (json.ValueKind == JsonValueKind.Null && takesNull && type is not INullType)
        {
            return default;
        }

        bool isRead = json.ValueKind != JsonValueKind.Null || type is INullType;
        isRead = type.TryRead(json, reading, out T value) && isRead;
        if (reading.TakeInexact() || !isRead)
        {
            Keep(names[index], json.Clone(), isRead ? value : null);
        }

        return isRead ? value : default;
    }

    private bool IsFit<T>(JsonElement json, JsonType<T> type, bool isRequired, bool takesNull)
    {
        if (json.ValueKind == JsonValueKind.Undefined)
        {
            return !isRequired;
        }

        if (mode == ReadingMode.FitOutline && !isRequired)
        {
            return true;
        }

        return json.ValueKind == JsonValueKind.Null && !takesNull
            ? !isRequired
            : json.ValueKind == JsonValueKind.Null || type.Fit(json, mode != ReadingMode.Fit) >= 0;
    }

    private bool FitsConstant<T>(int index, JsonType<T> type, T value)
    {
        JsonElement json = _values[index];
        if (mode == ReadingMode.Read || json.ValueKind == JsonValueKind.Undefined)
        {
            return mode == ReadingMode.Read;
        }

        Fits &= IsConstant(json, type, value);
        return false;
    }

    private static bool IsConstant<T>(JsonElement json, JsonType<T> type, T value) =>
        json.ValueKind is not (JsonValueKind.Undefined or JsonValueKind.Null)
        && type.Fit(json, isLenient: true) >= 0
        && type.TryRead(json, new Reading(), out T read)
        && Equals(read, value);

    private void Keep(string name, JsonElement raw, object? read) =>
        (_kept ??= new(StringComparer.Ordinal))[name] = new KeptValue(raw, read);
}
