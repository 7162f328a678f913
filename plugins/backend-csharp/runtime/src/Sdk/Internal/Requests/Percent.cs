using System;
using System.Text;

namespace Sdk.Internal;

/// <summary>Percent-encoding.</summary>
internal static class Percent
{
    private const string Hex = "0123456789ABCDEF";
    private static readonly UTF8Encoding s_strict = new(
        encoderShouldEmitUTF8Identifier: false,
        throwOnInvalidBytes: true
    );

    /// <summary>Encodes all but unreserved characters (RFC 3986, 2.3), and those that the location allows.</summary>
    internal static string Encode(string text, string allowed = "")
    {
        if (IsPlain(text))
        {
            return text;
        }

        StringBuilder encoded = new(text.Length + 16);
        foreach (byte one in BytesOf(text))
        {
            char c = (char)one;
            if (one < 0x80 && (IsUnreserved(c) || allowed.Contains(c)))
            {
                encoded.Append(c);
            }
            else
            {
                encoded.Append('%').Append(Hex[one >> 4]).Append(Hex[one & 15]);
            }
        }

        return encoded.ToString();
    }

    /// <summary>A text in UTF-8.</summary>
    /// <exception cref="BrandConfigurationException">It has half of a surrogate pair, which would be sent as another character.</exception>
    internal static byte[] BytesOf(string text)
    {
        try
        {
            return s_strict.GetBytes(text);
        }
        catch (EncoderFallbackException)
        {
            throw new SdkConfigurationException(
                "Text with half of a surrogate pair cannot be sent"
            );
        }
    }

    private static bool IsPlain(string text)
    {
        foreach (char c in text)
        {
            if (!IsUnreserved(c))
            {
                return false;
            }
        }

        return true;
    }

    private static bool IsUnreserved(char c) =>
        c
            is (>= 'a' and <= 'z')
                or (>= 'A' and <= 'Z')
                or (>= '0' and <= '9')
                or '-'
                or '.'
                or '_'
                or '~';
}
