<?php

declare(strict_types=1);

// Speaks the WebSocket protocol; what it does depends on the text that comes.

/** @var resource $server */
/** @var callable(string): void $note */

$frame = static function (int $first, string $content): string {
    $length = strlen($content);

    return (
        chr($first)
        . (
            $length < 126
                ? chr($length)
                : ($length < 65536 ? chr(126) . pack('n', $length) : chr(127) . pack('J', $length))
        )
        . $content
    );
};
$read = static function ($connection): ?array {
    $head = stream_get_contents($connection, 2);
    if (strlen((string) $head) < 2) {
        return null;
    }
    $length = ord($head[1]) & 0x7F;
    if ($length === 126) {
        $length = unpack('n', stream_get_contents($connection, 2))[1];
    } elseif ($length === 127) {
        $length = unpack('J', stream_get_contents($connection, 8))[1];
    }
    $mask = stream_get_contents($connection, 4);
    $content = $length === 0 ? '' : stream_get_contents($connection, $length);

    return [ord($head[0]) & 0x0F, $content ^ str_pad('', $length, $mask)];
};
while (true) {
    $connection = stream_socket_accept($server, -1);
    if ($connection === false) {
        continue;
    }
    $request = readRequest($connection);
    $note($request[0]);
    $note('authorization: ' . ($request[1]['authorization'] ?? ''));
    if (str_contains($request[0], '/refused')) {
        fwrite($connection, "HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n");
        fclose($connection);
        continue;
    }
    $accept = base64_encode(sha1($request[1]['sec-websocket-key'] . '258EAFA5-E914-47DA-95CA-C5AB0DC85B11', true));
    fwrite(
        $connection,
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: $accept\r\n\r\n"
            . $frame(0x81, '"hello"'),
    );
    while (($message = $read($connection)) !== null) {
        [$kind, $content] = $message;
        if ($kind === 8) {
            $note('closed ' . unpack('n', $content)[1]);
            fwrite($connection, $frame(0x88, $content));
            break;
        }
        if ($kind === 10) {
            $note("pong $content");
            continue;
        }
        switch (json_decode($content)) {
            case 'ping':
                fwrite($connection, $frame(0x89, 'p') . $frame(0x81, '"pinged"'));
                break;
            case 'parts':
                fwrite($connection, $frame(0x01, '"a') . $frame(0x89, 'q') . $frame(0x00, 'b') . $frame(0x80, 'c"'));
                break;
            case 'policy':
                fwrite($connection, $frame(0x88, pack('n', 1008) . 'no'));
                break;
            case 'lost':
                fclose($connection);
                continue 3;
            case 'large':
                fwrite($connection, $frame(0x81, json_encode(str_repeat('x', 3 << 20))));
                break;
            case 'masked':
                fwrite($connection, "\x81\x81abcdx");
                break;
            default:
                fwrite($connection, $frame($kind === 2 ? 0x82 : 0x81, $content));
        }
    }
    @fclose($connection);
}
