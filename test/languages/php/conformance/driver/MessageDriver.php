<?php

declare(strict_types=1);

namespace Driver;

/** Does what messages say, one after the other: PHP has one thread. */
final class MessageDriver
{
    private readonly Settings $settings;

    /** @var array<string, object> */
    private array $clients = [];

    public function __construct(private readonly Table $table)
    {
        $this->settings = new Settings($table);
    }

    /** @return array<string, mixed> */
    public function answer(#[\SensitiveParameter] \stdClass $message): array
    {
        $began = hrtime(true);
        try {
            $answer = ['ok' => true, 'ms' => 0, ...$this->perform($message)];
        } catch (\Throwable $error) {
            $answer = ['ok' => false, 'ms' => (hrtime(true) - $began) / 1e6, 'error' => Errors::describe($this->table, $error)];
        }

        return ['driver' => $message->id, ...$answer];
    }

    /** @return array<string, mixed> */
    private function perform(#[\SensitiveParameter] \stdClass $message): array
    {
        switch ($message->op) {
            case 'client':
                $arguments = $this->settings->ofClient($message->options ?? null);
                $this->clients[$message->client] = new ($this->table->client())(...$arguments);

                return [];
            case 'derive':
                $arguments = $this->settings->ofClient($message->options ?? null);
                $this->clients[$message->client] = $this->client($message->from)->withOptions(...$arguments);

                return [];
            case 'env':
                foreach ((array) $message->set as $name => $value) {
                    $this->setVariable($name, $value);
                }

                return [];
            case 'call':
                return $this->callAll($message);
            case 'print':
                return ['value' => $this->printed($this->client($message->client ?? null))];
            case 'webhook':
                return $this->deliver($message);
            case 'reset':
                $this->clients = [];
                $this->settings->takeLines();

                return [];
            case 'lines':
                return ['value' => $this->settings->takeLines()];
            default:
                throw new \OutOfBoundsException("No operation $message->op");
        }
    }

    private function client(?string $name): object
    {
        return $this->clients[$name ?? 'main'] ?? throw new \OutOfBoundsException("No client $name");
    }

    private function setVariable(string $name, ?string $value): void
    {
        unset($_ENV[$name], $_SERVER[$name]);
        putenv($value === null ? $name : "$name=$value");
    }

    private function printed(object $client): string
    {
        $parts = array_map(static fn (string $name): object => $client->$name, $this->table->resources());

        return implode("\n", array_map(Errors::printed(...), [$client, ...$parts]));
    }

    /** @return array<string, mixed> */
    private function deliver(#[\SensitiveParameter] \stdClass $message): array
    {
        $delivery = new ($this->table->class('Core\WebhookDelivery'))($message->delivery->body, (array) $message->delivery->headers);
        $event = ($this->table->parser())($delivery, $message->secret);
        $type = $this->table->webhook($message->webhook);

        return [
            'value' => Values::encoded($this->table, $event, $type),
            'shown' => (new Showing($this->table))->of($type, $event),
        ];
    }

    /** @return array<string, mixed> */
    private function callAll(#[\SensitiveParameter] \stdClass $message): array
    {
        if (!isset($message->parallel)) {
            return $this->callOnce($message);
        }

        return ['value' => array_map(fn (): array => $this->callOnce($message), range(1, $message->parallel))];
    }

    /** @return array<string, mixed> */
    private function callOnce(#[\SensitiveParameter] \stdClass $message): array
    {
        $progress = new Progress($this->table, $message);
        try {
            $call = Call::of($this->table, $this->settings, $this->client($message->client ?? null), $message);

            return $progress->succeeded((new Consuming($this->table, $call, $message, $progress))->consume());
        } catch (\Throwable $error) {
            return $progress->failed($error);
        }
    }
}
