<?php

declare(strict_types=1);

namespace Driver;

/** Values and errors in every way in which programs print them, and errors as the contract describes them. */
final class Errors
{
    /** Classes by kind; those that are more special come first. */
    private const KINDS = [
        'MissingCredentialsException' => 'credentials',
        'ConfigurationException' => 'config',
        'TimeoutException' => 'timeout',
        'ConnectionException' => 'connection',
        'ApiException' => 'api',
        'OAuthTokenException' => 'oauth',
        'DecodeException' => 'decode',
        'StreamException' => 'stream',
        'SocketClosedException' => 'stream',
        'WebhookVerificationException' => 'webhook',
    ];

    private const FIELDS = [
        'statusCode' => 'status',
        'requestId' => 'requestId',
        'body' => 'body',
        'rawBody' => 'rawBody',
        'missingSchemes' => 'missingSchemes',
        'retryAfter' => 'retryAfter',
        'attempts' => 'attempts',
        'phase' => 'phase',
        'error' => 'error',
        'errorDescription' => 'errorDescription',
        'path' => 'path',
        'lineOfBody' => 'line',
        'url' => 'url',
        'closeCode' => 'code',
        'reason' => 'reason',
    ];

    /** A client or a part of one. PHP warns where it exports objects that refer to each other. */
    public static function printed(object $value): string
    {
        return self::shown($value) . "\n" . self::attempt(static fn (): string => (string) @var_export($value, true));
    }

    /** What programs print of a value. Nobody exports errors as code: their traces hold objects that refer to each other. */
    private static function shown(object $value): string
    {
        $forms = [
            static fn (): string => print_r($value, true),
            static fn (): string => self::captured(static fn () => var_dump($value)),
            static fn (): string => json_encode($value, JSON_THROW_ON_ERROR | JSON_PARTIAL_OUTPUT_ON_ERROR),
            static fn (): string => serialize($value),
            static fn (): string => (string) $value,
        ];

        return implode("\n", array_map(self::attempt(...), $forms));
    }

    private static function captured(\Closure $print): string
    {
        ob_start();
        try {
            $print();
        } finally {
            $text = (string) ob_get_clean();
        }

        return $text;
    }

    /** @param \Closure(): string $show */
    private static function attempt(\Closure $show): string
    {
        try {
            return $show();
        } catch (\Throwable $error) {
            return "cannot be printed: {$error->getMessage()}";
        }
    }

    /** The class by the name that all languages share. */
    private static function nameOf(\Throwable $error): string
    {
        $name = self::classOf($error);

        return preg_replace('/Exception$/', 'Error', $name);
    }

    private static function classOf(\Throwable $error): string
    {
        return substr(strrchr('\\' . $error::class, '\\'), 1);
    }

    private static function kindOf(Table $table, \Throwable $error): string
    {
        foreach (self::KINDS as $class => $kind) {
            if ($table->isA($error, "Exceptions\\$class")) {
                return $kind;
            }
        }

        return 'unknown';
    }

    /** @return array<string, mixed> An error as the contract describes it. */
    public static function describe(Table $table, \Throwable $error): array
    {
        $kind = self::kindOf($table, $error);
        $found = [
            'kind' => $kind,
            'class' => self::nameOf($error),
            'name' => self::nameOf($error),
            'message' => $error->getMessage(),
            'text' => self::shown($error) . "\n" . $error->getTraceAsString(),
            'inTree' => is_a($error, $table->rootError()),
            'native' => false,
        ];
        if ($kind === 'unknown') {
            return $found;
        }
        if (isset($error->headers)) {
            $found['headers'] = self::headers($error->headers);
        }
        foreach (self::FIELDS as $property => $name) {
            // Methods of every exception are called like some of them.
            if (isset($error->$property)) {
                $found[$name] = Values::encoded($table, $error->$property);
            }
        }
        $type = $table->errorBody(self::classOf($error));
        if ($type !== null && isset($error->body)) {
            $found['shown'] = (new Showing($table))->of($type, $error->body);
        }

        return $found;
    }

    /**
     * @param array<string, list<string>> $headers
     */
    public static function headers(array $headers): object
    {
        return (object) array_map(static fn (array $values): string => implode(', ', $values), array_change_key_case($headers));
    }
}
