<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Core\RequestBody;

/**
 * A body with its content type.
 *
 * @internal
 */
final class PreparedBody
{
    public function __construct(
        public readonly ?string $contentType,
        public readonly RequestBody $content,
    ) {}

    public static function ofText(string $contentType, string $text): self
    {
        return new self($contentType, new RequestBody([$text]));
    }
}
