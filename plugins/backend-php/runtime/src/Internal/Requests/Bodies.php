<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Core\FileUpload;
use Sdk\Core\RequestBody;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Json\Json;

/**
 * Writes bodies by their kind.
 *
 * @internal
 */
final class Bodies
{
    /** @param array<string, mixed> $declared Descriptor of the body. */
    public static function write(array $declared, BodyValue $value): PreparedBody
    {
        return match ($declared['kind']) {
            'json' => PreparedBody::ofText($declared['mediaType'] ?? 'application/json', Json::write($value->json())),
            'text' => self::text($declared, $value),
            'form' => FormBody::write($declared, $value),
            'multipart' => MultipartBody::write($declared, $value),
            'binary' => self::binary($declared, $value),
            default => self::envelope(Json::write($value->json())),
        };
    }

    /** @param array<string, mixed> $declared */
    private static function text(array $declared, BodyValue $value): PreparedBody
    {
        $json = $value->json();
        if (Json::isNothing($json)) {
            throw new ConfigurationException('The body must not be null');
        }

        return PreparedBody::ofText($declared['mediaType'] ?? 'text/plain; charset=utf-8', Values::text($json));
    }

    /** @param array<string, mixed> $declared */
    private static function binary(array $declared, BodyValue $value): PreparedBody
    {
        $given = $value->key === null ? null : $value->values->get($value->key);
        if ($given === null) {
            throw new ConfigurationException('The body must be a file');
        }
        $file = self::fileOf($given);
        $type = $declared['mediaType'] ?? '*';
        $type = $file->contentType ?? (str_contains($type, '*') ? 'application/octet-stream' : $type);

        return new PreparedBody($type, new RequestBody([$file]));
    }

    /** A message of the Connect protocol: a byte of flags, four of the length, then JSON. */
    private static function envelope(string $message): PreparedBody
    {
        return PreparedBody::ofText('application/connect+json', "\0" . pack('N', strlen($message)) . $message);
    }

    public static function isFile(mixed $value): bool
    {
        return $value instanceof FileUpload || is_resource($value);
    }

    public static function fileOf(mixed $value): FileUpload
    {
        return match (true) {
            $value instanceof FileUpload => $value,
            is_resource($value) => FileUpload::fromStream($value),
            is_string($value) => FileUpload::fromString($value),
            default => throw new ConfigurationException('A file must be a FileUpload, a stream or a string'),
        };
    }
}
