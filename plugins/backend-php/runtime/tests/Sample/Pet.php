<?php

declare(strict_types=1);

namespace Sdk\Tests\Sample;

use Sdk\Core\Date;
use Sdk\Core\Model;
use Sdk\Core\Omit;
use Sdk\Core\UnknownVariant;

/** A model with properties of every kind. */
final class Pet extends Model
{
    protected const PROPERTIES = [
        'id' => ['id', 'int64'],
        'name' => ['name', 'string'],
        'nick' => ['nick', ['nullable', 'string']],
        'status' => ['status', Status::class],
        'born' => ['born_at', 'datetime'],
        'day' => ['day', 'date'],
        'weight' => ['weight', 'double'],
        'big' => ['big', 'integer'],
        'photo' => ['photo', 'bytes'],
        'tags' => ['tags', ['list', 'string']],
        'counts' => ['counts', ['map', 'int32']],
        'owner' => ['owner', Owner::class],
        'friends' => ['friends', ['list', Owner::class]],
        'animal' => ['animal', Animal::class],
        'figure' => ['figure', Figure::class],
        'any' => ['any', 'any'],
    ];
    protected const REQUIRED = ['id', 'name', 'owner'];

    /**
     * @param ?list<string> $tags
     * @param ?array<string, int> $counts
     * @param ?list<Owner> $friends
     * @param array<string, mixed> $additionalProperties
     */
    public function __construct(
        public readonly int $id,
        public readonly string $name,
        public readonly Owner $owner,
        public readonly string|Omit|null $nick = Omit::Value,
        public readonly ?string $status = null,
        public readonly ?\DateTimeImmutable $born = null,
        public readonly ?Date $day = null,
        public readonly ?float $weight = null,
        public readonly int|string|null $big = null,
        public readonly ?string $photo = null,
        public readonly ?array $tags = null,
        public readonly ?array $counts = null,
        public readonly ?array $friends = null,
        public readonly Cat|Dog|UnknownVariant|null $animal = null,
        public readonly mixed $figure = null,
        public readonly mixed $any = Omit::Value,
        public readonly array $additionalProperties = [],
    ) {}
}
