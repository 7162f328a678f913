<?php

declare(strict_types=1);

namespace Driver;

/** Options of a message as an SDK spells them. One that it cannot have is a mistake of the suite. */
final class Settings
{
    private const OF_CLIENT = ['timeout', 'maxRetries', 'retryUnsafe', 'headers', 'maxResponseBytes'];
    private const OF_CALL = [
        'timeout', 'maxRetries', 'headers', 'query', 'bodyProperties', 'idempotencyKey', 'baseUrl', 'maxResponseBytes',
    ];

    /** The names that PSR-3 has for levels. */
    private const LEVELS = ['debug' => 'debug', 'info' => 'info', 'warn' => 'warning', 'error' => 'error'];

    private readonly Lines $lines;

    public function __construct(private readonly Table $table)
    {
        $this->lines = new Lines();
    }

    /** @return list<string> The lines that loggers received since the last time. */
    public function takeLines(): array
    {
        return $this->lines->take();
    }

    /** @return array<string, mixed> Arguments of the constructor by name. */
    public function ofClient(#[\SensitiveParameter] ?\stdClass $given): array
    {
        $arguments = [];
        $options = [];
        foreach (Values::members($given) as $name => $value) {
            if (in_array($name, self::OF_CLIENT, true)) {
                $options[$name] = Values::loose($value, true);
            } elseif ($name === 'logger') {
                $options += ['logger' => $this->lines, 'logLevel' => self::LEVELS[$value]];
            } elseif ($name === 'baseUrl') {
                $arguments['baseUrl'] = $value;
            } elseif ($name === 'environment') {
                $arguments['environment'] = $this->table->environment($value);
            } else {
                $arguments[$this->table->option($name)] = Values::loose($value, true);
            }
        }
        if ($options !== []) {
            $arguments['options'] = new ($this->table->class('Core\ClientOptions'))(...$options);
        }

        return $arguments;
    }

    /** Options of a call; null where the message has none. */
    public function ofCall(#[\SensitiveParameter] ?\stdClass $given, \stdClass $bodyProperties): ?object
    {
        $options = [];
        foreach (Values::members($given) as $name => $value) {
            if (in_array($name, self::OF_CALL, true)) {
                $options[$name] = Values::loose($value, true);
            } elseif ($name !== 'body') {
                $options['credentials'][$this->table->option($name)] = $value;
            }
        }
        $further = Values::loose($bodyProperties, true);
        if ($further !== []) {
            $options['bodyProperties'] = [...$further, ...$options['bodyProperties'] ?? []];
        }

        return $options === [] ? null : new ($this->table->class('Core\RequestOptions'))(...$options);
    }
}
