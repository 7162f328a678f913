using System;

namespace Sdk.Internal;

/// <summary>Random numbers for waits, from any thread.</summary>
internal static class SharedRandom
{
#if NET
    internal static double NextDouble() => Random.Shared.NextDouble();
#else
    private static readonly Random s_random = new();

    internal static double NextDouble()
    {
        lock (s_random)
        {
            return s_random.NextDouble();
        }
    }
#endif
}

/// <summary>Texts in UTF-8.</summary>
internal static class Utf8Text
{
#if NET
    internal static bool IsValid(ReadOnlySpan<byte> text) => System.Text.Unicode.Utf8.IsValid(text);
#else
    private static readonly System.Text.UTF8Encoding s_strict = new(
        encoderShouldEmitUTF8Identifier: false,
        throwOnInvalidBytes: true
    );

    internal static bool IsValid(ReadOnlySpan<byte> text)
    {
        try
        {
            _ = s_strict.GetCharCount(text.ToArray());
            return true;
        }
        catch (System.Text.DecoderFallbackException)
        {
            return false;
        }
    }
#endif
}
