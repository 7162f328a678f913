<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Exceptions\OAuthTokenException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Tests\Support\FakeTransport;
use Sdk\Tests\Vectors\Descriptors;

final class OAuthTest extends TestCase
{
    private const GET = ['method' => 'GET', 'path' => '/x', 'response' => ['kind' => 'json']];

    private FakeTransport $transport;

    private function core(mixed ...$responses): ClientCore
    {
        $this->transport = new FakeTransport(array_map(static fn(array $one): \stdClass => (object) $one, $responses));
        $spec = Descriptors::client((object) ['schemes' => [(object) [
            'in' => 'oauth',
            'tokenUrl' => 'https://login.test/token',
        ]]]);
        $refresh = $spec['auth']['schemes']['s0']['getToken'];
        $refresh['request'] = ['refreshToken' => ['refresh_token']];
        $refresh['operation']['pinned'][0]['value'] = 'refresh_token';
        $spec['auth']['schemes']['s0']['getToken']['response']['refreshToken'] = ['refresh_token'];
        $refresh['response']['refreshToken'] = ['refresh_token'];
        $spec['auth']['schemes']['s0']['refreshToken'] = $refresh;
        $values = ['baseUrl' => 'https://api.test', 'clientId0' => 'id', 'clientSecret0' => 'SECRET'];

        return new ClientCore($spec, $values, new ClientOptions(transport: $this->transport, maxRetries: 0));
    }

    /** @return list<string> */
    private function bodies(): array
    {
        $tokens = array_filter(
            $this->transport->requests,
            static fn(array $one): bool => $one['url'] === 'https://login.test/token',
        );

        return array_values(array_column($tokens, 'body'));
    }

    private static function token(string $token, mixed ...$fields): array
    {
        return ['body' => ['access_token' => $token] + $fields];
    }

    public function testARefusedTokenIsReplacedOnce(): void
    {
        $core = $this->core(self::token('T1'), ['status' => 401], self::token('T2'), [], []);
        $core->send(self::GET, []);
        $core->with([])->send(self::GET, []);
        $sent = array_map(
            static fn(array $one): string => $one['headers']->authorization ?? '',
            $this->transport->requests,
        );
        self::assertSame(['', 'Bearer T1', '', 'Bearer T2', 'Bearer T2'], $sent);
        self::assertSame('client_id=id&client_secret=SECRET&grant_type=client_credentials', $this->bodies()[0]);
    }

    public function testRefreshTokensAreUsedAndRotated(): void
    {
        $unauthorized = ['status' => 401];
        $core = $this->core(
            self::token('T1', refresh_token: 'R1'),
            $unauthorized,
            self::token('T2', refresh_token: 'R2'),
            [],
            $unauthorized,
            self::token('T3'),
            [],
            $unauthorized,
            ['status' => 400],
            self::token('T4'),
            [],
            $unauthorized,
            self::token('T5'),
            [],
        );
        for ($i = 0; $i < 4; $i++) {
            $core->send(self::GET, []);
        }
        $refresh = static fn(string $token): string => "refresh_token=$token&grant_type=refresh_token";
        $get = 'client_id=id&client_secret=SECRET&grant_type=client_credentials';
        self::assertSame([$get, $refresh('R1'), $refresh('R2'), $refresh('R2'), $get, $get], $this->bodies());
    }

    public function testFailuresTellWhatTheEndpointSays(): void
    {
        try {
            $this->core([
                'status' => 401,
                'body' => ['error' => 'invalid_client', 'error_description' => 'no SECRET'],
            ])->send(self::GET, []);
            self::fail('There is no error');
        } catch (OAuthTokenException $error) {
            self::assertSame([401, 'invalid_client', 'no ***'], [
                $error->statusCode,
                $error->error,
                $error->errorDescription,
            ]);
            self::assertStringNotContainsString('SECRET', (string) $error);
        }
    }
}
