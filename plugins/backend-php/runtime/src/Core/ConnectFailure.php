<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Exceptions\ApiException;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Types;

/** Code, message and details of an error of the Connect protocol. */
final class ConnectFailure
{
    /**
     * @param string $code Code of the error, such as `not_found`.
     * @param ?string $message What the server says.
     * @param list<\stdClass> $details Details as they were sent, with `type`, `value` and perhaps `debug`.
     */
    private function __construct(
        public readonly string $code,
        public readonly ?string $message,
        public readonly array $details,
    ) {}

    /** Code, message and details of an error; null if it is not an error of the Connect protocol. */
    public static function of(ApiException $error): ?self
    {
        [$code, $message, $details] = array_map(static fn(string $name): mixed => Json::member(
            $error->body,
            $name,
        ), ['code', 'message', 'details']);
        $isObject = static fn(mixed $one): bool => $one instanceof \stdClass;

        $objects = is_array($details) ? array_values(array_filter($details, $isObject)) : [];

        return is_string($code) ? new self($code, is_string($message) ? $message : null, $objects) : null;
    }
}
