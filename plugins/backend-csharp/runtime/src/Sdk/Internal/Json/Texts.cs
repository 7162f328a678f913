using System;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>Texts of JSON.</summary>
internal static class Texts
{
    /// <summary>Gets a text. One with half of a surrogate pair cannot be read.</summary>
    internal static bool TryGet(JsonElement json, out string text)
    {
        try
        {
            text = json.GetString() ?? "";
            return true;
        }
        catch (InvalidOperationException)
        {
            text = "";
            return false;
        }
    }

    /// <summary>Refuses half of a surrogate pair, which would be sent as another character.</summary>
    internal static void CheckPairs(string text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (!char.IsSurrogate(text[i]))
            {
                continue;
            }

            if (!char.IsSurrogatePair(text, i))
            {
                throw new UnsendableException("Text with half of a surrogate pair cannot be sent");
            }

            i++;
        }
    }
}

/// <summary>A value that has no form on the wire. Callers get it as a configuration error.</summary>
internal sealed class UnsendableException(string message) : Exception(message);
