<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

use Sdk\Core\FileUpload;

/** Values of vectors as programs give them. */
final class Given
{
    public static function revive(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map(self::revive(...), $value);
        }
        if (!$value instanceof \stdClass) {
            return $value;
        }
        if (isset($value->{'$int'})) {
            return (int) $value->{'$int'};
        }
        if (isset($value->{'$date'})) {
            return new \DateTimeImmutable($value->{'$date'});
        }
        if (isset($value->{'$file'})) {
            $file = $value->{'$file'};

            return FileUpload::fromString($file->text, $file->name ?? null, $file->type ?? null);
        }
        $members = (array) $value;
        ksort($members, SORT_STRING);

        return (object) array_map(self::revive(...), $members);
    }

    /** @return array<string, mixed> The fields of an object that it has. */
    public static function fields(?\stdClass $from, string ...$names): array
    {
        return array_intersect_key((array) $from, array_flip($names));
    }
}
