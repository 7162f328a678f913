<?php

declare(strict_types=1);

// Answers by the path of a request, over as many connections as come.

/** @var resource $server */
/** @var callable(string): void $note */

$answer = static function ($connection, string $path, array $headers, string $body) use ($note): bool {
    $send = static fn(string $text): bool => @fwrite($connection, $text) !== false;
    switch ($path) {
        case '/echo':
            $text = json_encode(['headers' => $headers, 'length' => strlen($body), 'hash' => md5($body)]);

            return $send(
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                . strlen($text)
                . "\r\n\r\n$text",
            );
        case '/gzip':
            $text = gzencode('{"a":1}');

            return $send(
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: "
                . strlen($text)
                . "\r\n\r\n$text",
            );
        case '/never':
            sleep(5);

            return false;
        case '/stalls':
            $send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
            sleep(5);

            return false;
        case '/reset':
            return false;
        case '/events':
            $send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n");
            for ($i = 0; $i < 50; $i++) {
                usleep(20_000);
                if (!$send("data: $i\n\n")) {
                    $note('gone');

                    return false;
                }
            }

            return false;
        case '/large':
            $send(
                "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=\"a.bin\"\r\nContent-Length: "
                . (32 << 20)
                . "\r\n\r\n",
            );
            for ($i = 0; $i < 32; $i++) {
                if (!$send(str_repeat(chr(65 + ($i % 26)), 1 << 20))) {
                    $note('gone');

                    return false;
                }
            }

            return true;
        case '/early':
            return $send(
                "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 204 No Content\r\nX-Request-Id: r\r\n\r\n",
            );
        default:
            return $send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    }
};
/** @var array<int, resource> $open */
$open = [];
while (true) {
    $read = [$server, ...$open];
    stream_select($read, $write, $except, null);
    foreach ($read as $one) {
        if ($one === $server) {
            $connection = stream_socket_accept($server);
            if ($connection !== false) {
                $note('connection');
                $open[(int) $connection] = $connection;
            }
            continue;
        }
        $request = readRequest($one);
        $path = $request === null ? '' : explode(' ', $request[0])[1];
        if ($request === null || !$answer($one, $path, $request[1], $request[2])) {
            unset($open[(int) $one]);
            fclose($one);
        }
    }
}
