<?php

declare(strict_types=1);

namespace Driver;

/** Stands for what a server sent where a program reads the same. */
enum Came
{
    case AsRead;
}
