<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

use Sdk\Core\ClientOptions;
use Sdk\Core\RequestOptions;
use Sdk\Exceptions\ApiException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Config;
use Sdk\Internal\Pages\Pages;
use Sdk\Internal\Streams\Streams;
use Sdk\Tests\Support\FakeTransport;

/** Makes the calls of vectors. */
final class CallDriver
{
    private readonly FakeTransport $transport;
    /** @var list<array<string, mixed>> */
    private array $log = [];
    /** @var list<mixed> */
    private array $items = [];
    private mixed $result = null;
    private ?ClientCore $core = null;

    private function __construct(
        private readonly \stdClass $given,
        int $cut,
    ) {
        $this->transport = new FakeTransport($given->responses ?? [new \stdClass()], $cut);
    }

    /** @return array<string, mixed> */
    public static function drive(\stdClass $given, \stdClass $expected): array
    {
        $whole = (new self($given, FakeTransport::WHOLE))->run($expected);
        if (in_array($given->operation->response->kind ?? '', ['sse', 'jsonl'], true)) {
            $length = strlen(FakeTransport::bytesOf($given->responses[0] ?? new \stdClass()));
            for ($cut = FakeTransport::EVERY_BYTE; $cut < $length; $cut++) {
                $again = (new self($given, $cut))->run($expected);
                foreach (['items', 'error', 'requests'] as $name) {
                    if (json_encode($again[$name] ?? null) !== json_encode($whole[$name] ?? null)) {
                        throw new \RuntimeException("cut at $cut, $name: " . json_encode($again[$name] ?? null));
                    }
                }
            }
        }

        return $whole;
    }

    /** @return array<string, mixed> */
    private function run(\stdClass $expected): array
    {
        $caught = null;
        try {
            $this->core = new ClientCore(
                new Config(
                    Descriptors::client($this->given->client ?? null),
                    $this->values(),
                    $this->options(),
                    backoff: static fn(): float => 0.0,
                ),
            );
            for ($i = 0; $i < ($this->given->times ?? 1); $i++) {
                $this->perform($this->core);
            }
        } catch (\Throwable $error) {
            $caught = $error;
        }
        $hidden = $expected->hidden ?? '';
        $shown = $expected->shown ?? '';
        $everything = $this->everything($caught);
        $printed = (string) $caught;

        return [
            'error' => $caught === null ? null : Errors::describe($caught),
            'result' => $this->result,
            'items' => $this->items,
            'requests' => self::canonical($this->transport->requests),
            'log' => $this->log,
            'hidden' => $hidden !== '' && str_contains($everything, $hidden) ? $everything : $hidden,
            'shown' => str_contains($printed, $shown) ? $shown : $printed,
        ];
    }

    /** All ways in which PHP prints what a program holds. */
    private function everything(?\Throwable $caught): string
    {
        ob_start();
        var_dump($this->core, $this->options());

        return (
            ob_get_clean()
            . $caught
            . print_r($caught instanceof ApiException ? $caught : null, true)
            . print_r($this->core, true)
            . var_export($this->core?->config->values, true)
            . json_encode($this->core)
            . json_encode($this->log)
            . self::argumentsIn($caught)
        );
    }

    /** What a crash reporter finds in the frames of the runtime. */
    private static function argumentsIn(?\Throwable $error): string
    {
        $frames = array_filter(
            $error?->getTrace() ?? [],
            static fn(array $frame): bool => (
                !str_starts_with($frame['class'] ?? '', 'Sdk\\Tests\\')
                && str_starts_with($frame['class'] ?? '', 'Sdk\\')
            ),
        );

        // An exception among them has frames of the test, whose arguments are the vector.
        $isOther = static fn(mixed $argument): bool => !$argument instanceof \Throwable;

        return print_r(array_map(static fn(array $frame): array => array_filter(
            $frame['args'] ?? [],
            $isOther,
        ), $frames), true);
    }

    private function options(): ClientOptions
    {
        $client = $this->given->client ?? new \stdClass();
        $logger = new class(function (string $level, string $event, array $fields): void {
            $this->log[] = ['level' => $level === 'warning' ? 'warn' : $level, 'event' => $event] + $fields;
        }) {
            public function __construct(
                private readonly \Closure $take,
            ) {}

            /** @return array<string, mixed> */
            public function __debugInfo(): array
            {
                return [];
            }

            /** @param array<string, mixed> $context */
            public function log(string $level, string $message, array $context): void
            {
                ($this->take)($level, $message, $context);
            }
        };

        return new ClientOptions(
            maxRetries: $client->maxRetries ?? null,
            retryUnsafe: $client->retryUnsafe ?? null,
            headers: (array) ($client->headers ?? []),
            transport: $this->transport,
            logger: $client->log ?? false ? $logger : null,
            logLevel: 'debug',
        );
    }

    /** @return array<string, mixed> */
    private function values(): array
    {
        $values = ['baseUrl' => $this->given->client->baseUrl ?? 'https://api.test'];
        foreach ($this->given->client->schemes ?? [] as $index => $scheme) {
            foreach (['value', 'username', 'password', 'clientId', 'clientSecret'] as $part) {
                $values[$part . $index] = $scheme->$part ?? null;
            }
        }

        return $values;
    }

    private function perform(ClientCore $core): void
    {
        $given = $this->given->operation ?? null;
        $operation = Descriptors::operation($given);
        $arguments = [];
        foreach ($given->parameters ?? [] as $one) {
            if (property_exists($one, 'value')) {
                $arguments[Descriptors::key($one)] = Given::revive($one->value);
            }
        }
        foreach ($given->body->fields ?? [] as $one) {
            if (property_exists($one, 'value')) {
                $arguments[$one->name] = Given::revive($one->value);
            }
        }
        $call = $this->given->call ?? null;
        $options = new RequestOptions(
            maxRetries: $call->maxRetries ?? null,
            headers: (array) ($call->headers ?? []),
            idempotencyKey: $call->idempotencyKey ?? null,
        );
        if (isset($operation['page'])) {
            $this->collect(Pages::list($core, $operation, $arguments, 'any', 'any', $options));
        } elseif (in_array($operation['response']['kind'] ?? '', ['sse', 'jsonl'], true)) {
            $this->collect(Streams::open($core, $operation, $arguments, 'any', $options));
        } else {
            $this->result = $core->send($operation, $arguments, 'any', $options);
        }
    }

    /** @param iterable<mixed> $all */
    private function collect(iterable $all): void
    {
        foreach ($all as $one) {
            $this->items[] = $one;
        }
    }

    /** @param list<array<string, mixed>> $requests */
    private static function canonical(array $requests): mixed
    {
        $text = (string) json_encode(
            $requests,
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE,
        );
        $text = self::named(
            $text,
            '/\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/',
            0,
            'uuid-',
        );

        return json_decode(self::named($text, '/; boundary=([\w-]+)/', 1, 'boundary-'));
    }

    private static function named(string $text, string $pattern, int $group, string $name): string
    {
        preg_match_all($pattern, $text, $found);
        foreach (array_values(array_unique($found[$group])) as $index => $one) {
            $text = str_replace($one, $name . ($index + 1), $text);
        }

        return $text;
    }
}
