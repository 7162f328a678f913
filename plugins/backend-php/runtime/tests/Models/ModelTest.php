<?php

declare(strict_types=1);

namespace Sdk\Tests\Models;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Sdk\Core\Date;
use Sdk\Core\JsonLiteral;
use Sdk\Core\Omit;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\DecodeException;
use Sdk\Internal\Json\Encoder;
use Sdk\Internal\Json\Fit;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Misfit;
use Sdk\Internal\Json\Types;
use Sdk\Tests\Sample\Cat;
use Sdk\Tests\Sample\Owner;
use Sdk\Tests\Sample\Pet;
use Sdk\Tests\Sample\Status;

final class ModelTest extends TestCase
{
    private const FULL =
        '{"id":9007199254740993,"name":"Rex","nick":null,"status":"gone","born_at":"2024-02-29T12:34:56.789+05:30",'
            . '"day":"2024-02-29","weight":1.0,"big":18446744073709551615,"photo":"AP8=","tags":[],"counts":{},"owner":{"name":"o","x":[]},'
            . '"friends":[{"name":"f","size":3}],"animal":{"type":"cat","lives":9},"figure":[1,2.5],"any":{"a":[],"b":{},"c":1.0},"extra":{}}';

    public function testWhatTheServerSendsIsReadAndWrittenBack(): void
    {
        $pet = Pet::fromJson(self::FULL);
        self::assertSame(9007199254740993, $pet->id);
        self::assertNull($pet->nick);
        self::assertSame(['gone', false], [$pet->status, Status::isKnown($pet->status)]);
        self::assertSame('2024-02-29T12:34:56.789+05:30', $pet->born?->format('Y-m-d\TH:i:s.vP'));
        self::assertEquals(new Date(2024, 2, 29), $pet->day);
        self::assertSame([1.0, '18446744073709551615', "\0\xFF"], [$pet->weight, $pet->big, $pet->photo]);
        self::assertSame([[], []], [$pet->tags, $pet->counts]);
        self::assertSame(['o', null, ['x' => []]], [
            $pet->owner->name,
            $pet->owner->size,
            $pet->owner->additionalProperties,
        ]);
        self::assertSame(3, $pet->friends[0]->size);
        self::assertInstanceOf(Cat::class, $pet->animal);
        self::assertSame(9, $pet->animal->lives);
        self::assertSame([1.0, 2.5], $pet->figure);
        self::assertEquals((object) ['a' => [], 'b' => new \stdClass(), 'c' => 1.0], $pet->any);
        self::assertEquals(['extra' => new \stdClass()], $pet->additionalProperties);
        self::assertSame(self::FULL, $pet->toJson());
        self::assertSame(self::FULL, unserialize(serialize($pet))->toJson());
        self::assertSame('Rex', unserialize(serialize($pet))->name);
    }

    public function testTextsBesideLargeNumbersHaveAsManyEscapesAsTheyNeed(): void
    {
        $text = str_repeat('\n\"\\\\', 400_000);
        $json = Json::parse('{"text":"' . $text . '","half":"\ud83d\\\\","big":99999999999999999999}');
        self::assertSame(str_repeat("\n\"\\", 400_000), $json->text);
        self::assertEquals(new JsonLiteral('"\ud83d\\\\"'), $json->half);
        foreach (['"\\u12"', '"\\\\\\u12"', '"\\ud83d\\u12"', '"open', '"open\\', '"open\\"', "\"\n\""] as $bad) {
            self::assertSame(Omit::Value, Json::tryParse("[99999999999999999999,$bad]"));
        }
    }

    public function testWhatAProgramMakesIsReadAsItWasMade(): void
    {
        $pet = new Pet(
            id: 1,
            name: 'Rex',
            owner: new Owner('o', additionalProperties: ['x' => new \stdClass()]),
            born: new \DateTimeImmutable('2024-02-29T12:00:00.5Z'),
            weight: 2.0,
            big: '18446744073709551615',
            photo: "\0\xFF",
            counts: [],
            animal: new Cat(9),
            any: ['a' => []],
        );
        self::assertSame(
            '{"id":1,"name":"Rex","born_at":"2024-02-29T12:00:00.500Z","weight":2,"big":18446744073709551615,"photo":"AP8=",'
            . '"counts":{},"owner":{"name":"o","x":{}},"animal":{"lives":9,"type":"cat"},"any":{"a":[]}}',
            $pet->toJson(),
        );
        self::assertTrue($pet->equals(Pet::fromJson($pet->toJson())));
        self::assertSame($pet->with(big: 5)->toJson(), json_encode($pet->with(big: 5)));
        self::assertSame('18446744073709551615', json_decode((string) json_encode($pet))->big);
    }

    public function testAbsentAndNullDiffer(): void
    {
        $pet = Pet::fromJson('{"id":1,"name":"Rex","owner":{"name":"o"},"tags":null}');
        self::assertSame([Omit::Value, false, false], [$pet->nick, $pet->has('nick'), isset($pet->nick)]);
        self::assertSame([null, true], [$pet->tags, $pet->has('tags')]);
        self::assertSame([null, Omit::Value], [$pet->received('tags'), $pet->received('nick')]);
        self::assertSame('{"name":"o"}', (new Owner('o'))->toJson());
        self::assertStringContainsString('"nick":null', $pet->with(nick: null)->toJson());
        self::assertSame('{"id":1,"name":"Rex","owner":{"name":"o"}}', $pet->with(tags: null)->toJson());
    }

