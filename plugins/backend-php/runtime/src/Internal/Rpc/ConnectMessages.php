<?php

declare(strict_types=1);

namespace Sdk\Internal\Rpc;

use Sdk\Core\ServerSentEvent;
use Sdk\Exceptions\ApiException;
use Sdk\Exceptions\StreamException;
use Sdk\Internal\Http\Decoder;
use Sdk\Internal\Http\Failures;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Streams\Frames;
use Sdk\Internal\Streams\LineReader;

/**
 * Messages of streams by the Connect protocol.
 *
 * @internal
 */
final class ConnectMessages implements Frames
{
    private const HEAD = 5;
    private const COMPRESSED = 1;
    private const END_OF_STREAM = 2;

    /** Statuses of the codes that have one of their own. */
    private const STATUSES = [
        'canceled' => 499,
        'invalid_argument' => 400,
        'failed_precondition' => 400,
        'out_of_range' => 400,
        'deadline_exceeded' => 504,
        'not_found' => 404,
        'already_exists' => 409,
        'aborted' => 409,
        'permission_denied' => 403,
        'resource_exhausted' => 429,
        'unimplemented' => 501,
        'unavailable' => 503,
        'unauthenticated' => 401,
    ];

    private readonly LineReader $sizes;
    private string $held = '';
    private bool $isDone = false;

    public function __construct(
        private readonly Reply $reply,
        private readonly mixed $type,
    ) {
        $this->sizes = new LineReader($reply);
    }

    public function isDone(): bool
    {
        return $this->isDone;
    }

    public function feed(string $chunk): iterable
    {
        $this->held .= $chunk;
        $at = 0;
        while (!$this->isDone && (strlen($this->held) - $at) >= self::HEAD) {
            ['flags' => $flags, 'length' => $length] = (array) unpack('Cflags/Nlength', $this->held, $at);
            $this->sizes->checkSize($length);
            if ((strlen($this->held) - $at) < (self::HEAD + $length)) {
                break;
            }
            $text = substr($this->held, $at + self::HEAD, $length);
            $at += self::HEAD + $length;
            yield from $this->read($flags, $text);
        }
        $this->held = substr($this->held, $at);
    }

    public function end(): iterable
    {
        throw new StreamException($this->reply->called->failed(
            'the stream ended without its last message: others may be missing',
        ));
    }

    /** @return iterable<ServerSentEvent> */
    private function read(int $flags, string $text): iterable
    {
        if (($flags & self::COMPRESSED) !== 0) {
            throw new StreamException($this->reply->called->failed(
                'the stream is compressed, which was not asked for',
            ));
        }
        if (($flags & self::END_OF_STREAM) === 0) {
            yield new ServerSentEvent(Decoder::decode($this->reply, $this->type, $text), 'message', '');

            return;
        }
        $this->isDone = true;
        $error = Json::member(Json::tryParse($text), 'error');
        if ($error instanceof \stdClass) {
            throw $this->failure($error);
        }
        if (!Json::tryParse($text) instanceof \stdClass) {
            throw $this->reply->decodeFailure('is not the JSON that the API declares', $text);
        }
    }

    private function failure(\stdClass $error): ApiException
    {
        $named = Json::member($error, 'code');
        $code = is_string($named) ? $named : 'unknown';
        $what = "{$this->reply->called->method} {$this->reply->operation()['path']} failed with $code";
        $failure = Failures::describe($this->reply, $what, Json::write($error), $error);

        return Failures::byStatus($failure->with($error, self::STATUSES[$code] ?? 500));
    }
}
