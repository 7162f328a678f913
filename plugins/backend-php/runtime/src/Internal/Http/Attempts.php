<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Exceptions\ApiException;
use Sdk\Exceptions\ConnectionException;
use Sdk\Internal\Auth\Applied;
use Sdk\Internal\Auth\Authenticator;

/**
 * Makes the attempts of a call, until one succeeds or no more are allowed.
 *
 * @internal
 */
final class Attempts
{
    private int $number = 0;
    private int $retries = 0;
    private bool $canRenew = true;
    private float $startedAt = 0.0;
    private string $url;

    public function __construct(
        private readonly Config $config,
        private readonly Prepared $prepared,
    ) {
        $this->url = $prepared->url;
    }

    /**
     * @template T
     * @param callable(Reply): T $consume Reads the response of a success.
     * @return T
     */
    public function run(callable $consume): mixed
    {
        while (true) {
            $this->number++;
            $this->startedAt = Deadline::now();
            $canRetry = $this->retries < $this->prepared->maxRetries && $this->prepared->isReplayable();
            try {
                $outcome = $this->attempt($consume, $canRetry);
            } catch (ConnectionException $error) {
                $error->attempts = $this->number;
                if (!$canRetry || !($this->prepared->isSafe || $error->phase === 'connect')) {
                    $this->logFailure($error);
                    throw $error;
                }
                $outcome = new Outcome(retryReason: self::nameOf($error));
            } catch (\Throwable $error) {
                $this->logFailure($error);
                throw $error;
            }
            if ($outcome->isDone) {
                return $outcome->result;
            }
            $this->beforeNext($outcome);
        }
    }

    private function attempt(callable $consume, bool $canRetry): Outcome
    {
        $applied = (new Authenticator($this->config, $this->prepared))->apply();
        $request = Requests::create($this->prepared, $applied);
        $this->url = $request->url;
        $called = new Called(
            $request->method,
            $this->prepared->url,
            $this->prepared->call->secrets->with($applied->secrets),
        );
        $deadline = new Deadline($this->prepared->timeout);
        $this->prepared->log?->logWithHeaders(
            'request',
            CallLog::fields($request->method, $this->url, $this->number),
            $request->headers,
        );
        $sender = new Sender($this->config, $deadline, $called);
        $response = $this->exchange($request, $sender);
        $reply = new Reply(
            $this->config,
            $this->prepared,
            $response,
            $deadline,
            $called->at($sender->url),
            $this->number,
        );
        try {
            $this->logResponse($reply);

            return $reply->isSuccess()
                ? new Outcome(true, $consume($reply))
                : $this->afterError($reply, $applied, $canRetry);
        } finally {
            if (!$reply->isKeptOpen) {
                $reply->close();
            }
        }
    }

    /** Sends a request through the middleware. */
    private function exchange(HttpRequest $request, #[\SensitiveParameter] Sender $sender): HttpResponse
    {
        $next = $sender->send(...);
        foreach (array_reverse($this->config->options->middleware ?? []) as $layer) {
            $inner = $next;
            $next = static fn(HttpRequest $sent): HttpResponse => $layer($sent, $inner);
        }

        return $next($request);
    }

    private function afterError(Reply $reply, #[\SensitiveParameter] Applied $applied, bool $canRetry): Outcome
    {
        if ($reply->status === 401 && $applied->token !== null) {
            $applied->source?->invalidate($applied->token);
            if ($this->canRenew && $this->prepared->isReplayable()) {
                $reply->passOver();

                return new Outcome();
            }
        }
        $asked = $reply->askedWait();
        $mayPass =
            Retry::isTransient($reply->status) && ($this->prepared->isSafe || Retry::hadNoEffect($reply->status));
        if ($canRetry && $mayPass && ($asked ?? 0.0) <= Retry::LONGEST_WAIT) {
            $reply->passOver();

            return new Outcome(retryReason: (string) $reply->status, asked: $asked);
        }
        throw Failures::read($reply);
    }

    private function beforeNext(Outcome $outcome): void
    {
        if ($outcome->retryReason === null) {
            $this->canRenew = false;

            return;
        }
        $this->retries++;
        $wait = ($this->config->backoff)($this->retries, $outcome->asked);
        $this->prepared->log?->log('warning', 'retry', [
            ...$this->fields(),
            'reason' => $outcome->retryReason,
            'waitMs' => (int) round($wait * 1000),
        ]);
        Retry::sleep($wait);
    }

    /** @return array<string, mixed> */
    private function fields(): array
    {
        $fields = CallLog::fields($this->prepared->call->operation['method'], $this->url, $this->number);

        return [...$fields, 'durationMs' => (int) round((Deadline::now() - $this->startedAt) * 1000)];
    }

    private function logResponse(Reply $reply): void
    {
        if ($this->prepared->log === null) {
            return;
        }
        $pairs = [];
        foreach ($reply->headers() as $name => $values) {
            foreach ($values as $value) {
                $pairs[] = [(string) $name, $value];
            }
        }
        $this->prepared->log->logWithHeaders(
            'response',
            [
                ...$this->fields(),
                'status' => $reply->status,
                'requestId' => $reply->requestId,
            ],
            $pairs,
        );
    }

    private function logFailure(\Throwable $error): void
    {
        $fields = $this->fields();
        if ($error instanceof ApiException) {
            $fields = [...$fields, 'status' => $error->statusCode, 'requestId' => $error->requestId];
        }
        $this->prepared->log?->log('error', 'error', [...$fields, 'reason' => self::nameOf($error)]);
    }

    private static function nameOf(\Throwable $error): string
    {
        $parts = explode('\\', $error::class);

        return end($parts);
    }
}
