<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** A call needs credentials that the client does not have. Nothing was sent. */
final class MissingCredentialsException extends ConfigurationException
{
    /**
     * @param list<list<string>> $missingSchemes The schemes that lack, by alternative.
     * @internal
     */
    public function __construct(
        string $message,
        public readonly array $missingSchemes,
    ) {
        parent::__construct($message);
    }
}
