<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

/**
 * Bodies of the kind `application/x-www-form-urlencoded`.
 *
 * @internal
 */
final class FormBody
{
    /** @param array<string, mixed> $declared */
    public static function write(array $declared, BodyValue $value): PreparedBody
    {
        $members = $value->members();
        $pairs = [];
        foreach (FormFields::of($declared, $members) as [$field, $name]) {
            $json = $members->json($name);
            $isJson = ($field['encoding'] ?? '') === 'json' || $json instanceof \stdClass && !isset($field['style']);
            $field = $isJson ? [...$field, 'style' => 'json'] : $field;
            $pairs = [...$pairs, ...Query::pairs($field, $json, Percent::encodeForm(...))];
        }

        return PreparedBody::ofText($declared['mediaType'] ?? 'application/x-www-form-urlencoded', implode(
            '&',
            $pairs,
        ));
    }
}
