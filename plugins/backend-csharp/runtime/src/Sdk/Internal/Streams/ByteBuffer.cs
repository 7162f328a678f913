using System;

namespace Sdk.Internal;

/// <summary>Bytes that are collected until they are complete.</summary>
internal sealed class ByteBuffer
{
    private byte[] _bytes = new byte[1024];

    internal int Count { get; private set; }

    internal ReadOnlySpan<byte> Written => _bytes.AsSpan(0, Count);

    internal void Append(ReadOnlySpan<byte> part)
    {
        if (Count + part.Length > _bytes.Length)
        {
            Array.Resize(ref _bytes, Math.Max(Count + part.Length, _bytes.Length * 2));
        }

        part.CopyTo(_bytes.AsSpan(Count));
        Count += part.Length;
    }

    internal void Clear() => Count = 0;

    internal void RemoveFirst(int count)
    {
        _bytes.AsSpan(count, Count - count).CopyTo(_bytes);
        Count -= count;
    }
}
