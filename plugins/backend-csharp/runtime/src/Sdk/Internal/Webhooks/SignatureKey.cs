using System;
using System.Security.Cryptography;
using System.Text;

namespace Sdk.Internal;

/// <summary>A secret or a public key that signatures are verified with.</summary>
internal abstract class SignatureKey
{
    private const string Marker = "whsec_";

    internal abstract bool Verify(byte[] message, byte[] signature);

    /// <exception cref="BrandConfigurationException">The secret is no key of the declared kind.</exception>
    internal static SignatureKey Of(SignatureSpec spec, string secret)
    {
        if (string.IsNullOrEmpty(secret))
        {
            throw new SdkConfigurationException("The secret of the webhook is empty");
        }

        try
        {
            return spec.Family switch
            {
                SignatureFamily.Hmac => Hmac(spec, secret),
                SignatureFamily.Rsa => new RsaKey(
                    KeyReader.Rsa(BytesOf(secret)),
                    HashOf(spec),
                    RSASignaturePadding.Pkcs1
                ),
                SignatureFamily.RsaPss => new RsaKey(
                    KeyReader.Rsa(BytesOf(secret)),
                    HashOf(spec),
                    RSASignaturePadding.Pss
                ),
                SignatureFamily.Ecdsa => new EcdsaKey(
                    KeyReader.Ecdsa(BytesOf(secret)),
                    HashOf(spec)
                ),
                _ => Ed25519Key.Of(BytesOf(secret)),
            };
        }
        catch (Exception error) when (error is CryptographicException or ArgumentException)
        {
            throw WrongKey();
        }
    }

    private static SdkConfigurationException WrongKey() =>
        new("The secret of the webhook is not a key of the declared kind");

    private static HmacKey Hmac(SignatureSpec spec, string secret)
    {
        byte[]? key = secret.StartsWith(Marker, StringComparison.Ordinal)
            ? Decode(secret[Marker.Length..], SignatureEncoding.Base64)
            : Encoding.UTF8.GetBytes(secret);
        return key is { Length: > 0 } ? new HmacKey(key, HashOf(spec)) : throw WrongKey();
    }

    private static HashAlgorithmName HashOf(SignatureSpec spec) =>
        spec.Hash switch
        {
            SignatureHash.Sha1 => HashAlgorithmName.SHA1,
            SignatureHash.Sha384 => HashAlgorithmName.SHA384,
            SignatureHash.Sha512 => HashAlgorithmName.SHA512,
            _ => HashAlgorithmName.SHA256,
        };

    /// <summary>A key in PEM, base64 or hexadecimal digits.</summary>
    private static byte[] BytesOf(string text)
    {
        string bare = System.Text.RegularExpressions.Regex.Replace(text, @"-----[^-]+-----|\s", "");
        return Decode(bare, SignatureEncoding.Hex)
            ?? Decode(bare, SignatureEncoding.Base64)
            ?? throw WrongKey();
    }

    /// <summary>Bytes of a text; null if it is not encoded so.</summary>
    internal static byte[]? Decode(string text, SignatureEncoding encoding)
    {
        try
        {
            if (encoding == SignatureEncoding.Base64)
            {
                string usual = text.Replace('-', '+').Replace('_', '/').TrimEnd('=');
                return Convert.FromBase64String(usual.PadRight((usual.Length + 3) / 4 * 4, '='));
            }

            if (text.Length == 0 || text.Length % 2 != 0)
            {
                return null;
            }

            byte[] bytes = new byte[text.Length / 2];
            for (int i = 0; i < bytes.Length; i++)
            {
                bytes[i] = Convert.ToByte(text.Substring(2 * i, 2), 16);
            }

            return bytes;
        }
        catch (FormatException)
        {
            return null;
        }
    }

    private sealed class HmacKey(byte[] key, HashAlgorithmName hash) : SignatureKey
    {
        internal override bool Verify(byte[] message, byte[] signature)
        {
            using IncrementalHash hmac = IncrementalHash.CreateHMAC(hash, key);
            hmac.AppendData(message);
            return CryptographicOperations.FixedTimeEquals(hmac.GetHashAndReset(), signature);
        }
    }

    private sealed class RsaKey(
        RSAParameters key,
        HashAlgorithmName hash,
        RSASignaturePadding padding
    ) : SignatureKey
    {
        internal override bool Verify(byte[] message, byte[] signature)
        {
            using RSA rsa = RSA.Create();
            rsa.ImportParameters(key);
            return rsa.VerifyData(message, signature, hash, padding);
        }
    }

    private sealed class EcdsaKey(ECParameters key, HashAlgorithmName hash) : SignatureKey
    {
        internal override bool Verify(byte[] message, byte[] signature)
        {
            int width = key.Q.X!.Length;
            // The two numbers one after the other, or in DER.
            byte[]? bare =
                signature.Length == 2 * width ? signature : KeyReader.Bare(signature, width);
            if (bare is null)
            {
                return false;
            }

            using ECDsa ecdsa = ECDsa.Create(key);
            return ecdsa.VerifyData(message, bare, hash);
        }
    }
}
