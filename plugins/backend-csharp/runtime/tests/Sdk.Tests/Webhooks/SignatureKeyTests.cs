using System;
using System.Security.Cryptography;
using System.Text;
using Sdk.Internal;
using Xunit;

namespace Sdk.Tests.Webhooks;

/// <summary>Keys that the platform writes are read without it, as .NET Standard cannot read them.</summary>
public sealed class SignatureKeyTests
{
    private static readonly byte[] s_message = Encoding.UTF8.GetBytes("a delivery");

    private static SignatureSpec Spec(SignatureFamily family) =>
        new()
        {
            Header = "signature",
            Family = family,
            Hash = SignatureHash.Sha256,
            Encoding = SignatureEncoding.Base64,
            Components = ["body"],
        };

    private static SignatureKey KeyOf(SignatureFamily family, byte[] der) =>
        SignatureKey.Of(Spec(family), Convert.ToBase64String(der));

    [Theory]
    [InlineData(1024)]
    [InlineData(2048)]
    [InlineData(4096)]
    public void KeysOfRsaAreReadInBothForms(int size)
    {
        using RSA rsa = RSA.Create(size);
        foreach (byte[] der in new[] { rsa.ExportSubjectPublicKeyInfo(), rsa.ExportRSAPublicKey() })
        {
            foreach (
                (SignatureFamily family, RSASignaturePadding padding) in new[]
                {
                    (SignatureFamily.Rsa, RSASignaturePadding.Pkcs1),
                    (SignatureFamily.RsaPss, RSASignaturePadding.Pss),
                }
            )
            {
                byte[] signature = rsa.SignData(s_message, HashAlgorithmName.SHA256, padding);
                SignatureKey key = KeyOf(family, der);
                Assert.True(key.Verify(s_message, signature));
                Assert.False(key.Verify([.. s_message, 1], signature));
                // Its first byte may be zero, which OpenSSL does without.
                Assert.False(key.Verify(s_message, signature[..^1]));
            }
        }
    }

    [Theory]
    [InlineData("1.2.840.10045.3.1.7")]
    [InlineData("1.3.132.0.34")]
    [InlineData("1.3.132.0.35")]
    [InlineData("1.3.132.0.10")]
    public void SignaturesOfCurvesAreReadInBothForms(string curve)
    {
        using ECDsa ecdsa = ECDsa.Create(ECCurve.CreateFromValue(curve));
        SignatureKey key = KeyOf(SignatureFamily.Ecdsa, ecdsa.ExportSubjectPublicKeyInfo());
        // Numbers with zeros at their beginning are shorter: one of so many is.
        for (int i = 0; i < 300; i++)
        {
            byte[] message = [.. s_message, (byte)i, (byte)(i >> 8)];
            byte[] signature = ecdsa.SignData(
                message,
                HashAlgorithmName.SHA256,
                DSASignatureFormat.Rfc3279DerSequence
            );
            Assert.True(key.Verify(message, signature));
            Assert.False(key.Verify(s_message, signature));
            Assert.False(key.Verify(message, [.. signature, 0]));
        }

        byte[] bare = ecdsa.SignData(s_message, HashAlgorithmName.SHA256);
        Assert.True(key.Verify(s_message, bare));
        Assert.False(key.Verify(s_message, []));
    }

    [Fact]
    public void BytesThatAreNoKeyAreRefused()
    {
        using RSA rsa = RSA.Create(1024);
        using ECDsa ecdsa = ECDsa.Create(ECCurve.NamedCurves.nistP256);
        byte[] ofRsa = rsa.ExportSubjectPublicKeyInfo();
        byte[] ofCurve = ecdsa.ExportSubjectPublicKeyInfo();
        foreach (
            (SignatureFamily family, byte[] der) in new[]
            {
                (SignatureFamily.Rsa, ofRsa),
                (SignatureFamily.Ecdsa, ofCurve),
            }
        )
        {
            for (int length = 1; length < der.Length; length++)
            {
                Refused(family, der[..length]);
            }
        }

        Refused(SignatureFamily.Rsa, ofCurve);
        Refused(SignatureFamily.Ecdsa, ofRsa);
        // A point that is not on its curve.
        ofCurve[^1] ^= 1;
        Refused(SignatureFamily.Ecdsa, ofCurve);
    }

    private static void Refused(SignatureFamily family, byte[] der) =>
        Assert.Throws<BrandConfigurationException>(() => KeyOf(family, der));
}
