<?php

declare(strict_types=1);

namespace Sdk\Internal\Webhooks;

use Sdk\Core\WebhookDelivery;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\WebhookVerificationException;
use Sdk\Internal\Json\InvalidJson;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Mismatch;
use Sdk\Internal\Json\Types;

/**
 * Verifies deliveries of webhooks.
 *
 * @internal
 */
final class WebhookVerifier
{
    /**
     * Verifies a delivery, and reads its body.
     *
     * @param list<array<string, mixed>> $signatures Descriptors of the ways in which deliveries are signed.
     * @param string|array<mixed> $secrets A secret, several, or those of each header by its name.
     * @param ?float $tolerance Seconds that the delivery may be off; null: those of the API.
     * @param mixed $type Type of the body.
     */
    public static function parse(
        array $signatures,
        WebhookDelivery $delivery,
        #[\SensitiveParameter]
        string|array $secrets,
        ?float $tolerance,
        mixed $type,
    ): mixed {
        self::verify($signatures, $delivery, $secrets, $tolerance);
        try {
            $json = Json::parse($delivery->body);
            if ($json === null && !Types::takesNull($type)) {
                throw new WebhookVerificationException('The body of the webhook has no value');
            }

            return Types::readWhole($type, $json);
        } catch (InvalidJson) {
            throw new WebhookVerificationException('The body of the webhook is not JSON');
        } catch (Mismatch $error) {
            throw new WebhookVerificationException("The body of the webhook {$error->getMessage()}");
        }
    }

    /**
     * @param list<array<string, mixed>> $signatures
     * @param string|array<mixed> $secrets
     * @param ?float $now Seconds since 1970; null: the clock's.
     * @throws WebhookVerificationException The delivery is not what the API sent.
     * @throws ConfigurationException A secret is empty, or not of the declared kind.
     */
    public static function verify(
        array $signatures,
        WebhookDelivery $delivery,
        #[\SensitiveParameter]
        string|array $secrets,
        ?float $tolerance = null,
        ?float $now = null,
    ): void {
        $missing = [];
        $isSigned = false;
        foreach ($signatures as $signature) {
            if ($delivery->header($signature['header']) === '') {
                $missing[] = $signature['header'];
                continue;
            }
            $isSigned = true;
            $message = self::message($signature, $delivery, $tolerance, $now ?? microtime(true));
            foreach (self::secretsOf($signature, $signatures, $secrets) as $secret) {
                if (self::isSignedBy($signature, $delivery, $message, $secret)) {
                    return;
                }
            }
        }
        throw new WebhookVerificationException(
            $isSigned
                ? 'The signature of the webhook is wrong'
                : 'The webhook has no signature: it lacks the header ' . implode(', ', $missing),
        );
    }

    /**
     * @param array<string, mixed> $signature
     * @param list<array<string, mixed>> $signatures
     * @param string|array<mixed> $secrets
     * @return list<string>
     */
    private static function secretsOf(
        array $signature,
        array $signatures,
        #[\SensitiveParameter]
        string|array $secrets,
    ): array {
        if (is_array($secrets) && !array_is_list($secrets)) {
            $own = array_change_key_case($secrets)[strtolower($signature['header'])] ?? null;

            return $own === null ? [] : self::listOf($own);
        }
        $kinds = array_unique(array_map(static fn(array $one): bool => $one['family'] === 'hmac', $signatures));
        if (count($kinds) > 1) {
            throw new ConfigurationException(
                "The API signs with secrets and with keys: give those of each header, by the header's name",
            );
        }

        return self::listOf($secrets);
    }

    /**
     * @param string|array<mixed> $secrets
     * @return list<string>
     */
    private static function listOf(#[\SensitiveParameter] string|array $secrets): array
    {
        // An empty secret is refused when it becomes a key.
        return $secrets === [] ? [''] : array_values((array) $secrets);
    }

    /** @param array<string, mixed> $signature */
    private static function isSignedBy(
        array $signature,
        WebhookDelivery $delivery,
        string $message,
        #[\SensitiveParameter]
        string $secret,
    ): bool {
        $key = SignatureKey::of($signature, $secret);
        foreach (self::candidates($signature, $delivery) as $text) {
            $bytes = Encoding::decode($text, $signature['encoding']);
            if ($bytes !== null && $key->verify($message, $bytes)) {
                return true;
            }
        }

        return false;
    }

    /**
     * The signatures in a header.
     *
     * @param array<string, mixed> $signature
     * @return list<string>
     */
    private static function candidates(array $signature, WebhookDelivery $delivery): array
    {
        $prefix = $signature['prefix'] ?? '';
        $separators = str_contains($prefix, ',') ? '/[ \t]+/' : '/[ \t,]+/';
        $candidates = [];
        foreach (preg_split($separators, $delivery->header($signature['header'])) ?: [] as $part) {
            if ($part !== '' && str_starts_with($part, $prefix)) {
                $text = substr($part, strlen($prefix));
                $candidates[] = str_ends_with($text, ',') ? substr($text, 0, -1) : $text;
            }
        }

        return $candidates;
    }

    /** @param array<string, mixed> $signature */
    private static function message(array $signature, WebhookDelivery $delivery, ?float $tolerance, float $now): string
    {
        $sentAt = DeliveryTime::text($signature, $delivery);
        if (isset($signature['timestamp'])) {
            DeliveryTime::check($signature['timestamp'], $sentAt, $tolerance, $now);
        }
        $parts = [];
        foreach ($signature['components'] as $component) {
            $text = match ($component) {
                'body' => $delivery->body,
                'timestamp' => $sentAt,
                'url' => $delivery->url,
                default => $delivery->header($component) === '' ? null : $delivery->header($component),
            };
            $parts[] = $text ?? throw new WebhookVerificationException(
                "The webhook cannot be verified without its $component",
            );
        }

        return implode($signature['delimiter'] ?? '', $parts);
    }
}
