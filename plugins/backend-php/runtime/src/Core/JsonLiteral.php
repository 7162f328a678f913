<?php

declare(strict_types=1);

namespace Sdk\Core;

/**
 * A number or a text of JSON that no value of PHP can hold: an integer beyond 64 bits, a number such as `1e999`, or a text with
 * half of a surrogate pair. It is sent back as it came.
 */
final class JsonLiteral implements \JsonSerializable, \Stringable
{
    /** @param string $json The literal as JSON has it; a text with its quotation marks. */
    public function __construct(
        public readonly string $json,
    ) {}

    public function isText(): bool
    {
        return $this->json[0] === '"';
    }

    /** The literal as a text, since `json_encode` cannot write the number itself; `Model::toJson` does. */
    public function jsonSerialize(): string
    {
        return $this->json;
    }

    public function __toString(): string
    {
        return $this->json;
    }
}
