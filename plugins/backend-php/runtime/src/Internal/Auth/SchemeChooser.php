<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Exceptions\MissingCredentialsException;

/**
 * Chooses the schemes of a call.
 *
 * @internal
 */
final class SchemeChooser
{
    /** @var array<string, list<array{option: string, env?: string}>> What each scheme lacks. */
    private array $lacking = [];

    /** @param array<string, mixed> $auth Descriptor of the credentials of the API. */
    public function __construct(
        private readonly array $auth,
        private readonly CredentialValues $credentials,
    ) {}

    /**
     * @param ?list<list<string>> $security Alternatives that the method declares.
     * @return list<array<string, mixed>>
     * @throws MissingCredentialsException There are not enough credentials.
     */
    public function choose(?array $security): array
    {
        $mode = $this->auth['mode'];
        if ($security === [] || $mode === 'none') {
            return [];
        }
        if ($mode === 'endpoint') {
            return $this->alternative($security ?? $this->auth['security'] ?? []);
        }
        $keys = $this->auth['apply'] ?? [];
        $missing = $this->missing($keys);
        if ($mode === 'any') {
            return $this->schemes(array_slice(array_values(array_diff($keys, $missing)), 0, 1));
        }
        if ($missing !== []) {
            throw $this->failure('No credentials provided for: ' . implode(', ', $missing), [$missing]);
        }

        return $this->schemes($keys);
    }

    /**
     * @param list<string> $keys
     * @return list<array<string, mixed>>
     */
    private function schemes(array $keys): array
    {
        return array_values(array_filter(array_map(
            fn(string $key): ?array => $this->auth['schemes'][$key] ?? null,
            $keys,
        )));
    }

    /**
     * @param list<list<string>> $alternatives
     * @return list<array<string, mixed>>
     */
    private function alternative(array $alternatives): array
    {
        $missing = [];
        foreach ($alternatives as $keys) {
            $lacking = $this->missing($keys);
            if ($lacking === []) {
                return $this->schemes($keys);
            }
            $missing[] = $lacking;
        }
        if ($missing === []) {
            return [];
        }
        $all = implode(' OR ', array_map(static fn(array $keys): string => implode(' AND ', $keys), $missing));
        throw $this->failure(
            "No authentication credentials provided that satisfy the endpoint's security requirements. "
            . "Please provide credentials for: $all",
            $missing,
        );
    }

    /**
     * @param list<string> $keys
     * @return list<string>
     */
    private function missing(array $keys): array
    {
        $missing = [];
        foreach ($keys as $key) {
            $scheme = $this->auth['schemes'][$key] ?? null;
            $lacking = $scheme === null ? [] : $this->credentials->lacking($scheme);
            if ($scheme === null || $lacking !== []) {
                $missing[] = $key;
                $this->lacking[$key] = $lacking;
            }
        }

        return $missing;
    }

    /** @param list<list<string>> $missing */
    private function failure(string $message, array $missing): MissingCredentialsException
    {
        $text = "$message.";
        foreach (array_unique(array_merge(...$missing)) as $key) {
            $parts = $this->lacking[$key];
            if ($parts !== []) {
                $names = implode(' and ', array_column($parts, 'env'));
                $text .=
                    " $key: pass "
                    . implode(' and ', array_column($parts, 'option'))
                    . ($names === '' ? '' : " or set $names")
                    . '.';
            }
        }

        return new MissingCredentialsException($text, $missing);
    }
}
