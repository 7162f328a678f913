<?php

declare(strict_types=1);

namespace Sdk\Internal\Webhooks;

use Sdk\Core\WebhookDelivery;
use Sdk\Exceptions\WebhookVerificationException;
use Sdk\Internal\Json\Times;

/**
 * When a delivery was sent.
 *
 * @internal
 */
final class DeliveryTime
{
    /**
     * The timestamp as it was sent; null if there is none.
     *
     * @param array<string, mixed> $signature
     */
    public static function text(array $signature, WebhookDelivery $delivery): ?string
    {
        $timestamp = $signature['timestamp'] ?? null;
        if ($timestamp === null) {
            return null;
        }
        $text = $delivery->header($timestamp['header']);
        if (strcasecmp($timestamp['header'], $signature['header']) !== 0) {
            return $text === '' ? null : $text;
        }

        return preg_match('/(?:^|[\s,;])t=([^\s,;]+)/', $text, $found) === 1 ? $found[1] : null;
    }

    /**
     * @param array<string, mixed> $timestamp Descriptor of the timestamp.
     * @param ?float $allowed Seconds that the receiver allows; null: those of the API.
     * @throws WebhookVerificationException The delivery is too old, or from the future.
     */
    public static function check(array $timestamp, ?string $text, ?float $allowed, float $now): void
    {
        $sentAt = $text === null ? null : self::seconds($timestamp['format'], $text);
        if ($sentAt === null) {
            throw new WebhookVerificationException('The webhook does not say when it was sent');
        }
        $tolerance = $allowed ?? (float) $timestamp['toleranceSeconds'];
        $age = $now - $sentAt;
        if (abs($age) > $tolerance) {
            throw new WebhookVerificationException(
                $age > 0
                    ? "The webhook was sent more than $tolerance seconds ago"
                    : "The webhook claims to be sent more than $tolerance seconds from now",
            );
        }
    }

    private static function seconds(string $format, string $text): ?float
    {
        if ($format === 'date') {
            $date = Times::isExact($text)
                ? Times::parse($text)
                : \DateTimeImmutable::createFromFormat('!D, d M Y H:i:s \G\M\T', $text, new \DateTimeZone('UTC'));

            return $date instanceof \DateTimeImmutable ? (float) $date->format('U.u') : null;
        }
        if (preg_match('/^\d{1,18}$/D', $text) !== 1) {
            return null;
        }

        return $format === 'unix-millis' ? (float) $text / 1000 : (float) $text;
    }
}
