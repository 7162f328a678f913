<?php

declare(strict_types=1);

namespace Sdk\Core;

/** Says that a value is not given, where null is a value of its own. */
enum Omit
{
    case Value;
}
