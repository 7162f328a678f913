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
    private const TEXT = '/\G"((?:[^"\\\\\x00-\x1F]++|\\\\(?:["\\\\\/bfnrt]|u[0-9a-fA-F]{4}))*+)"/';
    private const NUMBER = '/\G-?(?:0|[1-9]\d*+)(\.\d++)?([eE][+-]?\d++)?/';
    private const HALF_PAIR = '/\\\\u[dD](?:[89abAB][0-9a-fA-F]{2}(?!\\\\u[dD][c-fC-F])|[c-fC-F][0-9a-fA-F]{2})/';
    private const PAIR = '/\\\\u[dD][89abAB][0-9a-fA-F]{2}\\\\u[dD][c-fC-F][0-9a-fA-F]{2}/';

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

    private function string(): string|JsonLiteral
    {
        if (preg_match(self::TEXT, $this->text, $found, 0, $this->at) !== 1) {
            throw $this->wrong();
        }
        $this->at += strlen($found[0]);
        $bare = preg_replace(['/\\\\\\\\/', self::PAIR], '', $found[1]);
        if (preg_match(self::HALF_PAIR, (string) $bare) === 1) {
            return new JsonLiteral($found[0]);
        }

        return (string) json_decode($found[0]);
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
