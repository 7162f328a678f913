using System;
using System.Text;
using System.Text.Json;
using System.Text.Unicode;

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

    /// <summary>A text in UTF-8. Bytes that are not are replaced, as when a text is decoded.</summary>
    internal static ReadOnlyMemory<byte> Valid(ReadOnlyMemory<byte> text) =>
        Utf8.IsValid(text.Span)
            ? text
            : Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(text.ToArray()));

    /// <summary>Whether JSON has escaped surrogates, some of which may have no partner.</summary>
    internal static bool MayHaveHalfPair(ReadOnlySpan<byte> json) =>
        json.IndexOf(@"\ud"u8) >= 0 || json.IndexOf(@"\uD"u8) >= 0;

    /// <summary>The same of a value that was parsed.</summary>
    internal static bool MayHaveHalfPair(JsonElement json) =>
#if NET9_0_OR_GREATER
        MayHaveHalfPair(System.Runtime.InteropServices.JsonMarshal.GetRawUtf8Value(json));
#else
        MayHaveHalfPair(Encoding.UTF8.GetBytes(json.GetRawText()));
#endif

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
