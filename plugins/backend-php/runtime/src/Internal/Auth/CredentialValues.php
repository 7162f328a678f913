<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Internal\Http\Config;
use Sdk\Internal\Http\OptionValues;
use Sdk\Internal\Http\Prepared;

/**
 * The credentials of an attempt: of the call, of the client, or of the environment.
 *
 * @internal
 */
final class CredentialValues
{
    /** @var array<string, OptionValues> */
    private array $resolved = [];

    public function __construct(
        private readonly Config $config,
        private readonly Prepared $prepared,
    ) {}

    /** @param ?array{option: string, env?: string} $credential */
    public function get(?array $credential): ?string
    {
        if ($credential === null) {
            return null;
        }
        // A function that supplies a credential is called once an attempt.
        $this->resolved[$credential['option']] ??= new OptionValues(['value' => $this->find($credential)]);

        return $this->resolved[$credential['option']]->get('value');
    }

    /** @param array{option: string, env?: string} $credential */
    private function find(array $credential): ?string
    {
        $own = $this->prepared->call->options->credentials;
        if (isset($own[$credential['option']])) {
            return $own[$credential['option']];
        }
        if ($own !== [] && $this->isReplaced($credential['option'])) {
            return null;
        }
        $value = $this->config->values->resolve($credential['option']) ?? $this->config->variables->get(
            $credential['env'] ?? null,
        );

        return $value === null ? null : (string) $value;
    }

    /** Whether a call has the other half of a user name and a password. */
    private function isReplaced(string $option): bool
    {
        foreach ($this->config->spec['auth']['schemes'] as $scheme) {
            $parts = array_column(Schemes::credentials($scheme), 'option');
            if (
                $scheme['kind'] === 'basic'
                && in_array($option, $parts, true)
                && array_intersect($parts, array_keys($this->prepared->call->options->credentials)) !== []
            ) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether the caller gives the header of a scheme.
     *
     * @param array<string, mixed> $scheme
     */
    public function isCallers(array $scheme): bool
    {
        $header = Schemes::header($scheme);

        return $header !== null && $this->prepared->isCallers($header);
    }

    /**
     * The credentials that a scheme lacks.
     *
     * @param array<string, mixed> $scheme
     * @return list<array{option: string, env?: string}>
     */
    public function lacking(array $scheme): array
    {
        if ($this->isCallers($scheme)) {
            return [];
        }
        $lacking = array_filter(Schemes::credentials($scheme), function (array $credential) use ($scheme): bool {
            $value = $this->get($credential);

            return $value === null || $value === '' && $scheme['kind'] !== 'basic';
        });
        $hasToken = $scheme['kind'] === 'oauth' && ($this->get($scheme['token'] ?? null) ?? '') !== '';

        return $hasToken ? [] : array_values($lacking);
    }
}
