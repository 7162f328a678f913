using System;
using System.Numerics;
using System.Security.Cryptography;

namespace Sdk.Internal;

/// <summary>
/// Verifies signatures by Ed25519 (RFC 8032), which the platform does not have. Nothing in it is secret, so its time may depend
/// on its values.
/// </summary>
internal sealed class Ed25519Key : SignatureKey
{
    private const int KeyLength = 32;
    private const int WrappedLength = 44;

    private static readonly BigInteger s_prime = BigInteger.Pow(2, 255) - 19;
    private static readonly BigInteger s_order =
        BigInteger.Pow(2, 252)
        + BigInteger.Parse(
            "27742317777372353535851937790883648493",
            System.Globalization.CultureInfo.InvariantCulture
        );
    private static readonly BigInteger s_d = Modulo(-121665 * Inverse(121666));
    private static readonly BigInteger s_rootOfMinusOne = BigInteger.ModPow(
        2,
        (s_prime - 1) / 4,
        s_prime
    );
    private static readonly Point s_base = BasePoint();

    private readonly byte[] _encoded;
    private readonly Point _key;

    private Ed25519Key(byte[] encoded, Point key)
    {
        _encoded = encoded;
        _key = key;
    }

    /// <summary>A point of the curve in extended coordinates.</summary>
    private readonly record struct Point(BigInteger X, BigInteger Y, BigInteger Z, BigInteger T);

    /// <summary>Reads a key, bare or in the structure of X.509.</summary>
    internal static Ed25519Key Of(byte[] bytes)
    {
        byte[] encoded =
            bytes.Length == WrappedLength ? bytes[(WrappedLength - KeyLength)..] : bytes;
        return encoded.Length == KeyLength && Decode(encoded) is { } point
            ? new Ed25519Key(encoded, point)
            : throw new CryptographicException("The key is not one of Ed25519.");
    }

    internal override bool Verify(byte[] message, byte[] signature)
    {
        if (signature.Length != 2 * KeyLength || Decode(signature[..KeyLength]) is not { } r)
        {
            return false;
        }

        BigInteger s = LittleEndian(signature.AsSpan(KeyLength));
        if (s >= s_order)
        {
            return false;
        }

        BigInteger k = LittleEndian(Hash(signature[..KeyLength], _encoded, message)) % s_order;
        return AreEqual(Multiply(s_base, s), Add(r, Multiply(_key, k)));
    }

    private static byte[] Hash(params byte[][] parts)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA512);
        foreach (byte[] part in parts)
        {
            hash.AppendData(part);
        }

        return hash.GetHashAndReset();
    }

    private static BigInteger LittleEndian(ReadOnlySpan<byte> bytes)
    {
        byte[] unsigned = new byte[bytes.Length + 1];
        bytes.CopyTo(unsigned);
        return new BigInteger(unsigned);
    }

    private static BigInteger Modulo(BigInteger value)
    {
        BigInteger rest = value % s_prime;
        return rest.Sign < 0 ? rest + s_prime : rest;
    }

    private static BigInteger Inverse(BigInteger value) =>
        BigInteger.ModPow(value, s_prime - 2, s_prime);

    private static Point BasePoint()
    {
        BigInteger y = Modulo(4 * Inverse(5));
        BigInteger x = RecoverX(y, isOdd: false) ?? 0;
        return new Point(x, y, 1, Modulo(x * y));
    }

    private static Point? Decode(byte[] encoded)
    {
        byte[] bare = (byte[])encoded.Clone();
        bool isOdd = (bare[KeyLength - 1] & 0x80) != 0;
        bare[KeyLength - 1] &= 0x7F;
        BigInteger y = LittleEndian(bare);
        return y < s_prime && RecoverX(y, isOdd) is { } x
            ? new Point(x, y, 1, Modulo(x * y))
            : null;
    }

    private static BigInteger? RecoverX(BigInteger y, bool isOdd)
    {
        BigInteger square = Modulo(((y * y) - 1) * Inverse((s_d * y * y) + 1));
        BigInteger x = BigInteger.ModPow(square, (s_prime + 3) / 8, s_prime);
        if (Modulo((x * x) - square) != 0)
        {
            x = Modulo(x * s_rootOfMinusOne);
        }

        if (Modulo((x * x) - square) != 0 || (x.IsZero && isOdd))
        {
            return null;
        }

        return x.IsEven == isOdd ? s_prime - x : x;
    }

    private static Point Add(Point p, Point q)
    {
        BigInteger a = Modulo((p.Y - p.X) * (q.Y - q.X));
        BigInteger b = Modulo((p.Y + p.X) * (q.Y + q.X));
        BigInteger c = Modulo(2 * p.T * q.T * s_d);
        BigInteger d = Modulo(2 * p.Z * q.Z);
        (BigInteger e, BigInteger f, BigInteger g, BigInteger h) = (b - a, d - c, d + c, b + a);
        return new Point(Modulo(e * f), Modulo(g * h), Modulo(f * g), Modulo(e * h));
    }

    private static Point Multiply(Point point, BigInteger factor)
    {
        Point result = new(0, 1, 1, 0);
        for (Point doubled = point; !factor.IsZero; factor >>= 1, doubled = Add(doubled, doubled))
        {
            result = factor.IsEven ? result : Add(result, doubled);
        }

        return result;
    }

    private static bool AreEqual(Point p, Point q) =>
        Modulo((p.X * q.Z) - (q.X * p.Z)) == 0 && Modulo((p.Y * q.Z) - (q.Y * p.Z)) == 0;
}
