<?php

declare(strict_types=1);

namespace Sdk\Tests\Wire;

/** A server on this machine, in a process of its own: it answers every request as it was told to, and keeps what arrived. */
final class WireServer
{
    private static ?self $shared = null;

    public readonly string $url;

    /** @var resource The process. */
    private $process;

    /** @var resource Connection over which the server is told what to answer. */
    private $control;

    private function __construct()
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0') ?: throw new \RuntimeException('There is no free port');
        $command = [PHP_BINARY, __DIR__ . '/serve.php', (string) stream_socket_get_name($listener, false)];
        $this->process = proc_open($command, [2 => STDERR], $pipes)
        ?: throw new \RuntimeException('The server did not start');
        $this->control = stream_socket_accept($listener, 30) ?: throw new \RuntimeException('The server did not start');
        $this->url = 'http://' . rtrim((string) fgets($this->control));
    }

    /** The server of all tests. */
    public static function shared(): self
    {
        return self::$shared ??= new self();
    }

    /** Says what the next requests are answered. */
    public function prepare(int $status, string $type, string $body, bool $isRpc): void
    {
        $this->ask(['status' => $status, 'type' => $type, 'body' => $body, 'isRpc' => $isRpc]);
    }

    /**
     * The requests since the last answer was prepared.
     *
     * @return list<WireReceived>
     */
    public function received(): array
    {
        return array_map(
            static fn(array $one): WireReceived => new WireReceived(
                $one['method'],
                $one['target'],
                $one['headers'],
                (string) base64_decode($one['body'], true),
            ),
            $this->ask(null),
        );
    }

    /**
     * @param ?array<string, mixed> $message
     * @return list<array{method: string, target: string, headers: array<string, string>, body: string}>
     */
    private function ask(?array $message): array
    {
        fwrite($this->control, json_encode($message, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) . "\n");

        return json_decode((string) fgets($this->control), true, 512, JSON_THROW_ON_ERROR);
    }

    public function __destruct()
    {
        proc_terminate($this->process);
        proc_close($this->process);
    }
}
