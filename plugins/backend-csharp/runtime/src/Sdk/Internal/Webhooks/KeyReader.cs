using System;
using System.Security.Cryptography;

namespace Sdk.Internal;

/// <summary>Public keys in the forms in which APIs hand them out.</summary>
internal static class KeyReader
{
    private const string RsaId = "1.2.840.113549.1.1.1";
    private const string EcId = "1.2.840.10045.2.1";
    private const byte Uncompressed = 4;

    /// <summary>Reads a key of RSA, bare (PKCS #1) or in the structure of X.509.</summary>
    /// <exception cref="CryptographicException">The bytes are no such key.</exception>
    internal static RSAParameters Rsa(byte[] der)
    {
        DerReader numbers = new DerReader(der).Sequence();
        if (numbers.IsAtSequence)
        {
            DerReader algorithm = numbers.Sequence();
            Expect(algorithm.ObjectId() == RsaId);
            numbers = new DerReader(numbers.BitString()).Sequence();
        }

        RSAParameters key = new() { Modulus = numbers.Integer(), Exponent = numbers.Integer() };
        numbers.End();
        return key;
    }

    /// <summary>Reads a key of an elliptic curve in the structure of X.509.</summary>
    /// <exception cref="CryptographicException">The bytes are no such key.</exception>
    internal static ECParameters Ecdsa(byte[] der)
    {
        DerReader key = new DerReader(der).Sequence();
        DerReader algorithm = key.Sequence();
        Expect(algorithm.ObjectId() == EcId);
        ECCurve curve = ECCurve.CreateFromValue(algorithm.ObjectId());
        byte[] point = key.BitString();
        key.End();
        Expect(point.Length % 2 == 1 && point[0] == Uncompressed);
        int end = 1 + (point.Length / 2);
        ECParameters parameters = new()
        {
            Curve = curve,
            Q = new ECPoint { X = point[1..end], Y = point[end..] },
        };
        // Fails for a point that is not on the curve.
        ECDsa.Create(parameters).Dispose();
        return parameters;
    }

    /// <summary>The two numbers of a signature in DER one after the other; null if it is none.</summary>
    /// <param name="signature">The signature.</param>
    /// <param name="width">The bytes that each number takes.</param>
    internal static byte[]? Bare(byte[] signature, int width)
    {
        try
        {
            DerReader outer = new(signature);
            DerReader numbers = outer.Sequence();
            outer.End();
            byte[] first = numbers.Integer();
            byte[] second = numbers.Integer();
            numbers.End();
            if (first.Length > width || second.Length > width)
            {
                return null;
            }

            byte[] bare = new byte[2 * width];
            first.CopyTo(bare, width - first.Length);
            second.CopyTo(bare, bare.Length - second.Length);
            return bare;
        }
        catch (CryptographicException)
        {
            return null;
        }
    }

    private static void Expect(bool holds)
    {
        if (!holds)
        {
            throw new CryptographicException("The key is of another kind.");
        }
    }
}
