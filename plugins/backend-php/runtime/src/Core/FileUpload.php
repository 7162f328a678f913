<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ConfigurationException;

/** A file to upload. */
final class FileUpload
{
    private bool $isTaken = false;

    /** @param \Closure(): resource $open */
    private function __construct(
        private readonly \Closure $open,
        private readonly ?int $length,
        private readonly bool $isReplayable,
        private readonly bool $isOwn,
        public readonly ?string $filename,
        public readonly ?string $contentType,
    ) {}

    /**
     * A file on this machine. It is read when the request is sent, piece by piece.
     *
     * @param ?string $filename Name that is sent; null: that of the file.
     * @param ?string $contentType Content type; null: that of the API.
     * @throws ConfigurationException There is no such file.
     */
    public static function fromPath(string $path, ?string $filename = null, ?string $contentType = null): self
    {
        if (!is_file($path) || !is_readable($path)) {
            throw new ConfigurationException("The file cannot be read: $path");
        }
        $open = static fn() => fopen($path, 'rb') ?: throw new \RuntimeException("The file cannot be read: $path");

        return new self($open, filesize($path) ?: null, true, true, $filename ?? basename($path), $contentType);
    }

    /** A file in memory. */
    public static function fromString(string $bytes, ?string $filename = null, ?string $contentType = null): self
    {
        $open = static function () use ($bytes) {
            $stream = fopen('php://temp', 'r+b') ?: throw new \RuntimeException('There is no temporary file');
            fwrite($stream, $bytes);
            rewind($stream);

            return $stream;
        };

        return new self($open, strlen($bytes), true, true, $filename, $contentType);
    }

    /**
     * A stream, from where it is. One that cannot be rewound is sent at most once, so its request is not repeated. The stream is
     * left open.
     *
     * @param resource $stream
     * @throws ConfigurationException It is not a stream.
     */
    public static function fromStream($stream, ?string $filename = null, ?string $contentType = null): self
    {
        if (!is_resource($stream) || get_resource_type($stream) !== 'stream') {
            throw new ConfigurationException('The file must be a stream');
        }
        $canSeek = stream_get_meta_data($stream)['seekable'];
        $start = $canSeek ? (int) ftell($stream) : 0;
        $size = $canSeek ? fstat($stream)['size'] ?? null : null;
        $open = static function () use ($stream, $canSeek, $start) {
            if ($canSeek) {
                fseek($stream, $start);
            }

            return $stream;
        };

        return new self(
            $open,
            $size === null ? null : max(0, $size - $start),
            $canSeek,
            false,
            $filename,
            $contentType,
        );
    }

    /** Number of bytes; null if it is unknown. */
    public function length(): ?int
    {
        return $this->length;
    }

    /** @internal */
    public function isReplayable(): bool
    {
        return $this->isReplayable;
    }

    /**
     * @return \Generator<int, string>
     * @internal
     */
    public function pieces(int $size): \Generator
    {
        if ($this->isTaken && !$this->isReplayable) {
            throw new \RuntimeException('The stream was read before');
        }
        $this->isTaken = true;
        $stream = ($this->open)();
        try {
            while (!feof($stream)) {
                $piece = fread($stream, max(1, $size));
                if ($piece === false) {
                    throw new \RuntimeException('The file cannot be read');
                }
                if ($piece !== '') {
                    yield $piece;
                }
            }
        } finally {
            if ($this->isOwn) {
                fclose($stream);
            }
        }
    }
}
