<?php

declare(strict_types=1);

namespace Sdk\Internal\Json;

use Sdk\Core\JsonLiteral;

/**
 * Reads what PHP's own reader rounds or refuses. It is slower, so only texts that need it come here.
 *
 * @internal
 */
final class Parser
{
    private const SPACE = " \t\r\n";
    private const NUMBER = '/\G-?(?:0|[1-9]\d*+)(\.\d++)?([eE][+-]?\d++)?/';
    private const BAD_ESCAPE = '/\\\\u(?![0-9a-fA-F]{4})/';

    private int $at = 0;

    public function __construct(
        private readonly string $text,
    ) {}

    /** @throws InvalidJson The text is not JSON. */
    public function parse(): mixed
    {
        $value = $this->value(0);
        $this->skipSpace();

        return $this->at === strlen($this->text) ? $value : throw $this->wrong();
    }

    private function wrong(): InvalidJson
    {
        return new InvalidJson("Syntax error at byte {$this->at}");
    }

    private function skipSpace(): void
    {
        $this->at += strspn($this->text, self::SPACE, $this->at);
    }

    private function next(): string
    {
        $this->skipSpace();

        return $this->text[$this->at] ?? '';
    }

    private function value(int $depth): mixed
    {
        if ($depth >= Json::DEEPEST) {
            throw new InvalidJson('Maximum depth exceeded');
        }

        return match ($this->next()) {
            '{' => $this->object($depth),
            '[' => $this->list($depth),
            '"' => $this->string(),
            't' => $this->word('true', true),
            'f' => $this->word('false', false),
            'n' => $this->word('null', null),
            default => $this->number(),
        };
    }

    private function word(string $word, ?bool $value): ?bool
    {
        if (substr_compare($this->text, $word, $this->at, strlen($word)) !== 0) {
            throw $this->wrong();
        }
        $this->at += strlen($word);

        return $value;
    }

    private function object(int $depth): \stdClass
    {
        $members = [];
        $this->at++;
        if ($this->next() === '}') {
            $this->at++;

            return new \stdClass();
        }
        do {
            if ($this->next() !== '"') {
                throw $this->wrong();
            }
            $name = $this->string();
            if (!is_string($name) || $this->next() !== ':') {
                throw $this->wrong();
            }
            $this->at++;
            $members[$name] = $this->value($depth + 1);
        } while ($this->hasMore('}'));

        return (object) $members;
    }

    /** @return list<mixed> */
    private function list(int $depth): array
    {
        $items = [];
        $this->at++;
        if ($this->next() === ']') {
            $this->at++;

            return $items;
        }
        do {
            $items[] = $this->value($depth + 1);
        } while ($this->hasMore(']'));

        return $items;
    }

    private function hasMore(string $end): bool
    {
        $mark = $this->next();
        if ($mark !== ',' && $mark !== $end) {
            throw $this->wrong();
        }
        $this->at++;

        return $mark === ',';
    }

    /** Reads a text, however many escapes it has: a pattern would stop at the limit for backtracking. */
    private function string(): string|JsonLiteral
    {
        $end = $this->at + 1;
        $end += strcspn($this->text, '"\\', $end);
        while (($this->text[$end] ?? '') === '\\') {
            $end += 2;
            $end += strcspn($this->text, '"\\', min($end, strlen($this->text)));
        }
        $json = substr($this->text, $this->at, $end + 1 - $this->at);
        $text = json_decode($json);
        if (!is_string($text) && !self::hasHalfOfPair($json)) {
            throw $this->wrong();
        }
        $this->at += strlen($json);

        return $text ?? new JsonLiteral($json);
    }

    /** Whether all that is wrong with a text is that it has half of a surrogate pair. */
    private static function hasHalfOfPair(string $json): bool
    {
        return (
            json_last_error() === JSON_ERROR_UTF16
            && preg_match(self::BAD_ESCAPE, str_replace('\\\\', '', $json)) === 0
        );
    }

    private function number(): int|float|JsonLiteral
    {
        if (preg_match(self::NUMBER, $this->text, $found, 0, $this->at) !== 1) {
            throw $this->wrong();
        }
        $this->at += strlen($found[0]);
        $value = json_decode($found[0]);

        return Numbers::isLost($found[0], $value) ? new JsonLiteral($found[0]) : $value;
    }
}
