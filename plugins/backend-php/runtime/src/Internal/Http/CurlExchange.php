<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\RequestBody;

/**
 * What curl gives and takes while it sends a request. It does not know its transfer, so that one which nobody wants any more is
 * closed at once.
 *
 * @internal
 */
final class CurlExchange
{
    /** What a callback returns to be called again later. */
    private const PAUSE = 0x10000001;

    /** How much of a body waits for its reader. */
    private const MOST_WAITING = 1024 * 1024;

    /** @var list<array{string, string}> */
    public array $headers = [];
    public int $status = 0;
    public bool $hasHeaders = false;
    public bool $isPaused = false;
    public ?\Throwable $failure = null;
    private string $waiting = '';
    /** @var ?\Generator<int, string> Pieces of the body of the request. */
    private readonly ?\Generator $pieces;
    private string $unsent = '';

    public function __construct(?RequestBody $body)
    {
        $this->pieces = $body?->pieces();
    }

    /** Callback: the next bytes of the request. */
    public function give(\CurlHandle $handle, mixed $file, int $size): string
    {
        try {
            while ($this->unsent === '' && $this->pieces?->valid()) {
                $this->unsent = $this->pieces->current();
                $this->pieces->next();
            }
        } catch (\Throwable $error) {
            // It cannot pass through curl.
            $this->failure = $error;

            return '';
        }
        $part = substr($this->unsent, 0, $size);
        $this->unsent = substr($this->unsent, $size);

        return $part;
    }

    /** Callback: a line of the head of a response. */
    public function takeHeader(\CurlHandle $handle, string $line): int
    {
        $text = rtrim($line, "\r\n");
        if (!$this->hasHeaders) {
            if (str_starts_with($line, 'HTTP/')) {
                $this->headers = [];
            } elseif ($text !== '') {
                $colon = strpos($text, ':');
                $this->headers[] = $colon === false
                    ? [trim($text), '']
                    : [trim(substr($text, 0, $colon)), trim(substr($text, $colon + 1), " \t")];
            } else {
                // Informational responses come before the one that counts.
                $this->status = (int) curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
                $this->hasHeaders = $this->status >= 200;
            }
        }

        return strlen($line);
    }

    /** Callback: the next bytes of the response. */
    public function takeBody(\CurlHandle $handle, string $bytes): int
    {
        if (strlen($this->waiting) > self::MOST_WAITING) {
            $this->isPaused = true;

            return self::PAUSE;
        }
        $this->waiting .= $bytes;

        return strlen($bytes);
    }

    public function hasBody(): bool
    {
        return $this->waiting !== '';
    }

    /** The bytes that have arrived. */
    public function body(): string
    {
        $bytes = $this->waiting;
        $this->waiting = '';

        return $bytes;
    }
}
