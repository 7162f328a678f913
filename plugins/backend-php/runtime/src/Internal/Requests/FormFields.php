<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

/**
 * The fields of a form, in the order in which they are sent.
 *
 * @internal
 */
final class FormFields
{
    /**
     * Descriptor and key of each field that has a value: declared ones first, others in the order in which they are given.
     *
     * @param array<string, mixed> $declared Descriptor of the body.
     * @return list<array{array<string, mixed>, string}>
     */
    public static function of(array $declared, Arguments $members): array
    {
        $fields = array_column($declared['fields'] ?? [], null, 'name');
        foreach ($members->keys() as $name) {
            $fields[$name] ??= ['name' => $name];
        }
        $entries = [];
        foreach ($fields as $name => $field) {
            if ($members->get((string) $name) !== null) {
                $entries[] = [$field, (string) $name];
            }
        }

        return $entries;
    }
}
