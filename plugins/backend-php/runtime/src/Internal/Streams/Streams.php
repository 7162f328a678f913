<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\EventStream;
use Sdk\Core\RawResponse;
use Sdk\Core\RequestOptions;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Rpc\ConnectMessages;

/**
 * Opens streams.
 *
 * @internal
 */
final class Streams
{
    /** Content types that say nothing. */
    private const SAY_NOTHING = ['', 'text/plain', 'application/octet-stream'];

    /**
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     * @param mixed $type Type of the items.
     */
    public static function open(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        mixed $type,
        ?RequestOptions $options = null,
    ): EventStream {
        $call = $core->call($operation, $arguments, $options);

        return $core->perform($call, static fn(Reply $reply): EventStream => self::streamOf(
            $core,
            $call,
            $reply,
            $type,
        ));
    }

    /**
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public static function openRaw(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        mixed $type,
        ?RequestOptions $options = null,
    ): RawResponse {
        $call = $core->call($operation, $arguments, $options);

        return $core->perform($call, static fn(Reply $reply): RawResponse => $reply->raw(self::streamOf(
            $core,
            $call,
            $reply,
            $type,
        )));
    }

    private static function streamOf(ClientCore $core, Call $call, Reply $reply, mixed $type): EventStream
    {
        self::keepOpen($reply);
        $isResumable = $reply->operation()['response']['resumable'] ?? false;

        return new EventStream(
            $isResumable
                ? new ResumingSource($core, $call, $reply, $type)
                : new ReplySource($reply, self::framesOf($reply, $type)),
        );
    }

    private static function framesOf(Reply $reply, mixed $type): Frames
    {
        $operation = $reply->operation();

        return match (true) {
            isset($operation['rpc']) => new ConnectMessages($reply, $type),
            $operation['response']['kind'] === 'jsonl' => new LineFrames($reply, $type),
            default => new EventFrames($reply, $type),
        };
    }

    /** Leaves the connection of a response open, if it is a stream at all. */
    public static function keepOpen(Reply $reply): Reply
    {
        $type = $reply->mediaType();
        $operation = $reply->operation();
        $declared = $operation['response'] ?? [];
        [$name, $isOfType] = match (true) {
            isset($operation['rpc']) => ['a stream of messages', str_starts_with($type, 'application/connect')],
            ($declared['kind'] ?? '') === 'jsonl' => ['a stream of JSON lines', str_contains($type, 'json')],
            default => ['a stream of events', $type === 'text/event-stream'],
        };
        if ($isOfType || $type === strtolower($declared['accept'] ?? '') || in_array($type, self::SAY_NOTHING, true)) {
            $reply->isKeptOpen = true;

            return $reply;
        }
        $text = $reply->start();
        throw $reply->decodeFailure("is $type, not $name" . Items::said($reply, $text, $reply->jsonIn($text)), $text);
    }
}
