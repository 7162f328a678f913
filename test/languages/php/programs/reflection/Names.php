<?php

declare(strict_types=1);

namespace Reflection;

/** What names in the documentation of a class stand for: by the imports of its file. */
final class Names
{
    /** Types that PHPStan and Psalm know beside those of PHP. */
    private const WORDS = [
        'int' => ['int'], 'positive-int' => ['int'], 'non-negative-int' => ['int'], 'string' => ['string'],
        'non-empty-string' => ['string'], 'numeric-string' => ['string'], 'class-string' => ['string'],
        'bool' => ['bool'], 'true' => ['bool'], 'false' => ['bool'], 'float' => ['float'], 'null' => ['null'],
        'array' => ['array'], 'list' => ['array'], 'non-empty-list' => ['array'], 'non-empty-array' => ['array'],
        'iterable' => ['iterable'], 'callable' => ['callable'], 'mixed' => ['mixed'], 'object' => ['object'],
        'resource' => ['mixed'], 'void' => ['void'], 'never' => ['never'], 'scalar' => ['int', 'string', 'bool', 'float'],
        'array-key' => ['int', 'string'], 'self' => ['self'], 'static' => ['static'], '$this' => ['static'],
        'int-mask' => ['int'],
    ];

    /** @var array<string, string> Full names by the names that stand for them. */
    private array $imports = [];

    public function __construct(private readonly \ReflectionClass $class)
    {
        preg_match_all('/^use ([\w\\\\]+)(?: as (\w+))?;/m', (string) file_get_contents((string) $class->getFileName()), $found, PREG_SET_ORDER);
        foreach ($found as $import) {
            $last = substr((string) strrchr("\\$import[1]", '\\'), 1);
            $this->imports[$import[2] ?? $last] = $import[1];
        }
    }

    /** @return ?list<string> What PHP itself calls a word; null for one that is a name. */
    public static function word(string $name): ?array
    {
        return self::WORDS[$name] ?? null;
    }

    /** The full name that a name stands for. */
    public function full(string $name): string
    {
        if ($name[0] === '\\') {
            return substr($name, 1);
        }
        [$first, $rest] = [...explode('\\', $name, 2), null];
        $base = $this->imports[$first] ?? ($this->class->getNamespaceName() . "\\$first");

        return $rest === null ? $base : "$base\\$rest";
    }

    /** Whether there is a class. Interfaces of PSR come with the packages of a program, which an SDK only suggests. */
    public static function exists(string $class): bool
    {
        return str_starts_with($class, 'Psr\\') || class_exists($class) || interface_exists($class) || enum_exists($class);
    }
}
