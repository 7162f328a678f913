<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

use Sdk\Exceptions\ApiException;
use Sdk\Exceptions\BrandException;
use Sdk\Exceptions\ConnectionException;
use Sdk\Exceptions\DecodeException;
use Sdk\Exceptions\OAuthTokenException;
use Sdk\Exceptions\StreamException;

/** Errors as vectors describe them. */
final class Errors
{
    /** @return array<string, mixed> */
    public static function describe(\Throwable $error): array
    {
        $name = substr($error::class, (int) strrpos($error::class, '\\') + 1);
        $message = $error->getMessage();
        $fields = [
            'kind' => str_replace('Exception', 'Error', $name),
            'message' => preg_match('/^[A-Z][a-z ]/', $message) === 1 ? lcfirst($message) : $message,
        ];

        return $fields
        + match (true) {
            $error instanceof ApiException => [
                'status' => $error->statusCode,
                'method' => $error->method,
                'url' => $error->url,
                'requestId' => $error->requestId,
                'attempts' => $error->attempts,
                'retryAfter' => $error->retryAfter,
                'rawBody' => $error->rawBody,
            ],
            $error instanceof ConnectionException => ['attempts' => $error->attempts],
            $error instanceof DecodeException => [
                'status' => $error->statusCode,
                'rawBody' => $error->rawBody,
                'path' => $error->path,
                'line' => $error->lineOfBody,
            ],
            $error instanceof StreamException => ['data' => $error->body ?? $error->text],
            $error instanceof OAuthTokenException => ['status' => $error->statusCode],
            $error instanceof BrandException => [],
            // No call ends with it, so whoever reads the deviation needs to know where it is from.
            default => ['trace' => (string) $error],
        };
    }
}
