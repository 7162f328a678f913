<?php

declare(strict_types=1);

namespace Sdk\Core;

/** The bytes of a request: texts and files one after the other. */
final class RequestBody
{
    /** The texts and files, which may contain secrets: PHP shows nothing of this class. */
    private readonly \SensitiveParameterValue $parts;

    /** @param list<string|FileUpload> $parts */
    public function __construct(#[\SensitiveParameter] array $parts)
    {
        $this->parts = new \SensitiveParameterValue($parts);
    }

    /** Number of bytes; null if it is unknown. */
    public function length(): ?int
    {
        $length = 0;
        foreach ($this->parts->getValue() as $part) {
            $own = is_string($part) ? strlen($part) : $part->length();
            if ($own === null) {
                return null;
            }
            $length += $own;
        }

        return $length;
    }

    /** Whether the bytes can be read more than once. */
    public function isReplayable(): bool
    {
        foreach ($this->parts->getValue() as $part) {
            if ($part instanceof FileUpload && !$part->isReplayable()) {
                return false;
            }
        }

        return true;
    }

    /** The whole body, if it consists of text in memory. */
    public function text(): ?string
    {
        $parts = $this->parts->getValue();

        return array_filter($parts, is_string(...)) === $parts ? implode('', $parts) : null;
    }

    /**
     * The bytes piece by piece.
     *
     * @return \Generator<int, string>
     * @throws \RuntimeException A file cannot be read.
     */
    public function pieces(int $size = 65536): \Generator
    {
        foreach ($this->parts->getValue() as $part) {
            if (is_string($part)) {
                for ($at = 0; $at < strlen($part); $at += $size) {
                    yield substr($part, $at, $size);
                }
            } else {
                yield from $part->pieces($size);
            }
        }
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['length' => $this->length()];
    }
}
