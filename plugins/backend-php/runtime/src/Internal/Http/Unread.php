<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Deadline;
use Sdk\Core\HttpResponse;
use Sdk\Core\TransportException;

/**
 * Bodies that nobody wants. A short one is read, so that its connection can be used again.
 *
 * @internal
 */
final class Unread
{
    private const WORTH_READING = 64 * 1024;
    private const PATIENCE = 0.1;

    public static function passOver(HttpResponse $response): void
    {
        try {
            if ((int) $response->header('content-length') <= self::WORTH_READING) {
                $deadline = new Deadline(self::PATIENCE);
                for ($left = self::WORTH_READING; $left > 0 && ($part = $response->body->read($deadline)) !== '';) {
                    $left -= strlen($part);
                }
            }
        } catch (TransportException) {
            // The connection cannot be used again, which is all that this was for.
        } finally {
            $response->body->close();
        }
    }
}
