<?php

declare(strict_types=1);

namespace Sdk\Internal\Rpc;

use Sdk\Core\Omit;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\JsonRpcException;
use Sdk\Internal\Http\ApiFailure;
use Sdk\Internal\Http\Failures;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Misfit;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Requests\Arguments;

/**
 * Messages of JSON-RPC 2.0.
 *
 * @internal
 */
final class JsonRpc
{
    /**
     * The text of a call.
     *
     * @param array<string, mixed> $operation Descriptor of the method.
     * @param array<string, mixed> $further Further parameters by name.
     * @throws ConfigurationException The parameters cannot be sent.
     */
    public static function message(array $operation, int $id, Arguments $arguments, array $further): string
    {
        $rpc = $operation['rpc'];
        $message = ['jsonrpc' => '2.0'];
        if (!($rpc['notification'] ?? false)) {
            $message['id'] = $id;
        }
        $message['method'] = $rpc['method'];
        $params = self::params($operation, $arguments, $further);
        if ($params !== Omit::Value) {
            $message['params'] = $params;
        }

        return Json::write((object) $message);
    }

    /**
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $further
     */
    private static function params(array $operation, Arguments $arguments, array $further): mixed
    {
        $key = $operation['body']['key'] ?? null;
        if ($key === null) {
            $named = [];
            foreach ($arguments->keys() as $name) {
                $named[$name] = $arguments->json($name);
            }
        } else {
            $whole = $arguments->json($key);
            if (!$whole instanceof \stdClass) {
                self::checkNamed($further);

                return $whole;
            }
            $named = Json::membersOf($whole);
        }
        foreach ($further as $name => $value) {
            $named[$name] = Arguments::encode('any', $value);
        }

        return self::order($operation['rpc'], $named, $further);
    }

    /**
     * The parameters by position or by name.
     *
     * @param array<string, mixed> $rpc
     * @param array<string, mixed> $named
     * @param array<string, mixed> $further
     */
    private static function order(array $rpc, array $named, array $further): mixed
    {
        $positions = $rpc['positions'] ?? null;
        if ($positions === null) {
            return $named === [] ? Omit::Value : (object) $named;
        }
        while ($positions !== [] && !array_key_exists(end($positions), $named)) {
            array_pop($positions);
        }
        $hasGap = array_diff($positions, array_map(strval(...), array_keys($named))) !== [];
        if (($rpc['nameable'] ?? false) && ($hasGap || $further !== [])) {
            return (object) $named;
        }
        self::checkNamed($further);

        return array_map(static fn(string $name): mixed => $named[$name] ?? null, $positions);
    }

    /** @param array<string, mixed> $further */
    private static function checkNamed(array $further): void
    {
        if ($further !== []) {
            throw new ConfigurationException('bodyProperties need parameters that go by name');
        }
    }

    /**
     * The result that an answer holds.
     *
     * @param array<string, mixed> $rpc Descriptor of the procedure.
     * @throws JsonRpcException It holds an error.
     */
    public static function resultOf(Reply $reply, array $rpc, int $id, mixed $answer): mixed
    {
        $reported = self::errorIn($answer);
        $answered = Json::member($answer, 'id');
        // A server that could not read the id answers without one.
        $isAnonymous = $reported !== null && Json::isNothing($answered);
        if (!$isAnonymous && !self::isOf($answered, $id)) {
            throw $reply->decodeFailure('answers another call', Json::write($answer));
        }
        if ($reported !== null) {
            throw self::failed($reply, $rpc, $reported, Json::write($answer));
        }
        $result = Json::member($answer, 'result');

        return $result !== Omit::Value
            ? $result
            : throw $reply->decodeFailure('holds neither a result nor an error', Json::write($answer));
    }

    /** Whether an answer is that of a call. */
    public static function isOf(mixed $answered, int $id): bool
    {
        return !is_string($answered) && Types::read('int64', $answered) === $id;
    }

    /** The error that an answer holds; null if it holds none. */
    public static function errorIn(mixed $answer): ?\stdClass
    {
        $error = Json::member($answer, 'error');
        $code = Json::member($error, 'code');
        $isError =
            $error instanceof \stdClass
            && (is_int($code) || is_float($code))
            && Types::read('int64', $code) !== Misfit::Value
            && is_string(Json::member($error, 'message'));

        return $isError ? $error : null;
    }

    /** @param array<string, mixed> $rpc */
    public static function failed(Reply $reply, array $rpc, \stdClass $reported, string $text): JsonRpcException
    {
        $what = "{$rpc['method']} failed with " . Json::write(Json::member($reported, 'code'));

        return self::exception(Failures::describe($reply, $what, $text, $reported), $reported);
    }

    public static function exception(#[\SensitiveParameter] ApiFailure $failure, \stdClass $reported): JsonRpcException
    {
        $data = Json::member($reported, 'data');

        return new JsonRpcException(
            $failure->with($reported, $failure->status),
            Types::read('int64', Json::member($reported, 'code')),
            $data === Omit::Value ? null : $data,
        );
    }
}
