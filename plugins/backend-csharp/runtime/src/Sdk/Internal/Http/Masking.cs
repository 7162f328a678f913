using System;
using System.Collections.Generic;
using System.Text;

namespace Sdk.Internal;

/// <summary>Texts that are shown: on one line, and without secrets.</summary>
internal static class Masking
{
    /// <summary>Shorter ones would blank out unrelated text.</summary>
    private const int ShortestSecret = 3;

    private const int Start = 16_000;

    /// <summary>Replaces every occurrence of a secret.</summary>
    internal static string Mask(string text, IEnumerable<string> secrets)
    {
        string masked = text;
        foreach (string secret in secrets)
        {
            if (secret.Length >= ShortestSecret)
            {
                masked = masked.Replace(secret, "***", StringComparison.Ordinal);
            }
        }

        return masked;
    }

    /// <summary>The start of a text, on one line and without secrets. Control characters could change what a terminal shows.</summary>
    internal static string Show(string text, int most, IEnumerable<string> secrets)
    {
        // A secret that is cut off would not be found.
        string masked = Mask(text, secrets);
        StringBuilder shown = new();
        bool isGap = false;
        int length = 0;
        for (int i = 0; i < masked.Length && i < Start && length < most; i++)
        {
            char c = masked[i];
            if (char.IsWhiteSpace(c) || char.IsControl(c) || c == '\uFEFF')
            {
                isGap = shown.Length > 0;
                continue;
            }

            if (isGap)
            {
                shown.Append(' ');
                length++;
                isGap = false;
            }

            shown.Append(c);
            length += char.IsHighSurrogate(c) ? 0 : 1;
        }

        return shown.ToString();
    }
}
