<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\BrandException;
use Sdk\Internal\Downloads\FileNames;
use Sdk\Internal\Http\Reply;

/** A file that is downloaded, piece by piece as it is read. Its connection is open until then, or until it is closed. */
final class BinaryResponse
{
    public readonly int $statusCode;
    /** @var array<string, list<string>> Headers by name in lower case. */
    public readonly array $headers;
    public readonly ?string $requestId;
    private bool $isTaken = false;

    /** @internal */
    public function __construct(
        private readonly Reply $reply,
    ) {
        $this->statusCode = $reply->status;
        $this->headers = $reply->headers();
        $this->requestId = $reply->requestId;
    }

    public function contentType(): ?string
    {
        return $this->reply->header('content-type');
    }

    /** The name that the server gives the file, without folders. */
    public function filename(): ?string
    {
        return FileNames::of($this->reply->header('content-disposition'));
    }

    /**
     * The bytes piece by piece. Leaving the loop closes the connection.
     *
     * @return \Generator<int, string>
     * @throws \LogicException The file was read before.
     * @throws BrandException The connection was lost.
     */
    public function pieces(): \Generator
    {
        if ($this->isTaken) {
            throw new \LogicException('The file was read before');
        }
        $this->isTaken = true;
        try {
            while (($piece = $this->reply->readNext()) !== '') {
                yield $piece;
            }
        } finally {
            $this->reply->close();
        }
    }

    /** The whole file. */
    public function contents(): string
    {
        return implode('', iterator_to_array($this->pieces(), false));
    }

    /**
     * Writes the file to a stream, which is left open.
     *
     * @param resource $stream
     * @throws \RuntimeException The stream takes no more.
     */
    public function copyTo($stream): void
    {
        foreach ($this->pieces() as $piece) {
            for ($rest = $piece; $rest !== ''; $rest = substr($rest, $written)) {
                $written = (int) fwrite($stream, $rest);
                if ($written === 0) {
                    throw new \RuntimeException('The stream takes no more bytes');
                }
            }
        }
    }

    /**
     * Saves the file. Until it is complete, it has another name.
     *
     * @throws \RuntimeException The file cannot be written.
     */
    public function saveTo(string $path): void
    {
        $partial = "$path.part";
        $stream = @fopen($partial, 'wb');
        if ($stream === false) {
            throw new \RuntimeException("The file cannot be written: $partial");
        }
        try {
            try {
                $this->copyTo($stream);
            } finally {
                fclose($stream);
            }
            if (!rename($partial, $path)) {
                throw new \RuntimeException("The file cannot be written: $path");
            }
        } catch (\Throwable $error) {
            @unlink($partial);
            throw $error;
        }
    }

    /** Closes the connection. */
    public function close(): void
    {
        $this->reply->close();
    }

    public function __destruct()
    {
        $this->reply->close();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['statusCode' => $this->statusCode, 'requestId' => $this->requestId];
    }
}
