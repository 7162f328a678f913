<?php

declare(strict_types=1);

namespace Sdk\Internal\Webhooks;

use Sdk\Exceptions\ConfigurationException;

/**
 * Signatures by Ed25519.
 *
 * @internal
 */
final class Ed25519
{
    private const KEY_LENGTH = 32;
    private const WRAPPED_LENGTH = 44;

    /**
     * @return \Closure(string, string): bool
     * @throws ConfigurationException The bytes are not a key.
     */
    public static function verifier(string $bytes): \Closure
    {
        if (!function_exists('sodium_crypto_sign_verify_detached')) {
            throw new ConfigurationException('Signatures by Ed25519 need the extension sodium');
        }
        $key = strlen($bytes) === self::WRAPPED_LENGTH ? substr($bytes, -self::KEY_LENGTH) : $bytes;
        if (strlen($key) !== self::KEY_LENGTH) {
            throw SignatureKey::wrong();
        }

        return static fn(string $message, string $signature): bool => (
            strlen($signature) === SODIUM_CRYPTO_SIGN_BYTES
            && sodium_crypto_sign_verify_detached($signature, $message, $key)
        );
    }
}
