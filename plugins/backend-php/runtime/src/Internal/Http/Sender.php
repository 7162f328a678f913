<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Core\TransportException;
use Sdk\Exceptions\ConnectionException;
use Sdk\Exceptions\TimeoutException;

/**
 * Sends the request of an attempt, and follows redirects.
 *
 * @internal
 */
final class Sender
{
    private const MOST_HOPS = 5;

    /** Headers that another origin may see. */
    private const PORTABLE = ['accept', 'accept-encoding', 'range', 'user-agent'];

    /** URL of the last request. */
    public string $url;

    public function __construct(
        private readonly Config $config,
        private readonly Deadline $deadline,
        private readonly Called $called,
    ) {
        $this->url = $called->url;
    }

    public function send(HttpRequest $request): HttpResponse
    {
        for ($hop = 0;; $hop++) {
            $this->url = $request->url;
            try {
                $response = $this->config->transport->send($request, $this->deadline, $this->config->connectTimeout());
            } catch (TransportException $error) {
                throw self::failure($this->called, $this->deadline, $error, $error->neverSent ? 'connect' : 'response');
            }
            $next = $hop < self::MOST_HOPS ? self::redirected($request, $response) : null;
            if ($next === null) {
                return $response;
            }
            Unread::passOver($response);
            $request = $next;
        }
    }

    /** The error of a call whose connection failed. */
    public static function failure(
        Called $called,
        Deadline $deadline,
        TransportException $error,
        string $phase,
    ): ConnectionException {
        if (!$error->isTimeout) {
            $problem =
                $phase === 'connect' || $phase === 'response'
                    ? 'the request could not be sent, or was not answered'
                    : 'the connection failed while the response was read';

            return new ConnectionException($called->failed("$problem ({$error->getMessage()})"), $phase, $error);
        }
        $what = match ($phase) {
            'connect' => 'no connection in time',
            'response' => 'no response',
            'body' => 'no complete response',
            default => 'no data',
        };
        $within = $phase === 'connect' ? '' : " within $deadline->seconds s";

        return new TimeoutException($called->failed($what . $within), $phase, $error);
    }

    private static function redirected(HttpRequest $request, HttpResponse $response): ?HttpRequest
    {
        $status = $response->statusCode;
        $location = $response->header('location');
        if (!in_array($status, [301, 302, 303, 307, 308], true) || $location === null) {
            return null;
        }
        $to = Urls::resolve($location, $request->url);
        if ($to === null || Urls::scheme($request->url) === 'https' && Urls::scheme($to) !== 'https') {
            return null;
        }
        $isSame = Urls::isSameOrigin($request->url, $to);
        $isRepeatable = $request->body === null || $request->body->isReplayable();
        if ($request->method === 'GET' || $request->method === 'HEAD') {
            return $isSame && !$isRepeatable ? null : self::to($request, $request->method, $to, $isSame, $isSame);
        }
        if ($status === 303) {
            return self::to($request, 'GET', $to, $isSame, false)->withHeader('Idempotency-Key', null);
        }

        return $status <= 302 || !$isSame || !$isRepeatable
            ? null
            : self::to($request, $request->method, $to, true, true);
    }

    private static function to(
        HttpRequest $request,
        string $method,
        string $url,
        bool $isSame,
        bool $hasBody,
    ): HttpRequest {
        $headers = array_filter($request->headers, static function (array $header) use ($isSame, $hasBody): bool {
            $name = strtolower($header[0]);

            return (
                ($isSame || in_array($name, self::PORTABLE, true))
                && ($hasBody || !str_starts_with($name, 'content-'))
            );
        });

        return new HttpRequest($method, $url, array_values($headers), $hasBody ? $request->body : null);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['url' => Urls::masked($this->url)];
    }
}
