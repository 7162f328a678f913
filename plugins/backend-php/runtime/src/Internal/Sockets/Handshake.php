<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\TransportException;
use Sdk\Internal\Http\Urls;

/**
 * Opens connections of RFC 6455.
 *
 * @internal
 */
final class Handshake
{
    private const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

    /** Headers of requests that have no place in a handshake. */
    private const NOT_SENT = [
        'accept',
        'accept-encoding',
        'connection',
        'content-length',
        'host',
        'transfer-encoding',
        'upgrade',
    ];

    private const MOST_OF_HEAD = 65536;

    /** @throws TransportException The server does not open the connection. */
    public static function open(HttpRequest $request, Deadline $deadline, float $connectTimeout): SocketStream
    {
        $isSecure = in_array(Urls::scheme($request->url), ['https', 'wss'], true);
        preg_match('~^[^:]+://(\[[^\]]+\]|[^:/?#]+)(?::(\d+))?([^?#]*)(\?[^#]*)?~', $request->url, $parts);
        $host = $parts[1];
        $port = (int) ($parts[2] ?? 0) ?: ($isSecure ? 443 : 80);
        $target = (($parts[3] ?? '') === '' ? '/' : $parts[3]) . ($parts[4] ?? '');
        $limits = array_filter([$connectTimeout, $deadline->left()]);
        $stream = new SocketStream($host, $port, $isSecure, $limits === [] ? 86400.0 : min($limits));
        $key = base64_encode(random_bytes(16));
        $authority = ($parts[2] ?? '') === '' ? $host : "$host:$parts[2]";
        if (!$stream->send(self::head($request, $target, $authority, $key), $deadline)) {
            throw new TransportException('the connection was closed', false, $deadline->isOver());
        }
        self::check(self::readHead($stream, $deadline), $key);

        return $stream;
    }

    private static function head(
        HttpRequest $request,
        #[\SensitiveParameter]
        string $target,
        string $authority,
        string $key,
    ): string {
        $lines = [
            "GET $target HTTP/1.1",
            "Host: $authority",
            'Upgrade: websocket',
            'Connection: Upgrade',
            "Sec-WebSocket-Key: $key",
            'Sec-WebSocket-Version: 13',
        ];
        foreach ($request->headers as [$name, $value]) {
            if (
                !in_array(strtolower($name), self::NOT_SENT, true)
                && !str_starts_with(strtolower($name), 'sec-websocket-')
            ) {
                $lines[] = "$name: $value";
            }
        }

        return implode("\r\n", $lines) . "\r\n\r\n";
    }

    private static function readHead(SocketStream $stream, Deadline $deadline): string
    {
        while (($end = strpos($stream->received, "\r\n\r\n")) === false) {
            if (strlen($stream->received) > self::MOST_OF_HEAD || !$stream->receive($deadline)) {
                throw new TransportException('there was no answer to the handshake', false, $deadline->isOver());
            }
        }
        $head = substr($stream->received, 0, $end);
        $stream->received = substr($stream->received, $end + 4);

        return $head;
    }

    private static function check(string $head, string $key): void
    {
        if (preg_match('~^HTTP/1\.1 (\d{3})~', $head, $status) !== 1) {
            throw new TransportException('the server does not speak HTTP');
        }
        if ($status[1] !== '101') {
            // Redirects are not followed: they could lead the credentials to another server.
            throw new TransportException("the server answered with the status $status[1]");
        }
        $accept = base64_encode(sha1($key . self::GUID, true));
        if (preg_match('~^Sec-WebSocket-Accept:\s*' . preg_quote($accept, '~') . '\s*$~mi', $head) !== 1) {
            throw new TransportException('the server does not speak the WebSocket protocol');
        }
    }
}
