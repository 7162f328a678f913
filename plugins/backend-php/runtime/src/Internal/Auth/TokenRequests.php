<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Core\RequestOptions;
use Sdk\Exceptions\ApiException;
use Sdk\Exceptions\BrandException;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\OAuthTokenException;
use Sdk\Internal\Http\Attempts;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\Config;
use Sdk\Internal\Http\Decoder;
use Sdk\Internal\Http\OptionValues;
use Sdk\Internal\Http\Prepared;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Http\Secrets;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Requests\Arguments;

/**
 * Requests tokens, and refreshes them.
 *
 * @internal
 */
final class TokenRequests
{
    /** @param array<string, mixed> $scheme Descriptor of the scheme. */
    public function __construct(
        private readonly Config $config,
        private readonly array $scheme,
    ) {}

    /** @param \Closure(): float $clock */
    public function get(OptionValues $credentials, ?HeldToken $held, ?UsedToken $refresh, \Closure $clock): HeldToken
    {
        if (!isset($this->scheme['refreshToken']) || $refresh === null) {
            return $this->request($this->scheme['getToken'], $credentials, null, $clock);
        }
        try {
            return $this->request($this->scheme['refreshToken'], $credentials, $refresh, $clock);
        } catch (OAuthTokenException $error) {
            if ($error->statusCode !== null && $error->statusCode >= 400 && $error->statusCode < 500) {
                return $this->request($this->scheme['getToken'], $credentials, null, $clock);
            }
            if ($held === null || $held->isExpired($clock())) {
                throw $error;
            }

            return $held->forOneSecond($clock());
        }
    }

    /**
     * @param array<string, mixed> $spec Descriptor of the token request.
     * @param \Closure(): float $clock
     */
    private function request(array $spec, OptionValues $credentials, ?UsedToken $refresh, \Closure $clock): HeldToken
    {
        $secrets = new Secrets();
        $secrets->add($credentials->get('clientSecret'));
        $secrets->add($refresh?->text() ?? '');
        $sentAt = $clock();
        try {
            $call = new Call(
                $spec['operation'],
                $this->argumentsOf($spec, $credentials, $refresh),
                new RequestOptions(),
                url: $spec['url'] ?? null,
                isForToken: true,
                secrets: $secrets,
            );
            $response = (new Attempts($this->config, new Prepared($this->config, $call)))->run(
                static fn(Reply $reply): mixed => Decoder::read($reply, 'any'),
            );

            return HeldToken::of($spec, $response, $sentAt, $refresh);
        } catch (ConfigurationException|OAuthTokenException $error) {
            throw $error;
        } catch (BrandException $error) {
            throw self::failure($error, $secrets);
        }
    }

    /** @param array<string, mixed> $spec */
    private function argumentsOf(array $spec, OptionValues $credentials, ?UsedToken $refresh): Arguments
    {
        $request = $spec['request'];
        $arguments = new Arguments([], $spec['operation']['types'] ?? []);
        if ($refresh !== null) {
            return self::put($arguments, $request['refreshToken'] ?? null, $refresh->text());
        }
        $arguments = self::put($arguments, $request['clientId'] ?? null, $credentials->get('clientId'));
        $arguments = self::put($arguments, $request['clientSecret'] ?? null, $credentials->get('clientSecret'));
        $scopes = $this->scheme['scopes'] ?? [];
        if ($scopes === []) {
            return $arguments;
        }

        return self::put(
            $arguments,
            $request['scopes'] ?? null,
            $spec['scopesAsList'] ?? false ? $scopes : implode(' ', $scopes),
        );
    }

    /** @param ?list<string> $path */
    private static function put(Arguments $arguments, ?array $path, #[\SensitiveParameter] mixed $value): Arguments
    {
        return $path === null ? $arguments : $arguments->withAt($path, $value);
    }

    private static function failure(BrandException $error, Secrets $secrets): OAuthTokenException
    {
        if (!$error instanceof ApiException) {
            return new OAuthTokenException($secrets->mask("No access token: {$error->getMessage()}"), previous: $error);
        }
        [$code, $description] = array_map(static function (string $name) use ($error, $secrets): ?string {
            $value = Json::member($error->body, $name);

            return is_string($value) ? $secrets->mask($value) : null;
        }, ['error', 'error_description']);
        $said = implode(': ', array_filter([$code, $description], is_string(...)));

        return new OAuthTokenException(
            "No access token: the token endpoint answered $error->statusCode" . ($said === '' ? '' : " ($said)"),
            $error->statusCode,
            $code,
            $description,
        );
    }
}
