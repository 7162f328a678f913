<?php

declare(strict_types=1);

// The process of the tests' server: `php serve.php host:port`, where whoever started it waits for a connection.

/** @var array{int, string} $argv */
$control = stream_socket_client('tcp://' . $argv[1]) ?: exit(1);
$server = stream_socket_server('tcp://127.0.0.1:0') ?: exit(1);
fwrite($control, stream_socket_get_name($server, false) . "\n");

/**
 * Reads a request; null where the connection closes before one.
 *
 * @param resource $connection
 * @return ?array{method: string, target: string, headers: array<string, string>, body: string}
 */
function readRequest($connection): ?array
{
    $first = fgets($connection);
    if ($first === false) {
        return null;
    }
    $headers = [];
    while (($line = rtrim((string) fgets($connection), "\r\n")) !== '') {
        [$name, $value] = explode(':', $line, 2) + [1 => ''];
        $name = strtolower($name);
        $headers[$name] = isset($headers[$name]) ? $headers[$name] . ', ' . trim($value) : trim($value);
    }
    if (isset($headers['expect'])) {
        fwrite($connection, "HTTP/1.1 100 Continue\r\n\r\n");
    }
    [$method, $target] = explode(' ', $first) + [1 => ''];

    return [
        'method' => $method,
        'target' => $target,
        'headers' => $headers,
        'body' => readBody($connection, $headers),
    ];
}

/**
 * @param resource $connection
 * @param array<string, string> $headers
 */
function readBody($connection, array $headers): string
{
    if (isset($headers['content-length'])) {
        return (string) stream_get_contents($connection, (int) $headers['content-length']);
    }
    $body = '';
    if (isset($headers['transfer-encoding'])) {
        while (($size = (int) hexdec(trim((string) fgets($connection)))) > 0) {
            $body .= stream_get_contents($connection, $size);
            fgets($connection);
        }
        fgets($connection);
    }

    return $body;
}

/**
 * The response to a request. One by JSON-RPC is the message around the result, and nothing for a notification.
 *
 * @param array{status: int, type: string, body: string, isRpc: bool} $reply
 */
function answer(array $reply, string $request): string
{
    ['status' => $status, 'type' => $type, 'body' => $body] = $reply;
    if ($reply['isRpc'] && $body !== '') {
        $id = json_encode(json_decode($request, true)['id'] ?? null);
        $body = '{"jsonrpc":"2.0","id":' . $id . ',"result":' . $body . '}';
    }
    $head = "HTTP/1.1 $status Answer\r\nConnection: close\r\n";
    if ($type !== '') {
        $head .= "Content-Type: $type\r\n";
    }
    if ($status !== 204) {
        $head .= 'Content-Length: ' . strlen($body) . "\r\n";
    }

    return "$head\r\n$body";
}

$reply = null;
$received = [];
while (true) {
    [$readable, $none] = [[$control, $server], null];
    stream_select($readable, $none, $none, null);
    if (in_array($server, $readable, true)) {
        $connection = stream_socket_accept($server, 0);
        $request = $connection === false ? null : readRequest($connection);
        if ($request !== null && $reply !== null) {
            $received[] = [...$request, 'body' => base64_encode($request['body'])];
            fwrite($connection, answer($reply, $request['body']));
        }
        if ($connection !== false) {
            fclose($connection);
        }
        continue;
    }
    $message = fgets($control);
    if ($message === false) {
        exit(0);
    }
    $prepared = json_decode($message, true);
    fwrite($control, json_encode($prepared === null ? $received : [], JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
    if ($prepared !== null) {
        [$reply, $received] = [$prepared, []];
    }
}
