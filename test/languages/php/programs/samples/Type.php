<?php

declare(strict_types=1);

namespace Samples;

use Reflection\Comment;
use Reflection\Names;

/** The class of a value, or `array`, with the types of what is in it. */
final class Type
{
    /** @param list<?Type> $arguments */
    public function __construct(public readonly string $name, private readonly array $arguments = [])
    {
    }

    /** The type of a property; null if nothing is known of it. */
    public function property(string $name): ?self
    {
        $class = $this->reflection();
        if ($class === null) {
            return null;
        }
        foreach ((new Comment($class->getDocComment()))->texts('property-read', 'property') as $text) {
            if (preg_match("/^(.+) \\\$$name\\b/", $text, $found) === 1) {
                return $this->read($found[1], $class);
            }
        }
        if (!$class->hasProperty($name)) {
            throw new Mistake("$this->name has no property $name");
        }
        $property = $class->getProperty($name);
        if (!$property->isPublic()) {
            throw new Mistake("$this->name::\$$name is not public");
        }
        foreach ((new Comment($property->getDeclaringClass()->getConstructor()?->getDocComment() ?? false))->texts('param') as $text) {
            if (preg_match("/^(.+?) \\\$$name\\b/", $text, $found) === 1) {
                return $this->read($found[1], $property->getDeclaringClass());
            }
        }

        return self::ofNative($property->getType());
    }

    /** The type of what a method returns; null if nothing is known of it. */
    public function method(string $name): ?self
    {
        $method = $this->methodNamed($name);
        if ($method === null) {
            return null;
        }
        foreach ((new Comment($method->getDocComment()))->texts('return') as $text) {
            return $this->read($text, $method->getDeclaringClass());
        }

        return self::ofNative($method->getReturnType());
    }

    /** The method of a class; null if the class is not the SDK's. */
    public function methodNamed(string $name): ?\ReflectionMethod
    {
        $class = $this->reflection();
        if ($class === null) {
            return null;
        }
        if (!$class->hasMethod($name) || !$class->getMethod($name)->isPublic()) {
            throw new Mistake("$this->name has no method $name");
        }

        return $class->getMethod($name);
    }

    /** The type of what a loop over a value gives. */
    public function item(): ?self
    {
        if ($this->name === 'array' || $this->name === 'Generator') {
            return $this->arguments === [] ? null : $this->arguments[array_key_last($this->arguments)];
        }

        return $this->arguments[0] ?? null;
    }

    /** The class, if it is not one of PHP. */
    private function reflection(): ?\ReflectionClass
    {
        if ($this->name === 'array' || !str_contains($this->name, '\\')) {
            return null;
        }

        return Names::exists($this->name) ? new \ReflectionClass($this->name) : throw new Mistake("there is no $this->name");
    }

    private static function ofNative(?\ReflectionType $type): ?self
    {
        return $type instanceof \ReflectionNamedType && !$type->isBuiltin() ? new self($type->getName()) : null;
    }

    /** Reads a type of a comment, without the null that it may be. */
    private function read(string $text, \ReflectionClass $class): ?self
    {
        $text = (string) preg_replace('/^\?|\|null$|^null\||(?<=>) .*$/', '', trim($text));
        if (preg_match('/^(\\\\?\w[\w\\\\]*)(?:<(.*)>)?(?: .*)?$/', $text, $found) !== 1) {
            return null;
        }
        $template = $this->template($found[1], $class);
        if ($template !== false) {
            return $template;
        }
        $word = Names::word($found[1]);
        $isOwn = in_array($word, [['self'], ['static']], true);
        if ($word !== null && $word !== ['array'] && !$isOwn) {
            return null;
        }
        $name = match (true) {
            $word === ['array'] => 'array',
            $isOwn => $this->name,
            default => (new Names($class))->full($found[1]),
        };
        if ($word === null && !Names::exists($name)) {
            // A type that only PHPStan knows.
            return null;
        }
        $arguments = array_map(fn (string $one): ?self => $this->read($one, $class), self::split($found[2] ?? ''));

        return new self($name, $isOwn && $arguments === [] ? $this->arguments : $arguments);
    }

    /** What stands for a template of the class; false if a name is none. */
    private function template(string $name, \ReflectionClass $class): self|false|null
    {
        $templates = array_map(
            static fn (string $text): string => explode(' ', $text)[0],
            (new Comment($class->getDocComment()))->texts('template'),
        );
        $at = array_search($name, $templates, true);

        return $at === false ? false : $this->arguments[$at] ?? null;
    }

    /** @return list<string> Arguments of a type, of which each may have its own. */
    private static function split(string $text): array
    {
        preg_match_all('/(?:[^<>{}(),]|(?<bracket>[<{(](?:[^<>{}()]|(?&bracket))*[>})]))+/', $text, $found);

        return array_map(trim(...), $found[0]);
    }
}
