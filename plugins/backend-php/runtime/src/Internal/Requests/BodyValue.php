<?php

declare(strict_types=1);

namespace Sdk\Internal\Requests;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Json\Json;

/**
 * What a body is made of: one value, or properties.
 *
 * @internal
 */
final class BodyValue
{
    /**
     * @param Arguments $values The value under its key, or the properties by name.
     * @param ?string $key Key of the one value; null: there are properties.
     */
    public function __construct(
        public readonly Arguments $values,
        public readonly ?string $key = null,
    ) {}

    /** The body as JSON. */
    public function json(): mixed
    {
        if ($this->key !== null) {
            return $this->values->json($this->key);
        }
        $members = [];
        foreach ($this->values->keys() as $name) {
            $members[$name] = $this->values->json($name);
        }

        return (object) $members;
    }

    /** The properties as arguments; those of a single value are its members. */
    public function members(): Arguments
    {
        if ($this->key === null) {
            return $this->values;
        }
        $given = $this->values->get($this->key);
        if (is_array($given) && ($given === [] || !array_is_list($given))) {
            return new Arguments($given);
        }
        $json = $this->json();

        return $json instanceof \stdClass
            ? new Arguments(Json::membersOf($json))
            : throw new ConfigurationException('The body of a form must be an object');
    }
}
