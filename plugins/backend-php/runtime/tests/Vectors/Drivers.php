<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

use Sdk\Core\ClientOptions;
use Sdk\Core\WebhookDelivery;
use Sdk\Exceptions\BrandException;
use Sdk\Internal\Auth\OAuthTokens;
use Sdk\Internal\Auth\TokenRequests;
use Sdk\Internal\Downloads\FileNames;
use Sdk\Internal\Http\Config;
use Sdk\Internal\Http\OptionValues;
use Sdk\Internal\Http\Retry;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Mismatch;
use Sdk\Internal\Json\Numbers;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Streams\EventReader;
use Sdk\Internal\Streams\RawEvent;
use Sdk\Internal\Webhooks\WebhookVerifier;
use Sdk\Tests\Support\FakeTransport;

/** Drives the parts of the runtime that need no call. */
final class Drivers
{
    private const CENTURY = 3.2e9;

    private const KINDS = ['call', 'number', 'backoff', 'events', 'filename', 'token', 'webhook'];

    /** @throws \RuntimeException Nothing drives vectors of a kind. */
    public static function checkKind(string $kind): void
    {
        if (!in_array($kind, self::KINDS, true)) {
            throw new \RuntimeException("There is no driver for vectors of kind $kind");
        }
    }

    /** @return array<string, mixed> */
    public static function drive(string $kind, \stdClass $given, \stdClass $expected): array
    {
        return match ($kind) {
            'call' => CallDriver::drive($given, $expected),
            'number' => self::number($given),
            'backoff' => self::backoff($given, $expected),
            'events' => self::events($given->text),
            'filename' => ['filename' => FileNames::of($given->header)],
            'token' => self::token($given, $expected),
            'webhook' => self::webhook($given),
        };
    }

    /** @return array<string, mixed> */
    private static function number(\stdClass $given): array
    {
        if (isset($given->value)) {
            $value = $given->type === 'int64' ? (int) $given->value : (float) $given->value;

            return ['json' => Json::write(Encoder::encode($given->type, $value))];
        }
        try {
            $value = Types::readWhole($given->type, Json::parse($given->json));

            return ['value' => is_float($value) ? Numbers::text($value) : (string) $value];
        } catch (Mismatch $error) {
            return ['error' => $error->getMessage()];
        }
    }

    /** @return array<string, mixed> */
    private static function backoff(\stdClass $given, \stdClass $expected): array
    {
        $headers = array_change_key_case((array) $given->headers);
        $now = (float) (new \DateTimeImmutable($given->now))->format('U.u');
        $asked = Retry::askedWait($headers['retry-after-ms'] ?? null, $headers['retry-after'] ?? null, $now);
        $observed = ['asked' => $asked === null ? null : $asked * 1000];
        if (($asked ?? 0) > Retry::LONGEST_WAIT) {
            return $observed + ['isTooLong' => true];
        }
        for ($i = 0; $i < 100; $i++) {
            $wait = Retry::waitBefore($given->retry, $asked) * 1000;
            if ($wait < ($expected->least - 1e-6) || $wait > ($expected->most + 1e-6)) {
                throw new \RuntimeException("a wait of $wait ms");
            }
        }

        return $observed + ['least' => $expected->least, 'most' => $expected->most];
    }

    /** @return array<string, mixed> */
    private static function events(string $text): array
    {
        $whole = self::read([$text]);
        for ($cut = 1; $cut < strlen($text); $cut++) {
            self::check($whole, self::read([substr($text, 0, $cut), substr($text, $cut)]), "cut at $cut");
        }
        self::check($whole, self::read(str_split($text)), 'cut at every byte');

        return ['events' => array_map(static fn(RawEvent $one): array => (array) $one, $whole)];
    }

    /**
     * @param list<string> $chunks
     * @return list<RawEvent>
     */
    private static function read(array $chunks): array
    {
        $reader = new EventReader(null, null, '');
        $events = [];
        foreach ($chunks as $chunk) {
            $events = [...$events, ...$reader->feed($chunk)];
        }
        $last = $reader->end();

        return $last === null ? $events : [...$events, $last];
    }

    /**
     * @param list<RawEvent> $whole
     * @param list<RawEvent> $again
     */
    private static function check(array $whole, array $again, string $where): void
    {
        if ($whole != $again) {
            throw new \RuntimeException("$where: " . json_encode($again));
        }
    }

    /** @return array<string, mixed> */
    private static function token(\stdClass $given, \stdClass $expected): array
    {
        $transport = new FakeTransport([(object) ['body' => $given->response]]);
        $scheme = [
            'kind' => 'oauth',
            'key' => 's0',
            'header' => 'Authorization',
            'prefix' => 'Bearer',
            'getToken' => Descriptors::token('https://login.test/token'),
        ];
        $config = new Config(
            Descriptors::client(null),
            ['baseUrl' => 'https://api.test'],
            new ClientOptions(transport: $transport),
        );
        $now = 3600.0;
        $tokens = new OAuthTokens(new TokenRequests($config, $scheme), static function () use (&$now): float {
            return $now;
        });
        $end = $expected->renewAfter ?? self::CENTURY;
        $counts = [];
        foreach ([0.0, $end - 0.001, 0.001001] as $wait) {
            $now += $wait;
            $tokens->get(new OptionValues(['clientId' => 'id', 'clientSecret' => 'secret']));
            $counts[] = count($transport->requests);
        }
        if (array_slice($counts, 0, 2) !== [1, 1]) {
            throw new \RuntimeException('tokens were requested ' . implode(', ', $counts) . ' times');
        }

        return ['renewAfter' => $counts[2] === 2 ? $end : null];
    }

    /** @return array<string, mixed> */
    private static function webhook(\stdClass $given): array
    {
        $signatures = array_map(self::signature(...), $given->signatures);
        $secrets = $given->secrets instanceof \stdClass ? (array) $given->secrets : $given->secrets;
        try {
            WebhookVerifier::verify(
                $signatures,
                new WebhookDelivery($given->body, (array) $given->headers, $given->url ?? null),
                $secrets,
                isset($given->toleranceSeconds) ? (float) $given->toleranceSeconds : null,
                (float) (new \DateTimeImmutable($given->now))->format('U.u'),
            );

            return ['isVerified' => true];
        } catch (BrandException $error) {
            return ['isVerified' => false, 'error' => Errors::describe($error)];
        }
    }

    /** @return array<string, mixed> */
    private static function signature(\stdClass $one): array
    {
        preg_match('/^(.*?)(?:-(sha\d+))?$/', $one->algorithm, $parts);

        return (
            ['family' => $parts[1]]
            + (isset($parts[2]) ? ['hash' => $parts[2]] : [])
            + (isset($one->timestamp) ? ['timestamp' => (array) $one->timestamp] : [])
            + Given::fields($one, 'header', 'encoding', 'prefix', 'components', 'delimiter')
        );
    }
}
