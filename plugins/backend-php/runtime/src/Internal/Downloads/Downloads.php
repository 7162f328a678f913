<?php

declare(strict_types=1);

namespace Sdk\Internal\Downloads;

use Sdk\Core\BinaryResponse;
use Sdk\Core\RawResponse;
use Sdk\Core\RequestOptions;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Reply;

/**
 * Calls methods that give files.
 *
 * @internal
 */
final class Downloads
{
    /**
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public static function open(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        ?RequestOptions $options = null,
    ): BinaryResponse {
        return $core->perform($core->call($operation, $arguments, $options), self::keep(...));
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
        ?RequestOptions $options = null,
    ): RawResponse {
        return $core->perform(
            $core->call($operation, $arguments, $options),
            static fn(Reply $reply): RawResponse => $reply->raw(self::keep($reply)),
        );
    }

    private static function keep(Reply $reply): BinaryResponse
    {
        $reply->isKeptOpen = true;

        return new BinaryResponse($reply);
    }
}
