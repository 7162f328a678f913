<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

use Sdk\Core\Deadline;
use Sdk\Core\TransportException;

/**
 * A connection to a server, with TLS where its address wants it.
 *
 * @internal
 */
final class SocketStream
{
    private const CHUNK = 65536;

    /** @var resource */
    private $stream;

    /** Bytes that were received and not taken. */
    public string $received = '';
    private bool $isEnded = false;

    /** @throws TransportException There is no connection. */
    public function __construct(string $host, int $port, bool $isSecure, float $seconds)
    {
        if ($isSecure && !extension_loaded('openssl')) {
            throw new TransportException('secure channels need the extension openssl', true);
        }
        $context = stream_context_create(['ssl' => ['SNI_enabled' => true, 'peer_name' => trim($host, '[]')]]);
        $address = ($isSecure ? 'tls' : 'tcp') . "://$host:$port";
        $stream = @stream_socket_client($address, $code, $problem, $seconds, STREAM_CLIENT_CONNECT, $context);
        if ($stream === false) {
            throw new TransportException($problem === '' ? 'the TLS handshake failed' : $problem, true);
        }
        stream_set_blocking($stream, false);
        $this->stream = $stream;
    }

    public function isEnded(): bool
    {
        return $this->isEnded;
    }

    /** Waits for bytes; false if none came in time, or there will be none. */
    public function receive(?Deadline $deadline): bool
    {
        while (!$this->isEnded) {
            if ($this->readAvailable()) {
                return true;
            }
            if ($deadline?->isOver()) {
                return false;
            }
            $this->wait(false, $deadline);
        }

        return false;
    }

    private function readAvailable(): bool
    {
        $bytes = @fread($this->stream, self::CHUNK);
        $this->isEnded = $bytes === false || $bytes === '' && feof($this->stream);
        $this->received .= (string) $bytes;

        return $bytes !== false && $bytes !== '';
    }

    /** Sends bytes. What comes meanwhile is kept, since a server may wait for it to be read. */
    public function send(#[\SensitiveParameter] string $bytes, ?Deadline $deadline): bool
    {
        while ($bytes !== '' && !$this->isEnded) {
            $written = @fwrite($this->stream, $bytes);
            if ($written === false || $written === 0 && feof($this->stream)) {
                $this->isEnded = true;

                return false;
            }
            $bytes = substr($bytes, $written);
            if ($bytes !== '') {
                if ($deadline?->isOver()) {
                    return false;
                }
                $this->wait(true, $deadline);
                $this->readAvailable();
            }
        }

        return $bytes === '';
    }

    /** Waits until something can be read, or also written. */
    private function wait(bool $forWriting, ?Deadline $deadline): void
    {
        $read = [$this->stream];
        $write = $forWriting ? [$this->stream] : null;
        $except = null;
        $left = $deadline?->left();
        // A signal interrupts a wait with a warning, which is not a failure.
        @stream_select(
            $read,
            $write,
            $except,
            $left === null ? null : (int) $left,
            $left === null ? null : (int) (fmod($left, 1) * 1e6),
        );
    }

    public function close(): void
    {
        $this->isEnded = true;
        if (is_resource($this->stream)) {
            fclose($this->stream);
        }
    }

    public function __destruct()
    {
        $this->close();
    }
}
