<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

use Sdk\Core\ChannelOptions;
use Sdk\Exceptions\BrandException;
use Sdk\Exceptions\SocketClosedException;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Retry;

/**
 * The connection of a channel, which is replaced when it is lost, if the caller wants that.
 *
 * @internal
 */
final class ChannelLink
{
    private SocketConnection $current;
    private ?Closed $end = null;
    private bool $isClosing = false;
    private int $failures = 0;

    /**
     * @param \Closure(): SocketConnection $dial
     * @param \Closure(int, ?float): float $backoff
     */
    public function __construct(
        private readonly \Closure $dial,
        private readonly ChannelOptions $options,
        private readonly int $limit,
        private readonly \Closure $backoff,
    ) {
        $this->current = $dial();
    }

    public function closeCode(): ?int
    {
        return $this->end?->code;
    }

    /** The next message; null after the usual end. */
    public function receive(): ?SocketMessage
    {
        while (!$this->isClosing) {
            $message = $this->current->receive();
            if ($message !== null) {
                $this->failures = 0;

                return $message;
            }
            if (!$this->replace($this->current->closed ?? new Closed(Closed::LOST))) {
                return null;
            }
        }

        return null;
    }

    /** @throws SocketClosedException The channel is closed. */
    public function send(string $message, bool $isText): void
    {
        while (!$this->current->send($message, $isText)) {
            $closed = $this->current->closed ?? new Closed(Closed::LOST);
            if (!$this->replace($closed)) {
                throw new SocketClosedException($closed->code, $closed->reason);
            }
        }
    }

    /** Whether there is another connection in place of one that was closed. */
    private function replace(Closed $closed): bool
    {
        if (
            $closed->isOurs
            || !$closed->mayPass()
            || $this->isClosing
            || $this->failures >= $this->options->reconnects
        ) {
            $this->finish($closed);

            return false;
        }
        do {
            $this->failures++;
            Retry::sleep(($this->backoff)($this->failures, null));
        } while (!$this->dialAgain());
        ($this->options->onReconnect ?? static fn(): null => null)();

        return true;
    }

    private function dialAgain(): bool
    {
        try {
            $this->current = ($this->dial)();

            return true;
        } catch (BrandException $error) {
            if ($this->failures >= $this->options->reconnects) {
                throw $error;
            }

            return false;
        }
    }

    private function finish(Closed $closed): void
    {
        $this->end ??= $closed;
        if ($this->isClosing || $closed->isUsual()) {
            return;
        }
        throw $closed->isOurs && $closed->code === Closed::TOO_LARGE
            ? new StreamException("The connection was closed: an event of the stream is larger than $this->limit bytes")
            : new SocketClosedException($closed->code, $closed->reason);
    }

    public function close(int $code, string $reason): void
    {
        if (!$this->isClosing) {
            $this->isClosing = true;
            $this->end ??= new Closed($code, $reason);
            $this->current->close($code, $reason);
        }
    }
}
