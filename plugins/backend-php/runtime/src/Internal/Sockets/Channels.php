<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

use Sdk\Core\Channel;
use Sdk\Core\ChannelOptions;
use Sdk\Core\Deadline;
use Sdk\Core\RequestOptions;
use Sdk\Core\TransportException;
use Sdk\Exceptions\ConnectionException;
use Sdk\Exceptions\TimeoutException;
use Sdk\Internal\Auth\Authenticator;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\Called;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Prepared;
use Sdk\Internal\Http\Requests;
use Sdk\Internal\Http\Urls;

/**
 * Opens channels.
 *
 * @internal
 */
final class Channels
{
    private const USUAL_LIMIT = 32 * 1024 * 1024;

    /**
     * @template T of Channel
     * @param array<string, mixed> $operation Descriptor of the channel.
     * @param array<string, mixed> $arguments
     * @param class-string<T> $channel
     * @param mixed $receives Type of the messages of the server.
     * @return T
     */
    public static function open(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        string $channel,
        mixed $receives,
        ?ChannelOptions $channelOptions = null,
        ?RequestOptions $options = null,
    ): Channel {
        $options ??= new RequestOptions();
        $limit = $core->config->limitOf($options) ?? self::USUAL_LIMIT;
        $call = $core->call($operation, $arguments, $options);
        $dial = static fn(): SocketConnection => self::dial($core, $call, $limit);
        $link = new ChannelLink($dial, $channelOptions ?? new ChannelOptions(), $limit, $core->config->backoff);

        return new $channel($link, $receives);
    }

    private static function dial(ClientCore $core, Call $call, int $limit): SocketConnection
    {
        $prepared = new Prepared($core->config, $call);
        $applied = (new Authenticator($core->config, $prepared))->apply();
        $request = Requests::create($prepared, $applied);
        $called = new Called($request->method, $prepared->url, $call->secrets->with($applied->secrets));
        $prepared->log?->log('info', 'connect', ['method' => $request->method, 'url' => Urls::masked($request->url)]);
        try {
            $stream = Handshake::open($request, new Deadline($prepared->timeout), $core->config->connectTimeout());

            return new SocketConnection($stream, $limit);
        } catch (TransportException $error) {
            $phase = $error->neverSent ? 'connect' : 'response';
            $class = $error->isTimeout ? TimeoutException::class : ConnectionException::class;
            throw new $class(
                $called->failed("the connection could not be opened: {$error->getMessage()}"),
                $phase,
                $error,
            );
        }
    }
}
