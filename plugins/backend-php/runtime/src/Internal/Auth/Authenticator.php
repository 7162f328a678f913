<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Exceptions\ConfigurationException;
use Sdk\Internal\Http\Config;
use Sdk\Internal\Http\OptionValues;
use Sdk\Internal\Http\Prepared;
use Sdk\Internal\Requests\Arguments;
use Sdk\Internal\Requests\Percent;
use Sdk\Internal\Requests\Values;

/**
 * Adds credentials, and the headers of every request, to an attempt.
 *
 * @internal
 */
final class Authenticator
{
    private readonly CredentialValues $credentials;
    private readonly Applied $applied;

    public function __construct(
        private readonly Config $config,
        private readonly Prepared $prepared,
    ) {
        $this->credentials = new CredentialValues($config, $prepared);
        $this->applied = new Applied();
    }

    public function apply(): Applied
    {
        if (!$this->prepared->call->isForeign()) {
            $this->addGlobalHeaders();
        }
        foreach ($this->schemes() as $scheme) {
            if (!$this->credentials->isCallers($scheme)) {
                $this->applyScheme($scheme);
            }
        }

        return $this->applied;
    }

    /** @return list<array<string, mixed>> */
    private function schemes(): array
    {
        $auth = $this->config->spec['auth'];
        $security = $this->prepared->call->operation['security'] ?? null;
        if (!$this->prepared->call->isForToken) {
            return (new SchemeChooser($auth, $this->credentials))->choose($security);
        }
        // A token endpoint has the schemes that it declares itself, and never a token.
        $own = ['mode' => 'endpoint', 'schemes' => $auth['schemes']];

        return (new SchemeChooser($own, $this->credentials))->choose($security ?? []);
    }

    private function addGlobalHeaders(): void
    {
        $definition = $this->prepared->call->operation['definition'] ?? null;
        foreach ($this->config->spec['headers'] ?? [] as $header) {
            $isMeant = !isset($header['definition']) || $header['definition'] === $definition;
            if ($isMeant && !$this->prepared->isCallers($header['header'])) {
                $this->addGlobalHeader($header);
            }
        }
    }

    /** @param array<string, mixed> $header */
    private function addGlobalHeader(array $header): void
    {
        if (isset($header['template'])) {
            $filled = $this->config->variables->fill($header['template']);
            if ($filled !== null) {
                $this->applied->globalHeaders[] = [$header['header'], $filled];
                $this->applied->secrets->add($filled);
            }

            return;
        }
        $value =
            $header['literal'] ?? $this->config->values->resolve(
                $header['option'] ?? null,
            ) ?? $this->config->variables->get($header['env'] ?? null) ?? $header['default'] ?? null;
        if ($value !== null) {
            $text = Values::joined(
                Arguments::encode('any', $value),
                false,
                ',',
                static fn(string $part): string => $part,
            );
            $this->applied->globalHeaders[] = [$header['header'], $text];
        } elseif ($header['required'] ?? false) {
            $or = isset($header['env']) ? " or set {$header['env']}" : '';
            throw new ConfigurationException("The header {$header['header']} is needed: pass {$header['option']}$or");
        }
    }

    /** @param array<string, mixed> $scheme */
    private function applyScheme(array $scheme): void
    {
        match ($scheme['kind']) {
            'bearer' => $this->addHeader('Authorization', 'Bearer ', $this->value($scheme['token'] ?? null)),
            'basic' => $this->applyBasic($scheme),
            'oauth' => $this->applyToken($scheme),
            default => $this->applyKey($scheme),
        };
    }

    /** @param ?array{option: string, env?: string} $credential */
    private function value(?array $credential): string
    {
        return $this->credentials->get($credential) ?? '';
    }

    private function addHeader(string $name, string $prefix, #[\SensitiveParameter] string $value): void
    {
        $this->applied->secrets->add($value);
        $this->applied->headers[] = [$name, $prefix . $value];
    }

    /** @param array<string, mixed> $scheme */
    private function applyBasic(array $scheme): void
    {
        if (Schemes::credentials($scheme) === []) {
            return;
        }
        $password = $this->value($scheme['password'] ?? null);
        $this->applied->secrets->add($password);
        $this->addHeader(
            'Authorization',
            'Basic ',
            base64_encode($this->value($scheme['username'] ?? null) . ":$password"),
        );
    }

    /** @param array<string, mixed> $scheme */
    private function applyKey(array $scheme): void
    {
        $value = $this->value($scheme['value'] ?? null);
        $prefix = $scheme['prefix'] ?? '';
        if ($scheme['kind'] === 'header') {
            $this->addHeader($scheme['name'], $prefix, $value);

            return;
        }
        $this->applied->secrets->add($value);
        $pair = Percent::encode($scheme['name']) . '=' . Percent::encode($prefix . $value);
        if ($scheme['kind'] === 'query') {
            $this->applied->query[] = $pair;
        } else {
            $this->applied->cookies[] = $pair;
        }
    }

    /** @param array<string, mixed> $scheme */
    private function applyToken(array $scheme): void
    {
        $token = $this->value($scheme['token'] ?? null);
        if ($token === '') {
            $token = $this->requestToken($scheme)->text();
        }
        $this->addHeader($scheme['header'], $scheme['prefix'] === '' ? '' : "{$scheme['prefix']} ", $token);
    }

    /** @param array<string, mixed> $scheme */
    private function requestToken(array $scheme): UsedToken
    {
        $source = $this->config->tokens[$scheme['key']] ??= new OAuthTokens(new TokenRequests($this->config, $scheme));
        $secret = $this->value($scheme['clientSecret'] ?? null);
        $this->applied->secrets->add($secret);
        $this->applied->source = $source;
        $this->applied->token = $source->get(new OptionValues([
            'clientId' => $this->value($scheme['clientId'] ?? null),
            'clientSecret' => $secret,
        ]));

        return $this->applied->token;
    }
}
