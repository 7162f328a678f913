<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

/**
 * How a connection was closed.
 *
 * @internal
 */
final class Closed
{
    public const NORMAL = 1000;
    public const PROTOCOL_ERROR = 1002;
    public const NO_CODE = 1005;
    public const LOST = 1006;
    public const NOT_UTF8 = 1007;
    public const TOO_LARGE = 1009;

    public function __construct(
        public readonly int $code,
        public readonly string $reason = '',
        public readonly bool $isOurs = false,
    ) {}

    /** Whether the server may accept another connection. */
    public function mayPass(): bool
    {
        return in_array($this->code, [1001, self::LOST, 1011, 1012, 1013, 1014], true);
    }

    public function isUsual(): bool
    {
        return $this->code === self::NORMAL || $this->code === self::NO_CODE;
    }
}
