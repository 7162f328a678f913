<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** The body of a response is not what the API declares. */
final class DecodeException extends BrandException
{
    /**
     * @param ?int $statusCode Status of the response.
     * @param array<string, list<string>> $headers Headers by name in lower case.
     * @param ?string $rawBody The body as text.
     * @param ?string $path Where in the body the fault is, such as `$.items`.
     * @param ?int $lineOfBody Line of a stream of lines in which the fault is.
     * @internal
     */
    public function __construct(
        string $message,
        public readonly ?int $statusCode = null,
        public readonly array $headers = [],
        public readonly ?string $rawBody = null,
        public readonly ?string $path = null,
        public readonly ?int $lineOfBody = null,
    ) {
        parent::__construct($message);
    }
}