    /** @return iterable<string, array{string, string, mixed, bool}> */
    public static function misfits(): iterable
    {
        yield 'a text for an integer' => ['id', '"many"', 0, true];
        yield 'an integer beyond its width' => ['id', '9223372036854775808', 0, true];
        yield 'a text that spells an integer' => ['id', '"12"', 12, true];
        yield 'an integer with a fraction of zero' => ['id', '5.0', 5, false];
        yield 'a number for a text' => ['name', '5', '5', true];
        yield 'null for a text' => ['name', 'null', '', true];
        yield 'half of a surrogate pair' => ['name', '"\ud800"', '', true];
        yield 'a day that does not exist' => ['born_at', '"2023-02-29T12:00:00Z"', null, true];
        yield 'a leap second' => ['born_at', '"2016-12-31T23:59:60Z"', null, true];
        yield 'a number that is too large' => ['weight', '1e999', null, true];
        yield 'an object for a list' => ['tags', '{}', null, true];
        yield 'a list for an object' => ['counts', '[]', null, true];
        yield 'items of other types' => ['tags', '["a",{},null]', ['a', null, null], true];
        yield 'bytes that are not base64' => ['photo', '"*"', null, true];
    }

    #[DataProvider('misfits')]
    public function testMisfitsAreKept(string $wire, string $json, mixed $read, bool $isOdd): void
    {
        $text = $wire === 'id' ? "{\"id\":$json}" : "{\"id\":1,\"$wire\":$json}";
        $pet = Pet::fromJson($text);
        $property = $wire === 'born_at' ? 'born' : $wire;
        self::assertSame($read, $pet->$property);
        self::assertSame($isOdd, $pet->received($property) !== Omit::Value);
        self::assertSame($text, $pet->toJson());
        if ($wire === 'weight') {
            self::assertEquals(new JsonLiteral('1e999'), $pet->received('weight'));
        }
    }

    /** @return iterable<string, array{string}> */
    public static function hardTexts(): iterable
    {
        yield 'the largest integer' => ['9223372036854775807'];
        yield 'one more' => ['9223372036854775808'];
        yield 'an integer of twenty digits' => ['-18446744073709551616'];
        yield 'many digits and an exponent' => ['12345678901234567e1'];
        yield 'half of a surrogate pair' => ['"\ud83d"'];
        yield 'its other half' => ['"\ude00"'];
        yield 'a name that begins with a zero character' => ['{"\u0000a":1}'];
    }

    #[DataProvider('hardTexts')]
    public function testWhatJsonDecodeRoundsOrRefusesIsKept(string $json): void
    {
        self::assertSame("{\"id\":1,\"x\":$json}", Pet::fromJson("{\"id\":1,\"x\":$json}")->toJson());
    }

    public function testItemsOfATupleHaveTypesOfTheirOwn(): void
    {
        $type = ['tuple', ['string', Cat::class], 'datetime'];
        $json = json_decode('[1, {"lives":9}, "2024-02-29T12:00:00Z", "soon"]');
        [$text, $cat, $time, $misfit] = Types::read($type, $json);
        self::assertSame(['1', 9, '2024', null], [$text, $cat->lives, $time->format('Y'), $misfit]);
        $written = Json::write(Encoder::encode($type, [$text, ['lives' => 8], $time]));
        self::assertSame('["1",{"lives":8},"2024-02-29T12:00:00Z"]', $written);
        self::assertSame(Misfit::Value, Types::read($type, new \stdClass()));
        self::assertSame([0, null], [
            Fit::of($type, ['a', (object) ['lives' => 9]], Fit::STRICT),
            Fit::of($type, ['a', 9], Fit::STRICT),
        ]);
    }

    public function testEscapedPairsAreRead(): void
    {
        self::assertSame("\u{1F600}", Pet::fromJson('{"id":1,"name":"\ud83d\ude00"}')->name);
    }

    public function testARequiredObjectThatCannotBeReadFailsOnlyWhenItIsRead(): void
    {
        $pet = Pet::fromJson('{"id":1,"owner":"x"}');
        self::assertSame([1, '', 'x'], [$pet->id, $pet->name, $pet->received('owner')]);
        self::assertStringContainsString('[owner] => x', print_r($pet, true));
        $this->expectException(DecodeException::class);
        self::assertNull($pet->owner);
    }

    public function testCopiesHaveOtherValues(): void
    {
        $pet = Pet::fromJson('{"id":"odd","name":"Rex","extra":1}')->with(name: 'Max', owner: [
            'name' => 'o',
            'size' => 2,
        ]);
        self::assertSame('{"id":"odd","extra":1,"name":"Max","owner":{"name":"o","size":2}}', $pet->toJson());
        self::assertSame(2, $pet->owner->size);
        $this->expectException(ConfigurationException::class);
        $pet->with(colour: 'red');
    }

    public function testArraysStandForModels(): void
    {
        $pet = Pet::fromArray([
            'id' => 1,
            'born' => new \DateTimeImmutable('2024-01-02T00:00:00Z'),
            'counts' => [],
            'owner' => ['name' => 'o'],
        ]);
        self::assertSame('{"id":1,"born_at":"2024-01-02T00:00:00Z","counts":{},"owner":{"name":"o"}}', $pet->toJson());
        self::assertSame(
            ['id' => 1, 'born_at' => '2024-01-02T00:00:00Z', 'counts' => [], 'owner' => ['name' => 'o']],
            $pet->toArray(),
        );
    }

    public function testPropertiesAreReadOnly(): void
    {
        foreach ([new Owner('o'), Owner::fromJson('{"name":"o"}')] as $owner) {
            foreach (['name', 'nmae'] as $property) {
                try {
                    $owner->$property = 'p';
                    self::fail('There is no error');
                } catch (\Error $error) {
                    self::assertStringStartsWith('Cannot modify ', $error->getMessage());
                }
            }
        }
        $this->expectException(\LogicException::class);
        Owner::fromJson('{}')->colour;
    }
}
