<?php

declare(strict_types=1);

namespace Reflection;

/** Compares what a class documents with what it declares. */
final class ClassCheck
{
    private readonly Names $names;

    private readonly Comment $comment;

    /** @var array<string, list<string>> What names of PHPStan's own types are, and those of templates. */
    private array $aliases = [];

    /** @param \Closure(string): void $complain */
    public function __construct(private readonly \ReflectionClass $class, private readonly \Closure $complain)
    {
        $this->names = new Names($class);
        $this->comment = new Comment($class->getDocComment());
    }

    public function run(): void
    {
        $this->declareAliases();
        foreach ($this->comment->texts('extends', 'implements', 'property', 'property-read', 'method', 'mixin', 'use') as $text) {
            $this->typeOf(preg_replace('/^\$\w+ /', '', $text), $this->class->getShortName());
        }
        foreach ($this->class->getMethods() as $method) {
            if ($method->getDeclaringClass()->name === $this->class->name && $method->getFileName() === $this->class->getFileName()) {
                $this->checkMethod($method);
            }
        }
        foreach ([...$this->class->getProperties(), ...$this->class->getReflectionConstants()] as $member) {
            if ($member->getDeclaringClass()->name === $this->class->name && !$member instanceof \ReflectionEnumUnitCase) {
                $this->checkMember($member);
            }
        }
    }

    private function complain(string $where, string $problem): void
    {
        ($this->complain)("{$this->class->name}::$where: $problem");
    }

    /** Reads the names that the comment of the class introduces. */
    private function declareAliases(): void
    {
        $this->declareTemplates($this->comment);
        foreach ($this->comment->texts('phpstan-import-type', 'psalm-import-type') as $text) {
            if (preg_match('/^(\w+) from ([\w\\\\]+)(?: as (\w+))?$/', $text, $found) !== 1) {
                $this->complain('@phpstan-import-type', "not an import: $text");
                continue;
            }
            $this->aliases[$found[3] ?? $found[1]] = $this->imported($this->names->full($found[2]), $found[1]);
        }
        foreach ($this->comment->texts('phpstan-type', 'psalm-type') as $text) {
            [$name, $type] = [...explode(' ', (string) preg_replace('/^(\w+)\s*=?\s*/', '$1 ', $text), 2), ''];
            $this->aliases[$name] = $this->typeOf($type, "@phpstan-type $name");
        }
    }

    /** @return list<string> What a type of another class is. */
    private function imported(string $class, string $name): array
    {
        $texts = Names::exists($class) ? (new Comment((new \ReflectionClass($class))->getDocComment()))->texts('phpstan-type', 'psalm-type') : [];
        foreach ($texts as $text) {
            if (preg_match("/^$name\\b\\s*=?\\s*(.+)$/", $text, $found) === 1) {
                $names = new Names(new \ReflectionClass($class));
                $type = new TypeText($found[1]);

                return array_merge(...array_map(static fn (string $one): array => Names::word($one) ?? [$names->full($one)], $type->alternatives));
            }
        }
        $this->complain('@phpstan-import-type', "$class declares no type $name");

        return ['mixed'];
    }

    private function declareTemplates(Comment $comment): void
    {
        foreach ($comment->texts('template', 'template-covariant') as $text) {
            $this->aliases[explode(' ', $text)[0]] = ['mixed'];
        }
    }

    /**
     * The words and full names that a type is at its outermost level. Complains of names that stand for nothing.
     *
     * @return list<string>
     */
    private function typeOf(string $text, string $where): array
    {
        try {
            $type = new TypeText($text);
        } catch (\UnexpectedValueException $error) {
            $this->complain($where, $error->getMessage());

            return ['mixed'];
        }
        foreach ($type->names as $name) {
            if (Names::word($name) === null && !isset($this->aliases[$name]) && !Names::exists($this->names->full($name))) {
                $this->complain($where, "there is no $name");
            }
        }
        $all = array_map(
            fn (string $name): array => Names::word($name) ?? $this->aliases[$name] ?? [$this->names->full($name)],
            $type->alternatives,
        );

        return array_values(array_unique(array_merge(...$all)));
    }

