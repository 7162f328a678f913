<?php

declare(strict_types=1);

namespace Sdk\Tests\Models;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Sdk\Core\UnknownVariant;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Types;
use Sdk\Tests\Sample\Animal;
use Sdk\Tests\Sample\Cat;
use Sdk\Tests\Sample\Content;
use Sdk\Tests\Sample\Dog;
use Sdk\Tests\Sample\Figure;
use Sdk\Tests\Sample\Moment;
use Sdk\Tests\Sample\Owner;

final class UnionTest extends TestCase
{
    /** @return iterable<string, array{class-string, string, string}> */
    public static function values(): iterable
    {
        yield 'a tag' => [Animal::class, '{"type":"cat","lives":9}', Cat::class];
        yield 'a tag with a misfit' => [Animal::class, '{"type":"cat","lives":"many"}', Cat::class];
        yield 'another tag' => [Animal::class, '{"type":"dog","barks":true}', Dog::class];
        yield 'an unknown tag' => [Animal::class, '{"type":"eel","x":[]}', UnknownVariant::class];
        yield 'no tag' => [Animal::class, '{"lives":1}', UnknownVariant::class];
        yield 'no object' => [Animal::class, '[{}]', UnknownVariant::class];
        yield 'a declared value' => [Figure::class, '"active"', 'string'];
        yield 'another text' => [Figure::class, '"x"', 'string'];
        yield 'an integer' => [Figure::class, '5', 'int'];
        yield 'a list' => [Figure::class, '[1.5]', 'array'];
        yield 'an object by what it requires' => [Figure::class, '{"name":"o"}', Owner::class];
        yield 'an object by its constant' => [Figure::class, '{"type":"dog","barks":true,"name":"x"}', Dog::class];
        yield 'an object whose constant is absent' => [Figure::class, '{"barks":true}', UnknownVariant::class];
        yield 'a time' => [Moment::class, '"2024-02-29T12:34:56Z"', \DateTimeImmutable::class];
        yield 'none of them' => [Figure::class, 'true', UnknownVariant::class];
    }

    #[DataProvider('values')]
    public function testVariantsAreChosenAndWrittenBack(string $union, string $json, string $kind): void
    {
        $value = Types::read($union, Json::parse($json));
        self::assertSame($kind, get_debug_type($value));
        self::assertSame($json, Json::write(Encoder::encode($union, $value)));
    }

    public function testListsAreNotMapsWhereBothAreVariants(): void
    {
        $write = static fn(mixed $value): string => Json::write(Encoder::encode(Content::class, $value));
        self::assertSame(['[1,2]', '{"a":1}', '{}'], [$write([1, 2]), $write(['a' => 1]), $write([])]);
    }

    public function testUnknownVariantsTellTheirTag(): void
    {
        $value = Types::read(Animal::class, Json::parse('{"type":"eel"}'));
        self::assertInstanceOf(UnknownVariant::class, $value);
        self::assertSame('eel', $value->tag);
    }

    public function testWhoeverWritesAUnionWritesLittle(): void
    {
        self::assertSame('{"lives":9,"type":"cat"}', Json::write(Encoder::encode(Animal::class, new Cat(9))));
        self::assertSame('{"type":"dog","barks":true}', Json::write(Encoder::encode(Animal::class, new Dog(true))));
        self::assertSame(
            '{"type":"cat","lives":9}',
            Json::write(Encoder::encode(Animal::class, ['type' => 'cat', 'lives' => 9])),
        );
        self::assertSame('[1,2.5]', Json::write(Encoder::encode(Figure::class, [1.0, 2.5])));
    }
}
