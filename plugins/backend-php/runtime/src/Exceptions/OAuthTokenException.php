<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** There is no access token, since the token endpoint gave none. */
final class OAuthTokenException extends BrandException
{
    /**
     * @param ?int $statusCode Status of the token endpoint; null if it did not answer.
     * @param ?string $error Its error code.
     * @param ?string $errorDescription Its description of the error.
     * @internal
     */
    public function __construct(
        string $message,
        public readonly ?int $statusCode = null,
        public readonly ?string $error = null,
        public readonly ?string $errorDescription = null,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($message, $previous);
    }
}
