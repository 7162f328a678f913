<?php

declare(strict_types=1);

namespace Sdk\Tests\Support;

/** A server on this machine that answers by a script, in a process of its own. */
final class Server
{
    /** @var resource */
    private $process;
    public readonly string $url;
    private readonly string $log;

    /** @param string $script Name of a file in this folder, which gets the listening socket as `$server` and a file for its log as `$log`. */
    public function __construct(string $script)
    {
        $this->log = (string) tempnam(sys_get_temp_dir(), 'sdk');
        $process = proc_open(
            [PHP_BINARY, __DIR__ . '/serve.php', $script, $this->log],
            [1 => ['pipe', 'w'], 2 => STDERR],
            $pipes,
        );
        $this->process = $process ?: throw new \RuntimeException('The server did not start');
        $this->url = 'http://' . trim((string) fgets($pipes[1]));
    }

    /** What the script has noted, line by line. */
    public function notes(): array
    {
        return file($this->log, FILE_IGNORE_NEW_LINES) ?: [];
    }

    /** Waits until the script has noted something. */
    public function hasNoted(string $note): bool
    {
        for ($end = microtime(true) + 3; microtime(true) < $end; usleep(10_000)) {
            if (in_array($note, $this->notes(), true)) {
                return true;
            }
        }

        return false;
    }

    public function __destruct()
    {
        proc_terminate($this->process, 9);
        proc_close($this->process);
        @unlink($this->log);
    }
}
