<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

use Sdk\Internal\HiddenProperties;

/**
 * A stream ended early, or carried an error.
 *
 * @property-read mixed $body The error that the server reported; null if it is not JSON.
 * @property-read ?string $text The same as text; null if the server reported none.
 */
final class StreamException extends BrandException implements \JsonSerializable
{
    use HiddenProperties;

    /**
     * @param mixed $body The error that the server reported; null if it is not JSON.
     * @param ?string $text The same as text; null if the server reported none.
     * @internal
     */
    public function __construct(string $message, mixed $body = null, #[\SensitiveParameter] ?string $text = null)
    {
        parent::__construct($message);
        $this->hidden = new \SensitiveParameterValue(['body' => $body, 'text' => $text]);
    }

    /** @return array<string, mixed> The properties that may be printed. The error could contain secrets. */
    public function __debugInfo(): array
    {
        return ['message' => $this->getMessage()];
    }
}
