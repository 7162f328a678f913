using System;
using System.Collections.Generic;

namespace Sdk.Internal;

/// <summary>The headers of a request while they are put together, in the order in which they were first set.</summary>
internal sealed class HeaderList
{
    private const string NameMarks = "!#$%&'*+.^_`|~-";
    private readonly List<KeyValuePair<string, string>> _all = [];

    internal IReadOnlyList<KeyValuePair<string, string>> All => _all;

    /// <summary>Sets a header over what is there; null removes it.</summary>
    /// <exception cref="BrandConfigurationException">HTTP cannot carry the name or the value.</exception>
    internal void Set(string name, string? value)
    {
        CheckName(name);
        int index = IndexOf(name);
        if (value is null)
        {
            if (index >= 0)
            {
                _all.RemoveAt(index);
            }

            return;
        }

        CheckValue(name, value);
        if (index < 0)
        {
            _all.Add(new(name, value));
        }
        else
        {
            _all[index] = new(name, value);
        }
    }

    internal HeaderList AddAll(IEnumerable<KeyValuePair<string, string?>> headers)
    {
        foreach (KeyValuePair<string, string?> header in headers)
        {
            Set(header.Key, header.Value);
        }

        return this;
    }

    internal string? Get(string name)
    {
        int index = IndexOf(name);
        return index < 0 ? null : _all[index].Value;
    }

    internal void Remove(string name) => Set(name, null);

    private int IndexOf(string name)
    {
        for (int i = 0; i < _all.Count; i++)
        {
            if (IsSame(_all[i].Key, name))
            {
                return i;
            }
        }

        return -1;
    }

    internal static bool IsSame(string left, string right) =>
        string.Equals(left, right, StringComparison.OrdinalIgnoreCase);

    private static void CheckName(string name)
    {
        bool isName = name.Length > 0;
        foreach (char c in name)
        {
            isName &= c < 0x80 && (char.IsLetterOrDigit(c) || NameMarks.Contains(c));
        }

        if (!isName)
        {
            throw new SdkConfigurationException(
                $"Not a header name: {Json.Text(JsonTypes.Text, name)}"
            );
        }
    }

    private static void CheckValue(string name, string value)
    {
        foreach (char c in value)
        {
            if (c != '\t' && (c < ' ' || c is (> '~' and < (char)0x80) || c > (char)0xFF))
            {
                throw new SdkConfigurationException(
                    $"The value of the header {name} holds a character that headers cannot carry"
                );
            }
        }
    }
}
