<?php

declare(strict_types=1);

// Runs one of the scripts in this folder as a server: `php serve.php script log`.

[, $script, $log] = $argv;
$server = stream_socket_server('tcp://127.0.0.1:0') ?: exit(1);
echo stream_socket_get_name($server, false), "\n";
$note = static function (string $text) use ($log): void {
    file_put_contents($log, "$text\n", FILE_APPEND);
};

/**
 * Reads a request: its first line, its headers and its body.
 *
 * @param resource $connection
 * @return ?array{string, array<string, string>, string}
 */
function readRequest($connection): ?array
{
    $first = fgets($connection);
    if ($first === false) {
        return null;
    }
    $headers = [];
    while (($line = rtrim((string) fgets($connection))) !== '') {
        [$name, $value] = explode(':', $line, 2);
        $headers[strtolower($name)] = trim($value);
    }
    $body = '';
    if (isset($headers['content-length'])) {
        $body = (string) stream_get_contents($connection, (int) $headers['content-length']);
    } elseif (($headers['transfer-encoding'] ?? '') === 'chunked') {
        while (($size = (int) hexdec(trim((string) fgets($connection)))) > 0) {
            $body .= stream_get_contents($connection, $size);
            fgets($connection);
        }
        fgets($connection);
    }

    return [rtrim($first), $headers, $body];
}

require __DIR__ . "/$script";
