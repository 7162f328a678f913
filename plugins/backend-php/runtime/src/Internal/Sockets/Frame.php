<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

/**
 * A frame of RFC 6455.
 *
 * @internal
 */
final class Frame
{
    public const CONTINUATION = 0;
    public const TEXT = 1;
    public const BINARY = 2;
    public const CLOSE = 8;
    public const PING = 9;
    public const PONG = 10;

    private function __construct(
        public readonly int $kind,
        public readonly bool $isLast,
        public readonly string $content,
    ) {}

    /** A frame as clients send it. */
    public static function encode(int $kind, string $content): string
    {
        $length = strlen($content);
        $head = chr(0x80 | $kind) . match (true) {
            $length < 126 => chr(0x80 | $length),
            $length < 0x10000 => chr(0x80 | 126) . pack('n', $length),
            default => chr(0x80 | 127) . pack('J', $length),
        };
        $mask = random_bytes(4);

        return $head . $mask . ($content ^ str_pad('', $length, $mask));
    }

    /**
     * Takes a frame from the start of what was received; null if it is not complete.
     *
     * @param int $limit The largest content; 0: no limit.
     * @throws BrokenFrame The server breaks the protocol, or sends too much.
     */
    public static function take(string &$received, int $limit): ?self
    {
        if (strlen($received) < 2) {
            return null;
        }
        [$first, $second] = [ord($received[0]), ord($received[1])];
        $length = $second & 0x7F;
        [$format, $size] = match ($length) {
            126 => ['n', 2],
            127 => ['J', 8],
            default => ['', 0],
        };
        if (strlen($received) < (2 + $size)) {
            return null;
        }
        if ($size > 0) {
            $length = ((array) unpack($format, $received, 2))[1];
        }
        $kind = $first & 0x0F;
        $isControl = $kind >= self::CLOSE;
        // No extension is agreed on, and servers never mask.
        if (($first & 0x70) !== 0 || $second >= 0x80 || $isControl && ($length > 125 || $first < 0x80) || $length < 0) {
            throw new BrokenFrame(Closed::PROTOCOL_ERROR);
        }
        if ($limit > 0 && $length > $limit) {
            throw new BrokenFrame(Closed::TOO_LARGE);
        }
        if (strlen($received) < (2 + $size + $length)) {
            return null;
        }
        $content = substr($received, 2 + $size, $length);
        $received = substr($received, 2 + $size + $length);

        return new self($kind, $first >= 0x80, $content);
    }
}
