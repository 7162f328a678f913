<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Psr\Http\Message\StreamInterface;
use Sdk\Core\Deadline;
use Sdk\Core\ResponseBody;
use Sdk\Core\TransportException;

/**
 * The body of a response of PSR-7.
 *
 * @internal
 */
final class Psr7Body implements ResponseBody
{
    private const CHUNK = 16384;

    public function __construct(
        private readonly StreamInterface $stream,
    ) {}

    public function read(Deadline $deadline): string
    {
        try {
            while (!$this->stream->eof()) {
                $bytes = $this->stream->read(self::CHUNK);
                if ($bytes !== '') {
                    return $bytes;
                }
                if ($deadline->isOver()) {
                    throw new TransportException('the time is over', false, true);
                }
            }

            return '';
        } catch (\RuntimeException $error) {
            throw $error instanceof TransportException
                ? $error
                : new TransportException('the body cannot be read', previous: $error);
        }
    }

    public function close(): void
    {
        $this->stream->close();
    }
}
