<?php

declare(strict_types=1);

namespace Driver;

/** A call that a message describes. */
final class Call
{
    /** @param \Closure(): mixed $make */
    private function __construct(public readonly string $name, public readonly string $kind, private readonly \Closure $make)
    {
    }

    /** What the SDK's method gives. Each time, the call is made anew. */
    public function make(): mixed
    {
        return ($this->make)();
    }

    public static function of(Table $table, Settings $settings, object $client, #[\SensitiveParameter] \stdClass $message): self
    {
        $options = $message->options ?? null;
        if ($message->call === 'request') {
            return self::undeclared($client, $message, $settings->ofCall($options, new \stdClass()));
        }
        $entry = $table->call($message->call);
        $arguments = new CallArguments($table, $message);
        $positional = array_values($arguments->take($entry->positional));
        $named = $arguments->take($entry->fields);
        $further = $arguments->rest($entry->merges);
        $own = $settings->ofCall($options, $further);
        if ($own !== null) {
            $named['options'] = $own;
        }
        $path = $entry->path;
        $method = array_pop($path);
        $owner = array_reduce($path, static fn (object $one, string $step): object => $one->$step, $client);
        if (self::isRaw($message->consume ?? 'value', $entry->kind)) {
            $owner = $owner->withRawResponse();
        }

        return new self($message->call, $entry->kind, static fn (): mixed => $owner->$method(...$positional, ...$named));
    }

    /** A list tells nothing of its response itself. */
    private static function isRaw(string $consume, string $kind): bool
    {
        return $consume === 'raw' || ($consume === 'head' && $kind === 'page');
    }

    private static function undeclared(object $client, #[\SensitiveParameter] \stdClass $message, ?object $options): self
    {
        $arguments = array_filter(['options' => $options]);
        if (isset($message->options->body)) {
            $arguments['body'] = Values::loose($message->options->body);
        }

        return new self('request', 'value', static fn (): mixed => $client->request($message->method, $message->url, ...$arguments));
    }
}
