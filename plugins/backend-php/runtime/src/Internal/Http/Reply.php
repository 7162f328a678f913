<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\Deadline;
use Sdk\Core\HttpResponse;
use Sdk\Core\Omit;
use Sdk\Core\RawResponse;
use Sdk\Core\TransportException;
use Sdk\Exceptions\BrandException;
use Sdk\Exceptions\DecodeException;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Text;

/**
 * The response of an attempt.
 *
 * @internal
 */
final class Reply
{
    private const MOST_OF_ERROR = 1024 * 1024;
    private const USUAL_ID_HEADERS = ['x-request-id', 'request-id', 'x-correlation-id'];

    public readonly int $status;
    /** URL that answered, without query. */
    public readonly string $url;
    public readonly Called $called;
    public readonly ?string $requestId;
    /** Whether the body is read after the call. */
    public bool $isKeptOpen = false;

    public function __construct(
        public readonly Config $config,
        public readonly Prepared $prepared,
        private readonly HttpResponse $response,
        private readonly Deadline $deadline,
        Called $called,
        public readonly int $attempt,
    ) {
        $this->status = $response->statusCode;
        $this->url = Urls::bare($called->url);
        $this->called = $called;
        $this->requestId = $this->findId();
    }

    private function findId(): ?string
    {
        foreach ($this->config->spec['requestIdHeaders'] ?? self::USUAL_ID_HEADERS as $name) {
            if (($this->header($name) ?? '') !== '') {
                return $this->header($name);
            }
        }

        return null;
    }

    /** @return array<string, mixed> Descriptor of the method. */
    public function operation(): array
    {
        return $this->prepared->call->operation;
    }

    public function isSuccess(): bool
    {
        return $this->status >= 200 && $this->status < 300;
    }

    /** @return array<string, list<string>> */
    public function headers(): array
    {
        return $this->response->headers;
    }

    public function header(string $name): ?string
    {
        return $this->response->header($name);
    }

    /** Seconds that the server asks to wait. */
    public function askedWait(): ?float
    {
        return Retry::askedWait($this->header('retry-after-ms'), $this->header('retry-after'), microtime(true));
    }

    /** The largest part of the body that may be in memory; null where nobody has set one. */
    public function limit(): ?int
    {
        return $this->config->limitOf($this->prepared->call->options);
    }

    /** A result beside the response. */
    public function raw(mixed $value): RawResponse
    {
        return new RawResponse($value, $this->status, $this->headers(), $this->requestId, $this->url);
    }

    public function mediaType(): string
    {
        return strtolower(trim(explode(';', $this->header('content-type') ?? '')[0]));
    }

    public function mayBeJson(): bool
    {
        $type = $this->mediaType();

        return $type === '' || str_ends_with($type, '/json') || str_ends_with($type, '+json');
    }

    /** The next part of the body, within the time of the attempt; an empty text at the end. */
    private function read(string $phase): string
    {
        try {
            return $this->response->body->read($this->deadline);
        } catch (TransportException $error) {
            throw Sender::failure($this->called, $this->deadline, $error, $phase);
        }
    }

    /** The next part of a stream. Only the silence before it is limited. */
    public function readNext(): string
    {
        $this->deadline->restart();

        return $this->read('idle');
    }

    /** The whole body. */
    public function bytes(): string
    {
        $most = $this->limit() ?? 0;
        $all = '';
        while (($part = $this->read('body')) !== '') {
            $all .= $part;
            if ($most > 0 && strlen($all) > $most) {
                throw $this->decodeFailure("is larger than $most bytes", null);
            }
        }

        return $all;
    }

    /** The start of the body of an error as text. */
    public function start(): string
    {
        $all = '';
        try {
            while (strlen($all) < self::MOST_OF_ERROR && ($part = $this->read('body')) !== '') {
                $all .= $part;
            }
        } catch (BrandException) {
            // The status is known, and more useful than the failure to read on.
        }

        return $this->textOf(substr($all, 0, self::MOST_OF_ERROR));
    }

    public function textOf(string $bytes): string
    {
        $isNamed = preg_match('/;\s*charset\s*=\s*"?([^\s;"]+)/i', $this->header('content-type') ?? '', $named) === 1;

        return Text::decode($bytes, $isNamed ? $named[1] : null);
    }

    /** The JSON that a text is; {@see Omit} if it is none, or not said to be. */
    public function jsonIn(string $text): mixed
    {
        return $this->mayBeJson() ? Json::tryParse($text) : Omit::Value;
    }

    public function decodeFailure(
        string $problem,
        #[\SensitiveParameter]
        ?string $text,
        ?string $path = null,
        ?int $line = null,
    ): DecodeException {
        $where = $line === null ? '' : " in line $line";

        return new DecodeException(
            $this->called->failed("the response (status $this->status) $problem$where"),
            $this->status,
            $this->headers(),
            $text,
            $path,
            $line,
        );
    }

    /** Gives up a body that nobody wants. */
    public function passOver(): void
    {
        Unread::passOver($this->response);
    }

    public function close(): void
    {
        $this->response->body->close();
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['status' => $this->status, 'called' => $this->called];
    }
}
