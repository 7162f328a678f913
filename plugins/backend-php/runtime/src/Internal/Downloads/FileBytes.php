<?php

declare(strict_types=1);

namespace Sdk\Internal\Downloads;

use Sdk\Core\RawResponse;
use Sdk\Core\RequestOptions;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Reply;

/**
 * Calls methods whose results are bytes in memory.
 *
 * @internal
 */
final class FileBytes
{
    /**
     * The whole file in memory.
     *
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public static function read(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        ?RequestOptions $options = null,
    ): string {
        return $core->perform(
            $core->call($operation, $arguments, $options),
            static fn(Reply $reply): string => $reply->bytes(),
        );
    }

    /**
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public static function readRaw(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        ?RequestOptions $options = null,
    ): RawResponse {
        return $core->perform(
            $core->call($operation, $arguments, $options),
            static fn(Reply $reply): RawResponse => $reply->raw($reply->bytes()),
        );
    }
}
