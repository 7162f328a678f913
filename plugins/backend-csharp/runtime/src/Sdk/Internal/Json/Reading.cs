using System.Text.Json;

namespace Sdk.Internal;

/// <summary>The reading of one value of JSON.</summary>
internal sealed class Reading
{
    private bool _isInexact;

    /// <summary>Says that some value would be written in another form than it was received in.</summary>
    internal void MarkInexact() => _isInexact = true;

    /// <summary>Whether that was said since this was last asked.</summary>
    internal bool TakeInexact()
    {
        bool isInexact = _isInexact;
        _isInexact = false;
        return isInexact;
    }

    /// <summary>
    /// Reads a member of a list, a map or an object. A value that cannot be read is the default one, and what contains it
    /// is told.
    /// </summary>
    internal T? ReadMember<T>(JsonType<T> type, JsonElement json)
    {
        if (json.ValueKind == JsonValueKind.Null && type is not INullType)
        {
            // A list of references has null for null, which is written as it was received.
            if (default(T) is not null)
            {
                MarkInexact();
            }

            return default;
        }

        if (type.TryRead(json, this, out T value))
        {
            return value;
        }

        MarkInexact();
        return default;
    }
}

/// <summary>Marks types that read null themselves.</summary>
internal interface INullType;
