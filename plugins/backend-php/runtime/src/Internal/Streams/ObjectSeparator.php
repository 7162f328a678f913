<?php

declare(strict_types=1);

namespace Sdk\Internal\Streams;

/**
 * Puts each object of a stream on a line of its own, whether they stand alone or in one list.
 *
 * @internal
 */
final class ObjectSeparator
{
    private int $depth = 0;
    private bool $isInText = false;
    private bool $isEscaped = false;

    public function separate(string $chunk): string
    {
        $separated = '';
        for ($at = 0; $at < strlen($chunk); $at++) {
            $separated .= $this->pass($chunk[$at]);
        }

        return $separated;
    }

    private function pass(string $one): string
    {
        if ($this->isInText) {
            $this->isInText = $this->isEscaped || $one !== '"';
            $this->isEscaped = !$this->isEscaped && $one === '\\';

            return $one;
        }
        if ($this->depth === 0 && str_contains(" \t\r\n,[]", $one)) {
            return "\n";
        }
        $this->isInText = $one === '"';
        $this->depth += match ($one) {
            '[', '{' => 1,
            ']', '}' => -1,
            default => 0,
        };

        return match (true) {
            $one === "\n", $one === "\r" => ' ',
            $this->depth === 0 && $one === '}' => "}\n",
            default => $one,
        };
    }
}
