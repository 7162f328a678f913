<?php

declare(strict_types=1);

/** Makes clients of an SDK whose requests are answered without a network. */
final class Answers
{
    private static self $current;

    private function __construct(private readonly string $namespace)
    {
    }

    public static function in(string $namespace): self
    {
        return self::$current = new self($namespace);
    }

    /**
     * What takes the place of a constructor in a sample.
     *
     * @param class-string $class
     * @return Closure(mixed...): object
     */
    public static function of(string $class): Closure
    {
        return static fn(mixed ...$arguments): object => self::$current->answered(new $class(...$arguments));
    }

    /** A client with every option that takes a text. */
    public function client(string $class): object
    {
        $given = [];
        foreach ((new ReflectionMethod($class, '__construct'))->getParameters() as $parameter) {
            $types = explode('|', ltrim((string) $parameter->getType(), '?'));
            if (in_array('string', $types, true)) {
                $given[$parameter->getName()] = 'x';
            }
        }

        return $this->answered(new $class(...['baseUrl' => 'http://api.example'] + $given));
    }

    private function answered(object $client): object
    {
        $fake = "$this->namespace\\Testing\\FakeTransport";
        $options = "$this->namespace\\Core\\ClientOptions";
        $transport = new $fake();
        for ($count = 0; $count < 9; $count++) {
            $transport->respondText('{}', 200, ['Content-Type' => 'application/json']);
        }
        $withOptions = method_exists($client, 'withOptions') ? 'withOptions' : 'withOptionsMethod';

        return $client->$withOptions(options: new $options(transport: $transport, maxRetries: 0));
    }
}
