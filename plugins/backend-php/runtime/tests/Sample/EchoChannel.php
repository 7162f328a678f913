<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Channel;

/**
 * A channel as a backend emits it.
 *
 * @extends Channel<mixed>
 */
final class EchoChannel extends Channel
{
    public function send(mixed $message): void
    {
        $this->deliver('any', $message);
    }

    public function sendBytes(string $bytes): void
    {
        $this->deliver('bytes', $bytes);
    }
}
