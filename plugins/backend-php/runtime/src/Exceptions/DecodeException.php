<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

use Sdk\Internal\HiddenProperties;

/**
 * The body of a response is not what the API declares.
 *
 * @property-read array<string, list<string>> $headers Headers by name in lower case.
 * @property-read ?string $rawBody The body as text.
 */
final class DecodeException extends BrandException implements \JsonSerializable
{
    use HiddenProperties;

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
        array $headers = [],
        #[\SensitiveParameter]
        ?string $rawBody = null,
        public readonly ?string $path = null,
        public readonly ?int $lineOfBody = null,
    ) {
        parent::__construct($message);
        $this->hidden = new \SensitiveParameterValue(['headers' => $headers, 'rawBody' => $rawBody]);
    }

    /** @return array<string, mixed> The properties that may be printed. The body could contain secrets. */
    public function __debugInfo(): array
    {
        return [
            'message' => $this->getMessage(),
            'statusCode' => $this->statusCode,
            'path' => $this->path,
            'lineOfBody' => $this->lineOfBody,
        ];
    }
}
