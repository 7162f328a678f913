<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Core\FileUpload;
use Sdk\Core\RequestBody;
use Sdk\Internal\Json\Json;

/**
 * Bodies of the kind `multipart/form-data`.
 *
 * @internal
 */
final class MultipartBody
{
    /** @param array<string, mixed> $declared */
    public static function write(array $declared, BodyValue $value): PreparedBody
    {
        $boundary = 'form-' . bin2hex(random_bytes(16));
        $members = $value->members();
        $content = [];
        foreach (FormFields::of($declared, $members) as [$field, $name]) {
            foreach (self::partsOf($field, $members, $name) as [$head, $part]) {
                array_push($content, "--$boundary\r\n$head\r\n\r\n", $part, "\r\n");
            }
        }
        $content[] = "--$boundary--\r\n";

        return new PreparedBody(
            ($declared['mediaType'] ?? 'multipart/form-data') . "; boundary=$boundary",
            new RequestBody($content),
        );
    }

    /**
     * Head and content of each part of a field.
     *
     * @param array<string, mixed> $field
     * @return list<array{string, string|FileUpload}>
     */
    private static function partsOf(array $field, Arguments $members, string $name): array
    {
        $given = $members->get($name);
        $isFile = ($field['encoding'] ?? '') === 'file';
        if (Bodies::isFile($given) || $isFile && !is_array($given)) {
            return [self::filePart($field, Bodies::fileOf($given))];
        }
        $hasFiles = is_array($given) && $given !== [] && array_filter($given, Bodies::isFile(...)) === $given;
        if (is_array($given) && array_is_list($given) && ($isFile || $hasFiles)) {
            return array_map(static fn(mixed $file): array => self::filePart($field, Bodies::fileOf($file)), $given);
        }
        $json = $members->json($name);
        $isWhole = ($field['encoding'] ?? '') === 'json' && !($field['repeated'] ?? false);
        if ($isWhole || !is_array($json)) {
            return self::textParts($field, $json);
        }
        $parts = [];
        foreach (array_filter($json, static fn(mixed $item): bool => $item !== null) as $item) {
            $parts = [...$parts, ...self::textParts($field, $item)];
        }

        return $parts;
    }

    /**
     * @param array<string, mixed> $field
     * @return list<array{string, string}>
     */
    private static function textParts(array $field, mixed $json): array
    {
        $declared = self::concrete($field['contentType'] ?? null);
        $isCompound = is_array($json) || $json instanceof \stdClass;
        if (($field['encoding'] ?? '') === 'json' || $isCompound && !isset($field['style'])) {
            return [self::textPart($field['name'], $declared ?? 'application/json', Json::write($json))];
        }
        if (!$isCompound) {
            return [self::textPart($field['name'], $declared, Values::text($json))];
        }

        return array_map(
            static function (string $pair): array {
                [$name, $text] = explode('=', $pair, 2);

                return self::textPart(rawurldecode($name), null, rawurldecode($text));
            },
            Query::pairs($field, $json),
        );
    }

    /** @return array{string, string} */
    private static function textPart(string $name, ?string $type, string $text): array
    {
        return [self::head('name="' . self::quoted($name) . '"', $type), $text];
    }

    /**
     * @param array<string, mixed> $field
     * @return array{string, FileUpload}
     */
    private static function filePart(array $field, FileUpload $file): array
    {
        $type = ($file->contentType ?? '') !== '' ? $file->contentType : self::concrete($field['contentType'] ?? null);
        $filename = ($file->filename ?? '') !== '' ? (string) $file->filename : 'file';
        $names = 'name="' . self::quoted($field['name']) . '"; filename="' . self::quoted($filename) . '"';

        return [self::head($names, $type ?? 'application/octet-stream'), $file];
    }

    private static function head(string $names, ?string $type): string
    {
        $head = "Content-Disposition: form-data; $names";

        return $type === null ? $head : "$head\r\nContent-Type: " . str_replace(["\r", "\n"], ' ', $type);
    }

    private static function quoted(string $text): string
    {
        return strtr($text, ['"' => '%22', "\r" => '%0D', "\n" => '%0A', "\0" => '%00']);
    }

    /** A content type that is one, not a choice of several. */
    private static function concrete(?string $type): ?string
    {
        return $type === null || strpbrk($type, '*,') !== false ? null : $type;
    }
}
