using System;
using System.Diagnostics.CodeAnalysis;

namespace Sdk.Core;

/// <summary>A value that can be absent, which differs from null. The default is absent.</summary>
/// <typeparam name="T">The type of the value, which may be null.</typeparam>
public readonly record struct Optional<T>
{
    private readonly T _value;

    /// <summary>Creates a value that is set, even if it is null.</summary>
    public Optional(T value)
    {
        _value = value;
        IsSet = true;
    }

    /// <summary>Whether the value is set, even if it is null.</summary>
    public bool IsSet { get; }

    /// <summary>The value; the default of its type if it is absent.</summary>
    public T? Value => _value;

    /// <summary>Gets the value if it is set and not null.</summary>
    /// <returns>Whether the value is set and not null.</returns>
    public bool TryGetValue([NotNullWhen(true)] out T? value)
    {
        value = _value;
        return value is not null;
    }

    /// <summary>Creates a value that is set.</summary>
    public static implicit operator Optional<T>(T value) => new(value);

    /// <inheritdoc />
    public override string ToString() => IsSet ? _value?.ToString() ?? "null" : "";
}
