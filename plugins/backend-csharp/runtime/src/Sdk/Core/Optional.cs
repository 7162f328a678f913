using System;
using System.Diagnostics.CodeAnalysis;

namespace Sdk.Core;

/// <summary>A value that may be absent, where null is a value of its own. The default is absent.</summary>
/// <typeparam name="T">the type of the value, which may be null</typeparam>
public readonly record struct Optional<T>
{
    private readonly T _value;

    /// <summary>Creates a value that is there, also where it is null.</summary>
    public Optional(T value)
    {
        _value = value;
        IsSet = true;
    }

    /// <summary>Whether there is a value, which may be null.</summary>
    public bool IsSet { get; }

    /// <summary>The value; the default of its type if it is absent.</summary>
    public T? Value => _value;

    /// <summary>Gets the value if there is one that is not null.</summary>
    /// <returns>whether there is one</returns>
    public bool TryGetValue([NotNullWhen(true)] out T? value)
    {
        value = _value;
        return value is not null;
    }

    /// <summary>Creates a value that is there.</summary>
    public static implicit operator Optional<T>(T value) => new(value);

    /// <inheritdoc />
    public override string ToString() => IsSet ? _value?.ToString() ?? "null" : "";
}
