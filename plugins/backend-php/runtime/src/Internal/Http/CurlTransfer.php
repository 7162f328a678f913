<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Core\ResponseBody;
use Sdk\Core\TransportException;

/**
 * A request that curl sends, and its response.
 *
 * @internal
 */
final class CurlTransfer implements ResponseBody
{
    /** `CURLE_PROXY`, for which PHP has no name. */
    private const PROXY_FAILED = 97;

    /** Failures before which the server cannot have got the request. A timeout is one of connecting: curl has no other limit. */
    private const NEVER_SENT = [
        CURLE_COULDNT_RESOLVE_PROXY,
        CURLE_COULDNT_RESOLVE_HOST,
        CURLE_COULDNT_CONNECT,
        CURLE_OPERATION_TIMEDOUT,
        CURLE_SSL_CONNECT_ERROR,
        CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER,
        CURLE_SSL_CACERT,
        CURLE_SSL_CACERT_BADFILE,
        self::PROXY_FAILED,
    ];

    /** Milliseconds; without a limit of our own, curl would have one. */
    private const LONGEST_CONNECT = 24 * 3600 * 1000;

    /** Seconds between two looks at the clock. */
    private const STEP = 0.25;

    private readonly \CurlHandle $handle;
    private readonly CurlExchange $exchange;
    private bool $isOver = false;
    private ?TransportException $failure = null;

    /** @param array<int, mixed> $options Options of curl that replace the usual ones. */
    public function __construct(
        private readonly CurlPool $pool,
        HttpRequest $request,
        float $connectTimeout,
        #[\SensitiveParameter]
        array $options,
    ) {
        $this->handle = $pool->handle();
        $this->exchange = new CurlExchange($request->body);
        curl_setopt_array(
            $this->handle,
            $options
            + $this->bodyOptions($request)
            + [
                CURLOPT_URL => $request->url,
                CURLOPT_PATH_AS_IS => true,
                CURLOPT_CUSTOMREQUEST => $request->method,
                CURLOPT_HTTPHEADER => self::headerLines($request),
                CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
                // The SDK follows redirects itself, since only it knows which headers another origin may see.
                CURLOPT_FOLLOWLOCATION => false,
                CURLOPT_ACCEPT_ENCODING => 'gzip',
                CURLOPT_CONNECTTIMEOUT_MS => $connectTimeout > 0
                    ? (int) ceil($connectTimeout * 1000)
                    : self::LONGEST_CONNECT,
                CURLOPT_SUPPRESS_CONNECT_HEADERS => true,
                CURLOPT_NOSIGNAL => true,
                CURLOPT_HEADERFUNCTION => $this->exchange->takeHeader(...),
                CURLOPT_WRITEFUNCTION => $this->exchange->takeBody(...),
            ],
        );
        $pool->add($this->handle);
    }

    /** @return list<string> */
    private static function headerLines(HttpRequest $request): array
    {
        // curl would add these by itself.
        $lines = ['Expect:'];
        if ($request->header('Content-Type') === null) {
            $lines[] = 'Content-Type:';
        }
        foreach ($request->headers as [$name, $value]) {
            // An empty value has this form in curl.
            $lines[] = $value === '' ? "$name;" : "$name: $value";
        }

        return $lines;
    }

    /** @return array<int, mixed> */
    private function bodyOptions(HttpRequest $request): array
    {
        if ($request->method === 'HEAD') {
            return [CURLOPT_NOBODY => true];
        }
        if ($request->body === null) {
            // Without a body, servers want to be told that it is empty.
            return in_array($request->method, ['POST', 'PUT', 'PATCH'], true) ? [CURLOPT_POSTFIELDS => ''] : [];
        }
        $text = $request->body->text();
        if ($text !== null) {
            return [CURLOPT_POSTFIELDS => $text];
        }
        $length = $request->body->length();

        return (
            [CURLOPT_UPLOAD => true, CURLOPT_READFUNCTION => $this->exchange->give(...)]
            + ($length === null ? [] : [CURLOPT_INFILESIZE => $length])
        );
    }

    /** The response, once its headers have arrived. */
    public function response(Deadline $deadline): HttpResponse
    {
        $this->wait($deadline, fn(): bool => $this->exchange->hasHeaders);
        if (!$this->exchange->hasHeaders) {
            throw $this->failure ?? new TransportException('the connection was closed without a response');
        }

        return new HttpResponse($this->exchange->status, $this->exchange->headers, $this);
    }

    public function read(Deadline $deadline): string
    {
        $this->wait($deadline, $this->exchange->hasBody(...));
        $bytes = $this->exchange->body();
        if ($bytes === '' && $this->failure !== null) {
            throw $this->failure;
        }
        if ($this->exchange->isPaused && !$this->isOver) {
            $this->exchange->isPaused = false;
            curl_pause($this->handle, CURLPAUSE_CONT);
        }

        return $bytes;
    }

    /** Lets curl work until something has come, or all has. */
    private function wait(Deadline $deadline, \Closure $hasCome): void
    {
        while (!$this->isOver && !$hasCome()) {
            $this->pool->advance();
            $result = $this->pool->result($this->handle);
            if ($result !== null) {
                $this->end($result);
            } elseif (!$hasCome()) {
                if ($deadline->isOver()) {
                    $isConnected = curl_getinfo($this->handle, CURLINFO_PRETRANSFER_TIME_T) > 0;
                    $this->close();
                    throw new TransportException('the time is over', !$isConnected, true);
                }
                $this->pool->wait(min(self::STEP, $deadline->left() ?? self::STEP));
            }
        }
    }

    private function end(int $result): void
    {
        $problem = $this->exchange->failure;
        if ($result !== CURLE_OK || $problem !== null) {
            $message = $problem?->getMessage() ?? curl_error($this->handle) ?: (string) curl_strerror($result);
            $this->failure = new TransportException(
                $message,
                in_array($result, self::NEVER_SENT, true),
                $result === CURLE_OPERATION_TIMEDOUT,
                $problem,
            );
        }
        $this->finish();
    }

    private function finish(): void
    {
        if (!$this->isOver) {
            $this->isOver = true;
            $this->pool->remove($this->handle);
        }
    }

    public function close(): void
    {
        $this->finish();
        $this->exchange->body();
    }

    public function __destruct()
    {
        $this->finish();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}
