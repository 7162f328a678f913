<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

use Sdk\Internal\HiddenProperties;
use Sdk\Internal\Http\ApiFailure;

/**
 * The server answered with an error.
 *
 * @property-read array<string, list<string>> $headers Headers by name in lower case.
 * @property-read mixed $body The decoded body; null if it is not JSON, or not what the API declares for this error.
 * @property-read string $rawBody The first MiB of the body as text.
 */
class ApiException extends BrandException implements \JsonSerializable
{
    use HiddenProperties;

    /** Type of the body. */
    protected const BODY = 'any';

    public readonly int $statusCode;

    /** Id of the request by which the server knows it. */
    public readonly ?string $requestId;

    public readonly string $method;

    /** URL without query. */
    public readonly string $url;

    /** How often the request was sent. */
    public readonly int $attempts;

    /** Seconds after which the server wants to be asked again. */
    public readonly ?float $retryAfter;

    private readonly string $shownBody;

    /** @internal */
    public function __construct(ApiFailure $failure)
    {
        parent::__construct($failure->message);
        $this->statusCode = $failure->status;
        $this->hidden = new \SensitiveParameterValue([
            'headers' => $failure->headers,
            'body' => $failure->body(static::BODY),
            'rawBody' => $failure->rawBody,
        ]);
        $this->requestId = $failure->requestId;
        $this->method = $failure->method;
        $this->url = $failure->url;
        $this->attempts = $failure->attempts;
        $this->retryAfter = $failure->retryAfter;
        $this->shownBody = $failure->maskedBody;
    }

    public function __toString(): string
    {
        return parent::__toString() . ($this->shownBody === '' ? '' : "\nBody: " . $this->shownBody);
    }

    /** @return array<string, mixed> The properties that may be printed. The body could contain secrets. */
    public function __debugInfo(): array
    {
        return [
            'message' => $this->getMessage(),
            'statusCode' => $this->statusCode,
            'requestId' => $this->requestId,
            'method' => $this->method,
            'url' => $this->url,
            'attempts' => $this->attempts,
            'retryAfter' => $this->retryAfter,
            'body' => $this->shownBody,
        ];
    }
}
