<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

use Sdk\Core\Deadline;
use Sdk\Internal\Json\Text;

/**
 * A connection that messages go over.
 *
 * @internal
 */
final class SocketConnection
{
    /** Seconds that the other side has to confirm the end. */
    private const PATIENCE = 5.0;

    public ?Closed $closed = null;
    private bool $hasSentClose = false;
    private string $message = '';
    private ?int $kind = null;

    /** @param int $limit The largest message; 0: no limit. */
    public function __construct(
        private readonly SocketStream $stream,
        private readonly int $limit,
    ) {}

    /** The next message; null once the connection is closed. */
    public function receive(?Deadline $deadline = null): ?SocketMessage
    {
        while ($this->closed === null) {
            try {
                $frame = Frame::take($this->stream->received, $this->limit);
                if ($frame !== null) {
                    $message = $this->accept($frame);
                    if ($message !== null) {
                        return $message;
                    }
                } elseif (!$this->stream->receive($deadline)) {
                    if (!$this->stream->isEnded()) {
                        return null;
                    }
                    $this->end(new Closed(Closed::LOST));
                }
            } catch (BrokenFrame $broken) {
                $this->sendClose($broken->closeCode, '');
                $this->end(new Closed($broken->closeCode, '', true));
            }
        }

        return null;
    }

    private function accept(Frame $frame): ?SocketMessage
    {
        switch ($frame->kind) {
            case Frame::PING:
                $this->stream->send(Frame::encode(Frame::PONG, $frame->content), new Deadline(self::PATIENCE));

                return null;
            case Frame::PONG:
                return null;
            case Frame::CLOSE:
                $this->acceptClose($frame->content);

                return null;
            case Frame::TEXT:
            case Frame::BINARY:
            case Frame::CONTINUATION:
                return $this->acceptPart($frame);
            default:
                throw new BrokenFrame(Closed::PROTOCOL_ERROR);
        }
    }

    private function acceptPart(Frame $frame): ?SocketMessage
    {
        if (($frame->kind === Frame::CONTINUATION) === ($this->kind === null)) {
            throw new BrokenFrame(Closed::PROTOCOL_ERROR);
        }
        $this->kind ??= $frame->kind;
        $this->message .= $frame->content;
        if ($this->limit > 0 && strlen($this->message) > $this->limit) {
            throw new BrokenFrame(Closed::TOO_LARGE);
        }
        if (!$frame->isLast) {
            return null;
        }
        $message = new SocketMessage($this->message, $this->kind === Frame::TEXT);
        [$this->message, $this->kind] = ['', null];

        return !$message->isText || Text::isValid($message->bytes) ? $message : throw new BrokenFrame(Closed::NOT_UTF8);
    }

    private function acceptClose(string $content): void
    {
        if (strlen($content) === 1) {
            throw new BrokenFrame(Closed::PROTOCOL_ERROR);
        }
        $code = $content === '' ? Closed::NO_CODE : (int) ((array) unpack('n', $content))[1];
        $this->sendClose($code === Closed::NO_CODE ? Closed::NORMAL : $code, '');
        $this->end(new Closed($code, Text::valid(substr($content, 2))));
    }

    /** Sends a message; false if the connection is closed. */
    public function send(string $message, bool $isText): bool
    {
        if ($this->closed !== null) {
            return false;
        }
        if ($this->stream->send(Frame::encode($isText ? Frame::TEXT : Frame::BINARY, $message), null)) {
            return true;
        }
        // The server may have said why before the connection broke.
        while ($this->closed === null && $this->receive(new Deadline(self::PATIENCE)) !== null) {
            continue;
        }
        $this->end(new Closed(Closed::LOST));

        return false;
    }

    public function close(int $code, string $reason): void
    {
        if ($this->closed !== null) {
            return;
        }
        $this->sendClose($code, $reason);
        $deadline = new Deadline(self::PATIENCE);
        while ($this->closed === null && $this->receive($deadline) !== null) {
            continue;
        }
        $this->closed = new Closed($code, $reason);
        $this->stream->close();
    }

    private function sendClose(int $code, string $reason): void
    {
        if (!$this->hasSentClose) {
            $this->hasSentClose = true;
            $this->stream->send(
                Frame::encode(Frame::CLOSE, pack('n', $code) . substr($reason, 0, 123)),
                new Deadline(self::PATIENCE),
            );
        }
    }

    private function end(Closed $closed): void
    {
        $this->closed ??= $closed;
        $this->stream->close();
    }
}
