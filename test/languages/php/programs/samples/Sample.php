<?php

declare(strict_types=1);

namespace Samples;

use Reflection\Names;

/** A code block. Its expressions are followed as far as the types of the SDK tell what they are. */
final class Sample
{
    /** @var list<\PhpToken> */
    private readonly array $tokens;

    private int $at = 0;

    /** @var array<string, string> Full names by those that are imported. */
    private array $imports = [];

    /** @param array<string, ?Type> $variables Types by the names of variables. */
    public function __construct(string $code, private array $variables)
    {
        $ignored = [T_WHITESPACE, T_COMMENT, T_DOC_COMMENT, T_OPEN_TAG, T_CLOSE_TAG, T_INLINE_HTML];
        $all = \PhpToken::tokenize($code, TOKEN_PARSE);
        $this->tokens = array_values(array_filter($all, static fn (\PhpToken $token): bool => !$token->is($ignored)));
    }

    /** @throws Mistake Something in it is wrong. */
    public function check(): void
    {
        while ($this->at < count($this->tokens)) {
            $this->statement();
        }
    }

    private function token(int $offset = 0): string
    {
        return $this->tokens[$this->at + $offset]->text ?? '';
    }

    private function kind(): int
    {
        return $this->tokens[$this->at]->id ?? 0;
    }

    private function take(string ...$texts): bool
    {
        if (!in_array($this->token(), $texts, true)) {
            return false;
        }
        $this->at++;

        return true;
    }

    private function statement(): void
    {
        if ($this->take('use')) {
            $this->import();
        } elseif ($this->take('foreach')) {
            $this->loop();
        } elseif ($this->take('catch')) {
            $this->handler();
        } elseif ($this->kind() === T_VARIABLE && $this->token(1) === '=') {
            $name = $this->token();
            $this->at += 2;
            $this->variables[$name] = $this->expression();
        } elseif ($this->expression() === null) {
            $this->take(';', '{', '}', ')', ']', ',', ':');
        }
    }

    private function import(): void
    {
        $name = $this->token();
        $this->at++;
        $alias = $this->take('as') ? $this->tokens[$this->at++]->text : substr((string) strrchr("\\$name", '\\'), 1);
        $this->imports[$alias] = $name;
        if (!Names::exists($name)) {
            throw new Mistake("there is no $name");
        }
        $this->take(';');
    }

    private function loop(): void
    {
        $this->take('(');
        $type = $this->expression();
        $this->take('as');
        $name = $this->token();
        $this->at++;
        if ($this->take('=>')) {
            $name = $this->token();
            $this->at++;
        }
        $this->variables[$name] = $type?->item();
    }

    private function handler(): void
    {
        $this->take('(');
        $classes = [];
        do {
            $classes[] = $this->full($this->token());
            $this->at++;
        } while ($this->take('|'));
        foreach ($classes as $class) {
            if (!is_a($class, \Throwable::class, true)) {
                throw new Mistake("$class is no exception");
            }
        }
        $this->variables[$this->token()] = count($classes) === 1 ? new Type($classes[0]) : null;
    }

    private function full(string $name): string
    {
        return $name[0] === '\\' ? substr($name, 1) : $this->imports[$name] ?? $name;
    }

    /** Reads operands up to the end of an expression. Its type is known where it is a single operand. */
    private function expression(): ?Type
    {
        $type = null;
        $count = 0;
        while (!in_array($this->token(), ['', ';', ',', ')', ']', '}', '{', 'as', ':'], true)) {
            $type = $this->operand();
            $count++;
        }

        return $count === 1 ? $type : null;
    }

    private function operand(): ?Type
    {
        $kind = $this->kind();
        $text = $this->token();
        $this->at++;
        $type = null;
        if ($text === 'function' || $text === 'fn') {
            $this->signature();
        } elseif ($text === 'new' && $this->token() !== 'class') {
            $class = $this->full($this->token());
            $this->at++;
            $type = new Type($class);
            $this->arguments($type->methodNamed('__construct'));
        } elseif ($kind === T_VARIABLE) {
            $type = $this->variables[$text] ?? null;
        } elseif (in_array($kind, [T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED], true)) {
            $type = $this->named($text);
        } elseif ($text === '(' || $text === '[') {
            $this->list($text === '(' ? ')' : ']');
        }

        return $this->members($type);
    }

    /** Passes over the name and the parameters of a function that the sample declares. */
    private function signature(): void
    {
        $this->at += $this->kind() === T_STRING ? 1 : 0;
        $depth = 0;
        do {
            $depth += match ($this->token()) {
                '(' => 1,
                ')' => -1,
                default => 0,
            };
            $this->at++;
        } while ($depth > 0);
    }

    /** A function, a constant, or a member of a class. */
    private function named(string $name): ?Type
    {
        if ($this->token() === '(') {
            $this->arguments(function_exists($name) ? new \ReflectionFunction($name) : null);

            return null;
        }
        if (!$this->take('::')) {
            return null;
        }
        $class = $this->full($name);
        if (!Names::exists($class)) {
            throw new Mistake("there is no $class");
        }
        $member = $this->token();
        $this->at++;
        if ($this->token() === '(') {
            $type = new Type($class);
            $this->arguments($type->methodNamed($member));

            return $type->method($member);
        }
        if ($member !== 'class' && !defined("$class::$member")) {
            throw new Mistake("there is no $class::$member");
        }

        return null;
    }

    /** What stands behind an operand: properties, calls, and elements. */
    private function members(?Type $type): ?Type
    {
        while (true) {
            if ($this->take('->', '?->')) {
                $name = $this->token();
                $this->at++;
                if ($this->token() === '(') {
                    $this->arguments($type?->methodNamed($name));
                    $type = $type?->method($name);
                } else {
                    $type = $type?->property($name);
                }
            } elseif ($type !== null && $this->take('[')) {
                $this->list(']');
                $type = $type->item();
            } else {
                return $type;
            }
        }
    }

    private function list(string $end): void
    {
        while (!$this->take($end)) {
            $this->expression();
            $this->take(',', ';', ':', 'as', '{', '}');
        }
    }

    /** Reads arguments, and compares their number and names with what is called. */
    private function arguments(?\ReflectionFunctionAbstract $called): void
    {
        if (!$this->take('(')) {
            return;
        }
        $given = [];
        while (!$this->take(')')) {
            $name = $this->token(1) === ':' && $this->token(2) !== ':' ? $this->token() : null;
            $this->at += $name === null ? 0 : 2;
            $name === null ? $given[] = true : $given[$name] = true;
            $this->expression();
            $this->take(',', '{', '}', ';');
        }
        if ($called !== null) {
            $this->compare($called, $given);
        }
    }

    /** @param array<int|string, true> $given */
    private function compare(\ReflectionFunctionAbstract $called, array $given): void
    {
        $declared = $called->getParameters();
        $title = ($called instanceof \ReflectionMethod ? "{$called->class}::" : '') . "$called->name()";
        foreach ($declared as $at => $parameter) {
            if (!$parameter->isOptional() && !isset($given[$at]) && !isset($given[$parameter->name])) {
                throw new Mistake("$title needs $parameter->name");
            }
            unset($given[$at], $given[$parameter->name]);
        }
        if ($given !== [] && !$called->isVariadic()) {
            throw new Mistake("$title takes no " . implode(', ', array_keys($given)));
        }
    }
}
