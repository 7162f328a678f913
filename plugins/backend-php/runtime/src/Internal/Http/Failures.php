<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Omit;
use Sdk\Exceptions\ApiException;
use Sdk\Exceptions\BadRequestException;
use Sdk\Exceptions\ConflictException;
use Sdk\Exceptions\ForbiddenException;
use Sdk\Exceptions\InternalServerException;
use Sdk\Exceptions\NotFoundException;
use Sdk\Exceptions\TooManyRequestsException;
use Sdk\Exceptions\UnauthorizedException;
use Sdk\Exceptions\UnprocessableEntityException;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Rpc\JsonRpc;

/**
 * Makes errors of responses.
 *
 * @internal
 */
final class Failures
{
    private const MOST_SAID = 500;
    private const MOST_SHOWN = 4000;
    private const USUAL_MESSAGES = [['message'], ['error', 'message'], ['error'], ['detail'], ['title']];

    private const BY_STATUS = [
        400 => BadRequestException::class,
        401 => UnauthorizedException::class,
        403 => ForbiddenException::class,
        404 => NotFoundException::class,
        409 => ConflictException::class,
        422 => UnprocessableEntityException::class,
        429 => TooManyRequestsException::class,
    ];

    private const REASONS = [
        400 => 'Bad Request',
        401 => 'Unauthorized',
        402 => 'Payment Required',
        403 => 'Forbidden',
        404 => 'Not Found',
        405 => 'Method Not Allowed',
        406 => 'Not Acceptable',
        407 => 'Proxy Authentication Required',
        408 => 'Request Timeout',
        409 => 'Conflict',
        410 => 'Gone',
        411 => 'Length Required',
        412 => 'Precondition Failed',
        413 => 'Content Too Large',
        414 => 'URI Too Long',
        415 => 'Unsupported Media Type',
        416 => 'Range Not Satisfiable',
        417 => 'Expectation Failed',
        421 => 'Misdirected Request',
        422 => 'Unprocessable Content',
        423 => 'Locked',
        424 => 'Failed Dependency',
        425 => 'Too Early',
        426 => 'Upgrade Required',
        428 => 'Precondition Required',
        429 => 'Too Many Requests',
        431 => 'Request Header Fields Too Large',
        451 => 'Unavailable For Legal Reasons',
        500 => 'Internal Server Error',
        501 => 'Not Implemented',
        502 => 'Bad Gateway',
        503 => 'Service Unavailable',
        504 => 'Gateway Timeout',
        505 => 'HTTP Version Not Supported',
        300 => 'Multiple Choices',
        301 => 'Moved Permanently',
        302 => 'Found',
        303 => 'See Other',
        304 => 'Not Modified',
        307 => 'Temporary Redirect',
        308 => 'Permanent Redirect',
    ];

    public static function read(Reply $reply): ApiException
    {
        $text = $reply->start();
        $what = "{$reply->called->method} " . Urls::pathOf($reply->url) . " failed with $reply->status";
        $failure = self::describe($reply, $what, $text, $reply->jsonIn($text));
        if (isset($reply->operation()['rpc']['method'])) {
            $reported = JsonRpc::errorIn($failure->json);
            if ($reported !== null) {
                return JsonRpc::exception($failure, $reported);
            }
        }

        return self::declared($reply->operation()['errors'] ?? [], $failure) ?? self::byStatus($failure);
    }

    /** What an error tells; `$what` is the start of its text. */
    public static function describe(Reply $reply, string $what, string $text, mixed $json): ApiFailure
    {
        $secrets = $reply->called->secrets;
        $why = self::said($reply, $text, $json);
        $why = $why === '' ? self::REASONS[$reply->status] ?? '' : $why;
        $id = $reply->requestId === null ? '' : " (request id: $reply->requestId)";

        return new ApiFailure(
            $secrets->mask($what . ($why === '' ? '' : ": $why") . $id),
            $reply->status,
            $reply->headers(),
            $json,
            $text,
            $secrets->show($text, self::MOST_SHOWN),
            $reply->requestId,
            $reply->called->method,
            $secrets->mask($reply->url),
            $reply->attempt,
            $reply->askedWait(),
        );
    }

    /** @param list<array{status?: int, class?: int, error: class-string<ApiException>}> $errors */
    private static function declared(array $errors, #[\SensitiveParameter] ApiFailure $failure): ?ApiException
    {
        $chosen = null;
        foreach ($errors as $error) {
            if (($error['status'] ?? null) === $failure->status) {
                return new $error['error']($failure);
            }
            if (!isset($error['status']) && ($error['class'] ?? null) === intdiv($failure->status, 100)) {
                $chosen = $error['error'];
            } elseif (!isset($error['status']) && !isset($error['class'])) {
                $chosen ??= $error['error'];
            }
        }

        return $chosen === null ? null : new $chosen($failure);
    }

    public static function byStatus(#[\SensitiveParameter] ApiFailure $failure): ApiException
    {
        $usual = $failure->status >= 500 ? InternalServerException::class : ApiException::class;
        $class = self::BY_STATUS[$failure->status] ?? $usual;

        return new $class($failure);
    }

    /** What a server says about an error, in one line. */
    public static function said(Reply $reply, string $text, mixed $json): string
    {
        $said = $json === Omit::Value ? $text : self::messageIn($reply, $json);

        return $reply->called->secrets->show($said, self::MOST_SAID);
    }

    private static function messageIn(Reply $reply, mixed $json): string
    {
        if (is_string($json)) {
            return $json;
        }
        foreach ([$reply->config->spec['errorMessage'] ?? [], ...self::USUAL_MESSAGES] as $path) {
            $message = $path === [] ? null : Json::at($json, $path);
            if (is_string($message) && $message !== '') {
                return $message;
            }
        }
        $compact = $json === null ? '' : Json::write($json);

        return strlen($compact) > strlen('{}') ? $compact : '';
    }
}
