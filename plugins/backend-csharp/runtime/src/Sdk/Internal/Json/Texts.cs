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
}

/// <summary>A value that has no form on the wire. Callers get it as a configuration error.</summary>
internal sealed class UnsendableException(string message) : Exception(message);
