<?php

declare(strict_types=1);

namespace Reflection;

/** A documentation comment as its tags. */
final class Comment
{
    /** @var list<array{string, string}> Tags with their texts, each in one line. */
    public readonly array $tags;

    public function __construct(string|false $comment)
    {
        $lines = preg_split('/\R/', preg_replace('~^/\*\*|\*/$~', '', (string) $comment)) ?: [];
        $text = implode("\n", array_map(static fn (string $line): string => (string) preg_replace('/^\s*\* ?/', '', $line), $lines));
        preg_match_all('/^\s*@([\w-]+)[ \t]*(.*(?:\n(?!\s*@).*)*)/m', $text, $found, PREG_SET_ORDER);
        $this->tags = array_map(
            static fn (array $tag): array => [$tag[1], trim((string) preg_replace('/\s*\n\s*/', ' ', $tag[2]))],
            $found,
        );
    }

    /** @return list<string> The texts of a tag. */
    public function texts(string ...$names): array
    {
        return array_column(array_filter($this->tags, static fn (array $tag): bool => in_array($tag[0], $names, true)), 1);
    }
}
