using System.Text.Json;

namespace Sdk.Internal;

/// <summary>A type that values of JSON are read and written by.</summary>
internal abstract class JsonType
{
    /// <summary>Fit of a value that does not have the form of a type.</summary>
    internal const int NoFit = -1;

    /// <summary>What errors call values of this type, such as "an object".</summary>
    internal abstract string Description { get; }

    /// <summary>Writes a value of this type.</summary>
    internal abstract void WriteObject(Utf8JsonWriter to, object? value);

    /// <summary>
    /// How well a value fits: the number of its properties that are not declared, or <see cref="NoFit"/>.
    /// </summary>
    /// <param name="json">The value.</param>
    /// <param name="isLenient">Whether forms count that are read and not declared, such as unknown values of an enum.</param>
    internal abstract int Fit(JsonElement json, bool isLenient);

    /// <summary>The same by required properties and constants alone.</summary>
    internal virtual int FitOutline(JsonElement json) => Fit(json, isLenient: true);
}

/// <summary>A type whose values are of one type of C#.</summary>
internal abstract class JsonType<T> : JsonType
{
    /// <summary>Reads a value that is not null. Returns false if it cannot be read.</summary>
    /// <param name="json">The value.</param>
    /// <param name="reading">Is told if the value would be written in another form than it was received in.</param>
    /// <param name="value">What was read.</param>
    internal abstract bool TryRead(JsonElement json, Reading reading, out T value);

    /// <summary>Writes a value that is not null.</summary>
    internal abstract void Write(Utf8JsonWriter to, T value);

    internal sealed override void WriteObject(Utf8JsonWriter to, object? value) =>
        WriteOrNull(to, (T?)value);

    /// <summary>Writes a value, or null.</summary>
    internal void WriteOrNull(Utf8JsonWriter to, T? value)
    {
        if (value is null)
        {
            to.WriteNullValue();
        }
        else
        {
            Write(to, value);
        }
    }
}

/// <summary>A type whose values are structs.</summary>
internal abstract class StructType<T> : JsonType<T>
    where T : struct;
