<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

use Sdk\Core\Omit;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Failures;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\InvalidJson;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Mismatch;
use Sdk\Internal\Json\Types;

/**
 * Reads the items of streams.
 *
 * @internal
 */
final class Items
{
    /** Space of JSON: `trim()` alone would take characters that a server has to escape. */
    public const SPACE = " \t\r\n";

    /**
     * What ends a stream; null if nothing does. Many servers send the usual word without declaring it.
     *
     * @param array<string, mixed> $declared Descriptor of the response.
     */
    public static function terminator(array $declared): ?string
    {
        return $declared['terminator'] ?? ($declared['text'] ?? false ? null : '[DONE]');
    }

    public static function read(Reply $reply, mixed $type, string $text, ?int $line = null): mixed
    {
        $declared = $reply->operation()['response'];
        try {
            $json = Json::parse($text);
        } catch (InvalidJson) {
            throw $reply->decodeFailure('is not the JSON that the API declares', $text, null, $line);
        }
        if ($declared['transcoded'] ?? false) {
            $json = self::result($json);
        }
        if (!($declared['errorItems'] ?? false) && self::isSet(Json::member($json, 'error'))) {
            throw self::reported($reply, $text);
        }
        try {
            return Types::readWhole($type, $json);
        } catch (Mismatch $error) {
            throw $reply->decodeFailure($error->getMessage(), $text, $error->path, $line);
        }
    }

    /** The object that is the `result` of another, and nothing else. */
    private static function result(mixed $json): mixed
    {
        $result = Json::member($json, 'result');

        return $result instanceof \stdClass && count(Json::membersOf($json)) === 1 ? $result : $json;
    }

    private static function isSet(mixed $error): bool
    {
        return !in_array($error, [Omit::Value, null, false, '', 0, 0.0, -0.0], true);
    }

    /** The error that a server reports in a stream. */
    public static function reported(Reply $reply, string $text): StreamException
    {
        $json = Json::tryParse($text);
        $problem = 'the server reported an error in the stream' . self::said($reply, $text, $json);

        return new StreamException($reply->called->failed($problem), $json === Omit::Value ? null : $json, $text);
    }

    public static function said(Reply $reply, string $text, mixed $json): string
    {
        $said = Failures::said($reply, $text, $json);

        return $said === '' ? '' : ": $said";
    }
}
