<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Json\Json;

/**
 * Headers of a request, of which each name has one value.
 *
 * @internal
 */
final class HeaderList
{
    /** @var array<string, array{string, string}> Names and values by the name in lower case. */
    private array $all = [];

    /** @return list<array{string, string}> */
    public function all(): array
    {
        return array_values($this->all);
    }

    public function get(string $name): ?string
    {
        return $this->all[strtolower($name)][1] ?? null;
    }

    /** Sets a header; null removes it. */
    public function set(string $name, #[\SensitiveParameter] ?string $value): void
    {
        if (preg_match('/^[A-Za-z0-9!#$%&\'*+.^_`|~-]+$/D', $name) !== 1) {
            throw new ConfigurationException('Not a header name: ' . json_encode($name, JSON_INVALID_UTF8_SUBSTITUTE));
        }
        $key = strtolower($name);
        if ($value === null) {
            unset($this->all[$key]);
        } else {
            // Each byte is a character here: texts beyond Latin-1 have no form in a header.
            $this->all[$key] = [
                $name,
                self::latin1($value) ?? throw new ConfigurationException(
                    "The value of the header $name holds a character that headers cannot carry",
                ),
            ];
        }
    }

    private static function latin1(#[\SensitiveParameter] string $value): ?string
    {
        if (preg_match('/^[\t\x20-\x7E]*$/D', $value) === 1) {
            return $value;
        }
        if (preg_match('/^[\t\x20-\x7E\x{80}-\x{FF}]*$/Du', $value) !== 1) {
            return null;
        }

        return (string) preg_replace_callback(
            '/[\xC2\xC3][\x80-\xBF]/',
            static fn(array $one): string => chr(((ord($one[0][0]) & 3) << 6) | (ord($one[0][1]) & 0x3F)),
            $value,
        );
    }

    /** @param array<string, ?string> $headers */
    public function addAll(#[\SensitiveParameter] array $headers): self
    {
        foreach ($headers as $name => $value) {
            $this->set((string) $name, $value);
        }

        return $this;
    }

    /** @param list<array{string, ?string}> $headers */
    public function addPairs(#[\SensitiveParameter] array $headers): self
    {
        foreach ($headers as [$name, $value]) {
            $this->set($name, $value);
        }

        return $this;
    }
}
