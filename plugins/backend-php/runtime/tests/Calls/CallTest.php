<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Core\Omit;
use Sdk\Core\RequestOptions;
use Sdk\Core\UnknownVariant;
use Sdk\Exceptions\ApiException;
use Sdk\Exceptions\ConfigurationException;
use Sdk\Exceptions\DecodeException;
use Sdk\Exceptions\MissingCredentialsException;
use Sdk\Internal\Http\ClientCore;
use Sdk\Tests\Sample\Owner;
use Sdk\Tests\Sample\Pet;
use Sdk\Tests\Sample\PetNotFoundException;
use Sdk\Tests\Sample\Problem;
use Sdk\Tests\Support\FakeTransport;
use Sdk\Tests\Vectors\Descriptors;

final class CallTest extends TestCase
{
    private FakeTransport $transport;

    /**
     * @param list<array<string, mixed>> $responses
     * @param array<string, mixed> $values
     * @param array<string, mixed> $spec
     */
    private function core(array $responses = [[]], array $values = [], array $spec = [], mixed ...$options): ClientCore
    {
        $this->transport = new FakeTransport(array_map(static fn(array $one): \stdClass => (object) $one, $responses));
        $client = $spec + Descriptors::client((object) ['schemes' => [(object) ['in' => 'bearer']]]);

        return new ClientCore(
            $client,
            $values + ['baseUrl' => 'https://api.test', 'value0' => 'TOK'],
            new ClientOptions(...['transport' => $this->transport] + $options),
        );
    }

    private const GET = [
        'method' => 'GET',
        'path' => '/pets/{id}',
        'pathParams' => [['key' => 'id', 'name' => 'id']],
        'response' => ['kind' => 'json'],
    ];

    public function testArgumentsAreWrittenByTheirTypes(): void
    {
        $operation = [
            'method' => 'PUT',
            'path' => '/pets',
            'body' => ['kind' => 'json'],
            'response' => ['kind' => 'json'],
            'query' => [['key' => 'since', 'name' => 'since']],
            'types' => [
                'since' => 'date',
                'weight' => 'double',
                'photo' => 'bytes',
                'counts' => ['map', 'int32'],
                'owner' => Owner::class,
            ],
        ];
        $core = $this->core([['body' => ['id' => 1, 'name' => 'Rex', 'owner' => ['name' => 'o']]]]);
        $pet = $core->send(
            $operation,
            [
                'since' => new \DateTimeImmutable('2024-02-29T12:00:00Z'),
                'weight' => 2.0,
                'photo' => "\xFF",
                'counts' => [],
                'owner' => ['name' => 'o'],
                'nick' => Omit::Value,
                'tag' => null,
            ],
            Pet::class,
        );
        self::assertInstanceOf(Pet::class, $pet);
        self::assertSame('o', $pet->owner->name);
        self::assertSame('https://api.test/pets?since=2024-02-29', $this->transport->requests[0]['url']);
        self::assertSame(
            '{"weight":2,"photo":"/w==","counts":{},"owner":{"name":"o"},"tag":null}',
            $this->transport->requests[0]['body'],
        );
    }

    public function testDeclaredErrorsHaveTypedBodies(): void
    {
        $operation = self::GET + ['errors' => [['status' => 404, 'error' => PetNotFoundException::class]]];
        try {
            $this->core([['status' => 404, 'body' => ['code' => 'gone']]])->send($operation, ['id' => 1]);
            self::fail('There is no error');
        } catch (PetNotFoundException $error) {
            self::assertInstanceOf(Problem::class, $error->body);
            self::assertSame(['gone', __FILE__], [$error->body->code, $error->getFile()]);
        }
        try {
            $this->core([['status' => 404, 'body' => 'no JSON']])->send($operation, ['id' => 1]);
            self::fail('There is no error');
        } catch (PetNotFoundException $error) {
            self::assertSame([null, 'no JSON'], [$error->body, $error->rawBody]);
        }
    }

    public function testErrorsShowNoSecretThatTheServerSendsBack(): void
    {
        try {
            $this->core([['status' => 400, 'body' => ['message' => 'TOK is bad']]])->send(self::GET, ['id' => 1]);
            self::fail('There is no error');
        } catch (ApiException $error) {
            self::assertSame('TOK is bad', $error->body->message);
            self::assertStringNotContainsString(
                'TOK',
                json_encode($error) . print_r($error->__debugInfo(), true) . $error,
            );
            self::assertStringContainsString('*** is bad', (string) json_encode($error));
        }
    }

