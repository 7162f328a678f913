<?php

declare(strict_types=1);

namespace Sdk\Internal\Webhooks;

use Sdk\Exceptions\ConfigurationException;

/**
 * Verifies signatures with a secret or a public key.
 *
 * @internal
 */
final class SignatureKey
{
    private const MARKER = 'whsec_';

    /** @param \Closure(string, string): bool $verify */
    private function __construct(
        private readonly \Closure $verify,
    ) {}

    /**
     * @param array<string, mixed> $spec Descriptor of the signature.
     * @throws ConfigurationException The secret is not one of the declared kind.
     */
    public static function of(array $spec, #[\SensitiveParameter] string $secret): self
    {
        if ($secret === '') {
            throw new ConfigurationException('The secret of the webhook is empty');
        }
        $hash = $spec['hash'] ?? 'sha256';

        return new self(match ($spec['family']) {
            'hmac' => self::hmac($secret, $hash),
            'ed25519' => Ed25519::verifier(self::bytesOf($secret)),
            default => PublicKey::verifier(self::bytesOf($secret), $spec['family'], $hash),
        });
    }

    public function verify(string $message, string $signature): bool
    {
        return ($this->verify)($message, $signature);
    }

    public static function wrong(): ConfigurationException
    {
        return new ConfigurationException('The secret of the webhook is not a key of the declared kind');
    }

    private static function hmac(#[\SensitiveParameter] string $secret, string $hash): \Closure
    {
        $key = str_starts_with($secret, self::MARKER)
            ? Encoding::decode(substr($secret, strlen(self::MARKER)), 'base64')
            : $secret;
        if (($key ?? '') === '') {
            throw self::wrong();
        }

        return static fn(string $message, string $signature): bool => hash_equals(
            hash_hmac($hash, $message, (string) $key, true),
            $signature,
        );
    }

    /** The bytes of a key, which is in hexadecimal digits, in base64 or in PEM. */
    private static function bytesOf(#[\SensitiveParameter] string $text): string
    {
        $bare = (string) preg_replace('/-----[^-]+-----|\s/', '', $text);

        return Encoding::decode($bare, 'hex') ?? Encoding::decode($bare, 'base64') ?? throw self::wrong();
    }
}
