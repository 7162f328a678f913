<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

/**
 * Stands for a value that does not fit its type.
 *
 * @internal
 */
enum Misfit
{
    case Value;
}
