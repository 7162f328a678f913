<?php

declare(strict_types=1);

namespace Sdk\Core;

/** A value of a union that is not one of the declared variants. It is sent back as it came. */
final class UnknownVariant implements \JsonSerializable
{
    /**
     * @param ?string $tag Value of the discriminator; null if there is none.
     * @param mixed $json The value as `json_decode` gives it.
     */
    public function __construct(
        public readonly ?string $tag,
        public readonly mixed $json,
    ) {}

    public function jsonSerialize(): mixed
    {
        return $this->json;
    }
}
