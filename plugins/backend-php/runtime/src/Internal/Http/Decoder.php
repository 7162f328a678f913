<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Omit;
use Sdk\Core\UnknownVariant;
use Sdk\Exceptions\DecodeException;
use Sdk\Internal\Json\InvalidJson;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Mismatch;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Rpc\JsonRpc;

/**
 * Reads the bodies of successes.
 *
 * @internal
 */
final class Decoder
{
    /** The type of what comes with a status that the API does not declare. */
    private const UNDECLARED = 'undeclared';

    /**
     * The result of a call; null if there is none.
     *
     * @throws DecodeException The body is not of the type, or there is none where the API declares one.
     */
    public static function read(Reply $reply, mixed $type): mixed
    {
        $operation = $reply->operation();
        $declared = $operation['response'] ?? null;
        $isIgnored = isset($operation['rpc']['method'])
            ? $operation['rpc']['notification'] ?? false
            : $declared === null;
        $result = self::resultOf($reply, $type, $isIgnored);
        $mayBeNull = $isIgnored || ($declared['empty'] ?? false) || self::takesNull($type, $reply->status);
        if ($result === null && !$mayBeNull) {
            // The method has a type, which a program relies on.
            throw $reply->decodeFailure('has no value', null);
        }

        return $result;
    }

    private static function resultOf(Reply $reply, mixed $type, bool $isIgnored): mixed
    {
        $operation = $reply->operation();
        $declared = $operation['response'] ?? null;
        if ($isIgnored || $reply->status === 204 || $reply->status === 205) {
            $reply->passOver();
            $empty = $declared['emptyBody'] ?? null;

            return $empty === null ? null : self::decode($reply, $type, $empty);
        }
        $text = $reply->textOf($reply->bytes());
        if (($declared['kind'] ?? '') === 'text') {
            return $text;
        }
        $trimmed = trim($text, " \t\r\n");
        if ($trimmed === '' || $trimmed === 'null') {
            $mayBeEmpty = ($declared['empty'] ?? false) || $operation['method'] === 'HEAD';
            if (isset($declared['emptyBody'])) {
                $text = $declared['emptyBody'];
            } elseif ($text === '' && $mayBeEmpty) {
                return null;
            }
        }

        return self::decode($reply, $type, $text);
    }

    /** @throws DecodeException The text is not JSON of the type. */
    public static function decode(
        Reply $reply,
        mixed $type,
        #[\SensitiveParameter]
        string $text,
        ?int $line = null,
    ): mixed {
        try {
            $json = self::part($reply, Json::parse($text));

            return $json === Omit::Value ? null : self::readAs(self::typeFor($type, $reply->status), $json);
        } catch (InvalidJson) {
            $problem = $text === '' ? 'has no body' : 'is not the JSON that the API declares';
            throw $reply->decodeFailure($problem, $text, null, $line);
        } catch (Mismatch $error) {
            throw $reply->decodeFailure($error->getMessage(), $text, $error->path, $line);
        }
    }

    /** The part of the body that the method returns. */
    private static function part(Reply $reply, mixed $json): mixed
    {
        $operation = $reply->operation();
        if (isset($operation['rpc']['method']) && $reply->prepared->call->messages === null) {
            $json = JsonRpc::resultOf($reply, $operation['rpc'], $reply->prepared->call->id, $json);
        }

        return Json::at($json, $operation['response']['returns'] ?? []);
    }

    /** A value of a type; one of a status that the API does not declare as it came. */
    private static function readAs(mixed $type, mixed $json): mixed
    {
        return $type === self::UNDECLARED && $json !== null
            ? new UnknownVariant(null, Types::readWhole('any', $json))
            : Types::readWhole($type === self::UNDECLARED ? 'any' : $type, $json);
    }

    private static function takesNull(mixed $type, int $status): bool
    {
        $read = self::typeFor($type, $status);

        return $read !== self::UNDECLARED && Types::takesNull($read);
    }

    /** The type of the result, where the status decides. */
    private static function typeFor(mixed $type, int $status): mixed
    {
        if (!is_array($type) || $type[0] !== 'status') {
            return $type;
        }

        $byStatus = $type[1];
        $range = intdiv($status, 100) . 'XX';

        return $byStatus[(string) $status] ?? $byStatus[$range] ?? $byStatus['default'] ?? self::UNDECLARED;
    }
}
