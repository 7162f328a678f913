<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

/**
 * An access token.
 *
 * @internal
 */
final class UsedToken
{
    /** @var \Closure(): string The token is in no property, since `var_export` shows them all. */
    private readonly \Closure $read;

    public function __construct(#[\SensitiveParameter] string $token)
    {
        $this->read = static fn(): string => $token;
    }

    public function text(): string
    {
        return ($this->read)();
    }

    public function isSame(self $other): bool
    {
        return $this->text() === $other->text();
    }

    /** @return array<string, string> */
    public function __debugInfo(): array
    {
        return ['token' => '***'];
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        throw new \LogicException('Tokens cannot be serialized');
    }
}
