<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

/** What every error of this SDK is. Its file and line are those of the call in the program, not of the SDK. */
class BrandException extends \RuntimeException
{
    /** @internal */
    public function __construct(string $message, ?\Throwable $previous = null)
    {
        parent::__construct($message, 0, $previous);
        $sources = dirname(__DIR__) . DIRECTORY_SEPARATOR;
        foreach ($this->getTrace() as $frame) {
            if (isset($frame['file'], $frame['line']) && !str_starts_with($frame['file'], $sources)) {
                [$this->file, $this->line] = [$frame['file'], $frame['line']];
                break;
            }
        }
    }
}
