<?php

declare(strict_types=1);

namespace Driver;

/** The arguments of a message by place and name. One that the operation does not take is a mistake of the suite. */
final class CallArguments
{
    private readonly Making $making;

    private readonly string $call;

    /** @var array<string, array<string, mixed>> */
    private array $places = [];

    public function __construct(Table $table, #[\SensitiveParameter] \stdClass $message)
    {
        $this->making = new Making($table);
        $this->call = $message->call;
        foreach ((array) ($message->args ?? []) as $place => $values) {
            $this->places[$place] = $place === 'value' ? ['' => $values] : Values::members($values);
        }
    }

    /**
     * The values of declared arguments by their names in the SDK.
     *
     * @param list<\stdClass> $declared
     * @return array<string, mixed>
     */
    public function take(array $declared): array
    {
        $taken = [];
        foreach ($declared as $one) {
            if (array_key_exists($one->wire, $this->places[$one->place] ?? [])) {
                $taken[$one->name] = $this->making->of($one->type, $this->places[$one->place][$one->wire]);
                unset($this->places[$one->place][$one->wire]);
            }
        }

        return $taken;
    }

    /** Properties of the body that the operation does not declare. */
    public function rest(bool $merges): \stdClass
    {
        $further = $merges ? $this->places['body'] ?? [] : [];
        unset($this->places[$merges ? 'body' : '']);
        foreach (array_filter($this->places) as $place => $values) {
            throw new \OutOfBoundsException("$this->call takes no $place " . implode(', ', array_keys($values)));
        }

        return (object) $further;
    }
}