    public function testAResultThatIsMissingIsAnError(): void
    {
        foreach ([['body' => null], ['status' => 204]] as $response) {
            self::assertNull($this->core([$response])->send(
                ['response' => ['kind' => 'json', 'empty' => true]] + self::GET,
                ['id' => 1],
                Pet::class,
            ));
            try {
                $this->core([$response])->send(self::GET, ['id' => 1], Pet::class);
                self::fail('There is no error');
            } catch (DecodeException $error) {
                self::assertStringEndsWith('has no value', $error->getMessage());
            }
        }
    }

    public function testMiddlewareWrapsEachAttemptAfterTheCredentials(): void
    {
        $seen = [];
        $core = $this->core([['status' => 503, 'headers' => (object) ['retry-after-ms' => '0']], []], middleware: [
            static function (HttpRequest $request, callable $next) use (&$seen): HttpResponse {
                $response = $next($request->withHeader('X-Signed', md5((string) $request->header('authorization'))));
                $seen[] = $response->statusCode;

                return $response;
            },
        ]);
        $core->send(self::GET, ['id' => 1]);
        self::assertSame([503, 200], $seen);
        self::assertSame(md5('Bearer TOK'), $this->transport->requests[1]['headers']->{'x-signed'});
    }

    public function testCredentialsComeFromFunctionsOptionsAndTheEnvironment(): void
    {
        $count = 0;
        $core = $this->core(values: ['value0' => static function () use (&$count): string {
            return 'T' . ++$count;
        }]);
        $core->send(self::GET, ['id' => 1]);
        $core->send(self::GET, ['id' => 1], options: new RequestOptions(credentials: ['value0' => 'OWN']));
        $core->with(['value0' => 'NEW'])->send(self::GET, ['id' => 1]);
        $core->send(self::GET, ['id' => 1]);
        $sent = array_map(static fn(array $one): string => $one['headers']->authorization, $this->transport->requests);
        self::assertSame(['Bearer T1', 'Bearer OWN', 'Bearer NEW', 'Bearer T2'], $sent);

        $spec = Descriptors::client((object) ['schemes' => [(object) ['in' => 'bearer']]]);
        $spec['auth']['schemes']['s0']['token']['env'] = 'SDK_TEST_TOKEN';
        putenv('SDK_TEST_TOKEN= ENV ');
        $core = $this->core(values: ['value0' => null], spec: $spec);
        putenv('SDK_TEST_TOKEN');
        $core->send(self::GET, ['id' => 1]);
        self::assertSame('Bearer ENV', $this->transport->requests[0]['headers']->authorization);
        $this->expectException(MissingCredentialsException::class);
        $this->expectExceptionMessage('No credentials provided for: s0. s0: pass value0 or set SDK_TEST_TOKEN.');
        $this->core(values: ['value0' => ''], spec: $spec)->send(self::GET, ['id' => 1]);
    }

    public function testUnknownCredentialsAreErrors(): void
    {
        $this->expectException(ConfigurationException::class);
        $this->core()->send(self::GET, ['id' => 1], options: new RequestOptions(credentials: ['tokn' => 'x']));
    }

    public function testUndeclaredEndpoints(): void
    {
        $core = $this->core([
            ['body' => ['a' => 1]],
            ['body' => 'text', 'headers' => (object) ['content-type' => 'text/plain']],
        ]);
        self::assertEquals((object) ['a' => 1], $core->request('post', '/x/{y}?q=1', ['b' => []])->value);
        self::assertSame('text', $core->request('GET', 'x')->value);
        self::assertSame(['https://api.test/x/%7By}?q=1', '{"b":[]}'], [
            $this->transport->requests[0]['url'],
            $this->transport->requests[0]['body'],
        ]);
        $this->expectException(ConfigurationException::class);
        $core->request('GET', '/a/../b');
    }

    public function testClientsCannotBeSerialized(): void
    {
        self::assertStringNotContainsString(
            'TOK',
            json_encode($this->core()) . print_r($this->core(), true) . var_export($this->core()->config->values, true),
        );
        $this->expectException(\LogicException::class);
        serialize($this->core());
    }

    public function testAStatusThatIsNotDeclaredGivesWhatCame(): void
    {
        $type = ['status', ['200' => Pet::class, '202' => 'string']];
        $result = $this->core([['status' => 201, 'body' => ['id' => 1]]])->send(self::GET, ['id' => 1], $type);
        self::assertInstanceOf(UnknownVariant::class, $result);
        self::assertSame('{"id":1}', json_encode($result));
        $core = $this->core([['status' => 202, 'body' => '"later"']]);
        self::assertSame('later', $core->send(self::GET, ['id' => 1], $type));
    }
}
