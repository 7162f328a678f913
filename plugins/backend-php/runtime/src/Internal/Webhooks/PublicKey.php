<?php

declare(strict_types=1);

namespace Sdk\Internal\Webhooks;

use Sdk\Exceptions\ConfigurationException;

/**
 * Signatures by RSA and by ECDSA.
 *
 * @internal
 */
final class PublicKey
{
    /**
     * @return \Closure(string, string): bool
     * @throws ConfigurationException The bytes are not a key of the family.
     */
    public static function verifier(string $der, string $family, string $hash): \Closure
    {
        if (!function_exists('openssl_verify')) {
            throw new ConfigurationException('Signatures by public keys need the extension openssl');
        }
        $key = self::read($der, 'PUBLIC KEY') ?? self::read($der, 'RSA PUBLIC KEY') ?? throw SignatureKey::wrong();
        $details = (array) openssl_pkey_get_details($key);
        if (($details['type'] ?? null) !== ($family === 'ecdsa' ? OPENSSL_KEYTYPE_EC : OPENSSL_KEYTYPE_RSA)) {
            throw SignatureKey::wrong();
        }
        $bits = (int) $details['bits'];

        return match ($family) {
            'rsa' => static fn(string $message, string $signature): bool => self::verify(
                $key,
                $message,
                $signature,
                $hash,
            ),
            'rsa-pss' => static fn(string $message, string $signature): bool => (
                openssl_public_decrypt($signature, $encoded, $key, OPENSSL_NO_PADDING)
                && self::isPss($encoded, hash($hash, $message, true), $hash, $bits - 1)
            ),
            default => static fn(string $message, string $signature): bool => self::verify(
                $key,
                $message,
                self::derOf($signature, intdiv($bits + 7, 8)),
                $hash,
            ),
        };
    }

    private static function read(string $der, string $label): ?\OpenSSLAsymmetricKey
    {
        $pem = "-----BEGIN $label-----\n" . chunk_split(base64_encode($der), 64, "\n") . "-----END $label-----\n";

        return openssl_pkey_get_public($pem) ?: null;
    }

    private static function verify(\OpenSSLAsymmetricKey $key, string $message, string $signature, string $hash): bool
    {
        return openssl_verify($message, $signature, $key, $hash) === 1;
    }

    /** A signature in DER: some send its two numbers one after the other. */
    private static function derOf(string $signature, int $size): string
    {
        if (strlen($signature) !== (2 * $size)) {
            return $signature;
        }
        $numbers = '';
        foreach (str_split($signature, $size) as $number) {
            $number = ltrim($number, "\0");
            $number = $number === '' || ord($number[0]) >= 0x80 ? "\0$number" : $number;
            $numbers .= "\x02" . chr(strlen($number)) . $number;
        }
        $length = strlen($numbers);

        return "\x30" . ($length < 0x80 ? '' : "\x81") . chr($length) . $numbers;
    }

    /** Whether a decrypted signature is one of RSASSA-PSS (RFC 8017, section 9.1.2) for a hash. */
    private static function isPss(string $encoded, string $digest, string $hash, int $bits): bool
    {
        $size = strlen($digest);
        $encoded = substr($encoded, -intdiv($bits + 7, 8));
        if (strlen($encoded) < ((2 * $size) + 2) || !str_ends_with($encoded, "\xBC")) {
            return false;
        }
        $masked = substr($encoded, 0, -$size - 1);
        $seed = substr($encoded, -$size - 1, $size);
        $block = $masked ^ self::mask($seed, strlen($masked), $hash);
        $unused = (8 * strlen($encoded)) - $bits;
        if ((ord($masked[0]) >> (8 - $unused)) !== 0) {
            return false;
        }
        $block[0] = chr(ord($block[0]) & (0xFF >> $unused));
        $padding = strspn($block, "\0");
        if (($block[$padding] ?? '') !== "\x01") {
            return false;
        }
        $salt = substr($block, $padding + 1);

        return hash_equals(hash($hash, str_repeat("\0", 8) . $digest . $salt, true), $seed);
    }

    private static function mask(string $seed, int $length, string $hash): string
    {
        $mask = '';
        for ($counter = 0; strlen($mask) < $length; $counter++) {
            $mask .= hash($hash, $seed . pack('N', $counter), true);
        }

        return substr($mask, 0, $length);
    }
}