    private function checkMethod(\ReflectionMethod $method): void
    {
        $comment = new Comment($method->getDocComment());
        $aliases = $this->aliases;
        $this->declareTemplates($comment);
        $where = "$method->name()";
        $documented = [];
        foreach ($comment->texts('param') as $text) {
            $type = $this->typeOf($text, $where);
            $rest = $this->restOf($text);
            if (preg_match('/^(?:\.\.\.)?\$(\w+)/', $rest, $found) !== 1) {
                $this->complain($where, "a @param has no name: $text");
                continue;
            }
            $documented[$found[1]] = $type;
        }
        $declared = [];
        foreach ($method->getParameters() as $parameter) {
            $declared[] = $parameter->name;
            $this->checkNative($parameter->getType(), "$where \$$parameter->name");
            if (isset($documented[$parameter->name])) {
                $this->compare($documented[$parameter->name], $parameter->getType(), "$where \$$parameter->name");
            }
        }
        $kept = array_values(array_intersect($declared, array_keys($documented)));
        if ($kept !== array_keys($documented)) {
            $this->complain($where, 'documents the parameters ' . implode(', ', array_keys($documented)) . ', and has ' . implode(', ', $declared));
        }
        $this->checkNative($method->getReturnType(), $where);
        foreach ($comment->texts('return') as $text) {
            $this->compare($this->typeOf($text, $where), $method->getReturnType(), "$where returns");
        }
        foreach ($comment->texts('throws') as $text) {
            $this->typeOf($text, "$where throws");
        }
        $this->aliases = $aliases;
    }

    private function restOf(string $text): string
    {
        try {
            return (new TypeText($text))->rest();
        } catch (\UnexpectedValueException) {
            return '';
        }
    }

    private function checkMember(\ReflectionProperty|\ReflectionClassConstant $member): void
    {
        $isProperty = $member instanceof \ReflectionProperty;
        $where = $isProperty ? "\$$member->name" : $member->name;
        $native = $isProperty ? $member->getType() : null;
        $this->checkNative($native, $where);
        foreach ((new Comment($member->getDocComment()))->texts('var') as $text) {
            $type = $this->typeOf($text, $where);
            if ($isProperty) {
                $this->compare($type, $native, $where);
            }
        }
    }

    private function checkNative(?\ReflectionType $type, string $where): void
    {
        foreach (self::partsOf($type) as $name) {
            if (Names::word($name) === null && !Names::exists($name)) {
                $this->complain($where, "there is no $name");
            }
        }
    }

    /** @return list<string> */
    private static function partsOf(?\ReflectionType $type): array
    {
        return match (true) {
            $type === null => ['mixed'],
            $type instanceof \ReflectionNamedType => [
                $type->getName(),
                ...($type->allowsNull() && $type->getName() !== 'null' && $type->getName() !== 'mixed' ? ['null'] : []),
            ],
            default => array_merge(...array_map(self::partsOf(...), $type->getTypes())),
        };
    }

    /** @param list<string> $documented */
    private function compare(array $documented, ?\ReflectionType $type, string $where): void
    {
        $native = self::partsOf($type);
        if (in_array('mixed', [...$native, ...$documented], true)) {
            return;
        }
        foreach ($documented as $one) {
            if (!array_filter($native, fn (string $other): bool => $this->isWithin($one, $other))) {
                $this->complain($where, "is documented as $one, and declared as " . implode('|', $native));
            }
        }
        foreach ($native as $one) {
            if (!array_filter($documented, fn (string $other): bool => $this->isWithin($other, $one))) {
                $this->complain($where, "is declared as $one, and documented as " . implode('|', $documented));
            }
        }
    }

    /** Whether a documented type is a declared one. */
    private function isWithin(string $documented, string $declared): bool
    {
        if ($declared === 'self' || $declared === 'static') {
            $declared = $this->class->name;
        }
        if ($documented === 'self' || $documented === 'static') {
            $documented = $this->class->name;
        }

        return $documented === $declared
            || ($declared === 'object' && Names::word($documented) === null)
            || ($declared === 'callable' && $documented === 'Closure')
            || ($declared === 'iterable' && ($documented === 'array' || is_a($documented, \Traversable::class, true)))
            || ($documented === 'iterable' && in_array($declared, ['array', 'Traversable'], true))
            || ($declared === 'bool' && in_array($documented, ['true', 'false'], true))
            || is_a($documented, $declared, true);
    }
}
