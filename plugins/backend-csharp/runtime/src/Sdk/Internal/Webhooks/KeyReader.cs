using System;
using System.Security.Cryptography;

namespace Sdk.Internal;

/// <summary>Public keys in the forms in which APIs hand them out.</summary>
internal static class KeyReader
{
#if NET
    internal static RSA ReadRsa(byte[] der)
    {
        RSA rsa = RSA.Create();
        try
        {
            rsa.ImportSubjectPublicKeyInfo(der, out _);
        }
        catch (CryptographicException)
        {
            rsa.ImportRSAPublicKey(der, out _);
        }

        return rsa;
    }

    internal static ECDsa ReadEcdsa(byte[] der)
    {
        ECDsa ecdsa = ECDsa.Create();
        ecdsa.ImportSubjectPublicKeyInfo(der, out _);
        return ecdsa;
    }

    internal static bool VerifyEcdsa(
        ECDsa ecdsa,
        byte[] message,
        byte[] signature,
        HashAlgorithmName hash,
        bool isBare
    ) =>
        ecdsa.VerifyData(
            message,
            signature,
            hash,
            isBare
                ? DSASignatureFormat.IeeeP1363FixedFieldConcatenation
                : DSASignatureFormat.Rfc3279DerSequence
        );
#else
    private const string Unsupported =
        "The platform cannot read the RSA or ECDSA key of a webhook; .NET 8 and later can.";

    internal static RSA ReadRsa(byte[] der) => throw new PlatformNotSupportedException(Unsupported);

    internal static ECDsa ReadEcdsa(byte[] der) =>
        throw new PlatformNotSupportedException(Unsupported);

    internal static bool VerifyEcdsa(
        ECDsa ecdsa,
        byte[] message,
        byte[] signature,
        HashAlgorithmName hash,
        bool isBare
    ) => throw new PlatformNotSupportedException(Unsupported);
#endif
}
