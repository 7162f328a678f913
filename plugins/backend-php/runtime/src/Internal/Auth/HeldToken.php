<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Exceptions\OAuthTokenException;
use Sdk\Internal\Json\Json;

/**
 * A token that a client has, and how long it is good.
 *
 * @internal
 */
final class HeldToken
{
    /** Seconds before its end from which a token is renewed. */
    private const MOST_MARGIN = 120.0;

    private function __construct(
        public readonly UsedToken $access,
        public readonly ?UsedToken $refresh,
        private readonly float $sentAt,
        private readonly float $lifetime,
        private readonly float $useFor,
    ) {}

    /**
     * @param array<string, mixed> $spec Descriptor of the token request.
     * @throws OAuthTokenException The response has no token.
     */
    public static function of(array $spec, mixed $response, float $sentAt, ?UsedToken $refresh): self
    {
        $paths = $spec['response'];
        $access = self::tokenAt($response, $paths['accessToken']) ?? throw new OAuthTokenException(
            'The token endpoint gave no access token',
        );
        $rotated = isset($paths['refreshToken']) ? self::tokenAt($response, $paths['refreshToken']) : null;
        $lifetime = isset($paths['expiresIn']) ? self::lifetimeOf(Json::at($response, $paths['expiresIn'])) : INF;
        $useFor = is_infinite($lifetime) ? INF : $lifetime - min($lifetime / 5, self::MOST_MARGIN);

        return new self($access, $rotated ?? $refresh, $sentAt, $lifetime, $useFor);
    }

    /** @param list<string> $path */
    private static function tokenAt(mixed $response, array $path): ?UsedToken
    {
        $value = Json::at($response, $path);

        return is_string($value) && $value !== '' ? new UsedToken($value) : null;
    }

    private static function lifetimeOf(mixed $expiresIn): float
    {
        $isText = is_string($expiresIn) && preg_match('/^\s*\d{1,18}(\.\d{1,18})?\s*$/D', $expiresIn) === 1;
        $seconds = $isText || is_int($expiresIn) || is_float($expiresIn) ? (float) $expiresIn : 0.0;

        return $seconds > 0 && $seconds < 1e10 ? $seconds : INF;
    }

    public function isDue(float $now): bool
    {
        return ($now - $this->sentAt) >= $this->useFor;
    }

    public function isExpired(float $now): bool
    {
        return ($now - $this->sentAt) >= $this->lifetime;
    }

    /** The same token for another second, since no other can be had now. */
    public function forOneSecond(float $now): self
    {
        return new self(
            $this->access,
            $this->refresh,
            $this->sentAt,
            $this->lifetime,
            min($now - $this->sentAt + 1, $this->lifetime),
        );
    }
}
