<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * A body is JSON of another kind than the one that is declared.
 *
 * @internal
 */
final class Mismatch extends \RuntimeException
{
    public function __construct(
        string $problem,
        public readonly string $path,
    ) {
        parent::__construct($problem);
    }
}
