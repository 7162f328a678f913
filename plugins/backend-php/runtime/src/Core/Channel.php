<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\SocketClosedException;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Misfit;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Requests\Arguments;
use Sdk\Internal\Sockets\ChannelLink;

/**
 * An open channel. Pings of the server are answered while messages are received or sent.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
abstract class Channel implements \IteratorAggregate
{
    /**
     * @param mixed $receives Type of the messages of the server.
     * @internal
     */
    final public function __construct(
        private readonly ChannelLink $link,
        private readonly mixed $receives,
    ) {}

    /**
     * The messages of the server until the channel is closed.
     *
     * @return \Generator<int, T>
     * @throws SocketClosedException The connection was closed, and not in the usual way.
     */
    public function getIterator(): \Generator
    {
        while (($message = $this->link->receive()) !== null) {
            yield $this->read($message->json());
        }
    }

    private function read(mixed $json): mixed
    {
        $value = Types::read($this->receives, $json);

        return $value !== Misfit::Value
            ? $value
            : throw new StreamException('A message of the channel has another type', $json);
    }

    /** @internal */
    protected function deliver(mixed $type, mixed $message): void
    {
        if ($type === 'bytes' && is_string($message)) {
            $this->link->send($message, false);
        } else {
            $this->link->send(Json::write(Arguments::encode($type, $message)), true);
        }
    }

    /** Code with which the channel was closed; null while it is open. */
    public function closeCode(): ?int
    {
        return $this->link->closeCode();
    }

    /**
     * Closes the channel.
     *
     * @param int $code Code of RFC 6455.
     * @throws ConfigurationException The code is not for programs.
     */
    public function close(int $code = 1000, string $reason = ''): void
    {
        if ($code !== 1000 && ($code < 3000 || $code > 4999)) {
            throw new ConfigurationException('The code must be 1000, or one of 3000 to 4999');
        }
        $this->link->close($code, $reason);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['closeCode' => $this->closeCode()];
    }
}
