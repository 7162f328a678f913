<?php

declare(strict_types=1);

namespace Samples;

/** What is wrong with a sample. */
final class Mistake extends \RuntimeException
{
}
