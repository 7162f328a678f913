<?php

declare(strict_types=1);

namespace Reflection;

/** Reads a type of a documentation comment, as PHPStan has it. */
final class TypeText
{
    private const TOKEN = '/\G(?:(\s+)|(\$this|\$\w+)|(\\\\?[A-Za-z_][\w-]*(?:\\\\[A-Za-z_]\w*)*(?:::[\w*]+)?)|(-?\d[\d.]*)|(\'(?:[^\'\\\\]|\\\\.)*\'|"(?:[^"\\\\]|\\\\.)*")|(\.\.\.|[<>{}()\[\],|&?:=*]))/';

    private int $at = 0;

    /** @var list<string> Every name that the type holds. */
    public array $names = [];

    /** @var list<string> What the type is at its outermost level: words and names. */
    public array $alternatives = [];

    public function __construct(private readonly string $text)
    {
        $this->alternatives = $this->union();
    }

    /** What stands behind the type. */
    public function rest(): string
    {
        return ltrim(substr($this->text, $this->at));
    }

    private function peek(): string
    {
        $at = $this->at;
        while (preg_match(self::TOKEN, $this->text, $found, 0, $at) === 1) {
            if (($found[1] ?? '') === '') {
                return $found[0];
            }
            $at += strlen($found[0]);
        }

        return '';
    }

    private function next(): string
    {
        $token = $this->peek();
        if ($token === '') {
            throw new \UnexpectedValueException("not a type: $this->text");
        }
        $this->at = (int) strpos($this->text, $token, $this->at) + strlen($token);

        return $token;
    }

    private function take(string $token): bool
    {
        if ($this->peek() !== $token) {
            return false;
        }
        $this->next();

        return true;
    }

    private function expect(string $token): void
    {
        if (!$this->take($token)) {
            throw new \UnexpectedValueException("expected $token in the type $this->text");
        }
    }

    /** @return list<string> */
    private function union(): array
    {
        $all = $this->single();
        while ($this->peek() === '|' || $this->peek() === '&') {
            $this->next();
            $all = [...$all, ...$this->single()];
        }

        return $all;
    }

    /** @return list<string> */
    private function single(): array
    {
        if ($this->take('?')) {
            return [...$this->single(), 'null'];
        }
        if ($this->take('(')) {
            $inner = $this->union();
            $this->expect(')');

            return $this->suffixed($inner);
        }
        $token = $this->next();
        if ($token[0] === "'" || $token[0] === '"') {
            return $this->suffixed(['string']);
        }
        if (is_numeric($token)) {
            return $this->suffixed([str_contains($token, '.') ? 'float' : 'int']);
        }
        if (preg_match('/^(?:\$this$|\\\\?[A-Za-z_])/', $token) !== 1) {
            throw new \UnexpectedValueException("not a type: $this->text");
        }
        $name = explode('::', $token)[0];
        $this->names[] = $name;
        $this->arguments($name);

        return $this->suffixed([str_contains($token, '::') ? 'mixed' : $name]);
    }

    /** What a name has behind it: arguments, a shape, or the signature of a callable. */
    private function arguments(string $name): void
    {
        // A space in front begins the description.
        $following = $this->text[$this->at] ?? '';
        if ($following === '<') {
            $this->next();
            do {
                $this->union();
            } while ($this->take(','));
            $this->expect('>');
        } elseif ($following === '{') {
            $this->shape();
        } elseif ($following === '(' && in_array($name, ['callable', '\\Closure', 'Closure'], true)) {
            $this->signature();
        }
    }

    private function shape(): void
    {
        $this->expect('{');
        while (!$this->take('}')) {
            if (!$this->take('...')) {
                $before = $this->at;
                $this->next();
                if (!$this->take('?') && $this->peek() !== ':') {
                    $this->at = $before;
                } else {
                    $this->expect(':');
                }
                $this->union();
            }
            $this->take(',');
        }
    }

    private function signature(): void
    {
        $this->expect('(');
        while (!$this->take(')')) {
            $this->union();
            $this->take('=');
            $this->take('...');
            if (str_starts_with($this->peek(), '$')) {
                $this->next();
            }
            $this->take(',');
        }
        if ($this->take(':')) {
            $this->union();
        }
    }

    /**
     * @param list<string> $type
     * @return list<string>
     */
    private function suffixed(array $type): array
    {
        while (substr($this->text, $this->at, 2) === '[]') {
            $this->at += 2;
            $type = ['array'];
        }

        return $type;
    }
}
