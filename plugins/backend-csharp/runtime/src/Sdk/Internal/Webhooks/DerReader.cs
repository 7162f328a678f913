using System;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Sdk.Internal;

/// <summary>
/// Reads DER, in which public keys and signatures are written, value by value. .NET Standard has no reader of it, and all
/// frameworks are to take the same keys.
/// </summary>
internal sealed class DerReader(byte[] bytes)
{
    private const byte IntegerTag = 0x02;
    private const byte BitStringTag = 0x03;
    private const byte ObjectIdTag = 0x06;
    private const byte SequenceTag = 0x30;

    private int _at;

    internal bool IsAtEnd => _at == bytes.Length;

    internal bool IsAtSequence => !IsAtEnd && bytes[_at] == SequenceTag;

    internal DerReader Sequence() => new(Value(SequenceTag));

    /// <summary>The bytes of a positive integer, the most significant of which is not 0.</summary>
    internal byte[] Integer()
    {
        byte[] value = Value(IntegerTag);
        if (value.Length == 0 || value[0] >= 0x80)
        {
            throw Malformed();
        }

        int start = Array.FindIndex(value, one => one != 0);
        return start < 0 ? [] : value[start..];
    }

    /// <summary>The content of a string of bits that fill its bytes.</summary>
    internal byte[] BitString()
    {
        byte[] value = Value(BitStringTag);
        return value.Length > 0 && value[0] == 0 ? value[1..] : throw Malformed();
    }

    /// <summary>An object identifier, such as <c>1.2.840.113549.1.1.1</c>.</summary>
    internal string ObjectId()
    {
        StringBuilder text = new();
        long part = 0;
        foreach (byte one in Value(ObjectIdTag))
        {
            part = part > int.MaxValue ? throw Malformed() : (part << 7) | (uint)(one & 0x7F);
            if (one >= 0x80)
            {
                continue;
            }

            if (text.Length == 0)
            {
                // The first two parts are one number.
                long first = Math.Min(part / 40, 2);
                text.Append(first);
                part -= 40 * first;
            }

            text.Append('.').Append(part.ToString(CultureInfo.InvariantCulture));
            part = 0;
        }

        return text.ToString();
    }

    /// <summary>Fails where something follows.</summary>
    internal void End()
    {
        if (!IsAtEnd)
        {
            throw Malformed();
        }
    }

    private byte[] Value(byte tag)
    {
        if (Next() != tag)
        {
            throw Malformed();
        }

        int length = Length();
        if (length > bytes.Length - _at)
        {
            throw Malformed();
        }

        _at += length;
        return bytes[(_at - length).._at];
    }

    private int Length()
    {
        int first = Next();
        if (first < 0x80)
        {
            return first;
        }

        // Keys and signatures are shorter than what more bytes of a length could tell.
        int length = first switch
        {
            0x81 => Next(),
            0x82 => (Next() << 8) | Next(),
            _ => throw Malformed(),
        };
        // Each value has one length alone.
        return length >= (first == 0x81 ? 0x80 : 0x100) ? length : throw Malformed();
    }

    private byte Next() => IsAtEnd ? throw Malformed() : bytes[_at++];

    private static CryptographicException Malformed() => new("The bytes are not DER.");
}
