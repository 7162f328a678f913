<?php

declare(strict_types=1);

namespace Sdk\Tests\Calls;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Sdk\Core\ClientOptions;
use Sdk\Core\CurlTransport;
use Sdk\Core\Deadline;
use Sdk\Core\HttpRequest;
use Sdk\Core\HttpResponse;
use Sdk\Core\RequestBody;
use Sdk\Core\RequestOptions;
use Sdk\Core\Transport;
use Sdk\Internal\Http\ClientCore;
use Sdk\Tests\Support\FakeTransport;
use Sdk\Tests\Vectors\Descriptors;

/** Nothing that prints an object, an error or its stack trace shows a secret. */
final class SecretsTest extends TestCase
{
    private const SECRET = 'HUSH';

    /** What an error of each kind comes from. */
    private const FAILURES = [
        'an error of the API' => ['status' => 404, 'body' => ['message' => 'HUSH is wrong', 'token' => 'HUSH']],
        'a body of another kind' => ['body' => '<p>HUSH'],
        'no response' => ['fails' => 'reset'],
        'no connection' => ['fails' => 'unsent'],
    ];

    private string $ignoresArguments = '';

    protected function setUp(): void
    {
        // Without a php.ini, stack traces contain the arguments.
        $this->ignoresArguments = (string) ini_set('zend.exception_ignore_args', '0');
        ini_set('zend.exception_string_param_max_len', '1000');
    }

    protected function tearDown(): void
    {
        ini_set('zend.exception_ignore_args', $this->ignoresArguments);
        ini_restore('zend.exception_string_param_max_len');
    }

    /** @param array<string, mixed> $response */
    private static function core(array $response = []): ClientCore
    {
        return new ClientCore(
            Descriptors::client((object) ['schemes' => [(object) ['in' => 'bearer']]]),
            ['baseUrl' => 'https://api.test/v1?key=HUSH', 'value0' => self::SECRET],
            new ClientOptions(
                maxRetries: 0,
                headers: ['X-Key' => self::SECRET],
                transport: self::behind(new FakeTransport([(object) $response])),
            ),
        );
    }

    /** A transport that does not show the responses of the test. */
    private static function behind(FakeTransport $transport): Transport
    {
        return new class($transport->send(...)) implements Transport {
            public function __construct(
                private readonly \Closure $send,
            ) {}

            public function send(HttpRequest $request, Deadline $deadline, float $connectTimeout): HttpResponse
            {
                return ($this->send)($request, $deadline, $connectTimeout);
            }
        };
    }

    private static function options(): RequestOptions
    {
        return new RequestOptions(
            headers: ['X-Own' => self::SECRET],
            query: ['key' => self::SECRET],
            bodyProperties: ['password' => self::SECRET],
            baseUrl: 'https://api.test?own=HUSH',
            credentials: ['value0' => self::SECRET],
        );
    }

    /** All that PHP and frameworks make of an object: `dump()` of Symfony and Laravel converts to arrays. */
    private static function printed(mixed $value): string
    {
        ob_start();
        var_dump($value);
        $dumped = (string) ob_get_clean();
        // An error refers to itself through its trace, which var_export warns of and cuts.
        $exported = (string) @var_export($value, true);
        $converted = is_object($value) ? print_r((array) $value, true) : '';
        $json = json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR);

        return $dumped . print_r($value, true) . $exported . $converted . $json;
    }

    /** @return iterable<string, array{mixed}> */
    public static function objects(): iterable
    {
        yield 'a client' => [self::core()];
        yield 'options of a client' => [self::core()->config->options];
        yield 'options of a call' => [self::options()];
        yield 'a request' => [
            new HttpRequest('GET', 'https://api.test?key=HUSH', [['X-Key', self::SECRET]], new RequestBody(['HUSH'])),
        ];
        yield 'a transport' => [new CurlTransport([CURLOPT_PROXYUSERPWD => 'user:HUSH'])];
    }

    #[DataProvider('objects')]
    public function testObjectsShowNoSecret(object $object): void
    {
        self::assertStringNotContainsString(self::SECRET, self::printed($object));
        $this->expectException(\LogicException::class);
        serialize($object);
    }

    /** @return iterable<array{string}> */
    public static function failures(): iterable
    {
        foreach (array_keys(self::FAILURES) as $name) {
            yield [$name];
        }
    }

    #[DataProvider('failures')]
    public function testErrorsAndTheirTracesShowNoSecret(string $name): void
    {
        $operation = ['method' => 'POST', 'path' => '/login', 'body' => ['kind' => 'json']];
        $operation += ['response' => ['kind' => 'json']];
        try {
            self::core(self::FAILURES[$name])->send($operation, ['password' => self::SECRET], options: self::options());
            self::fail('There is no error');
        } catch (\RuntimeException $error) {
            for ($one = $error; $one !== null; $one = $one->getPrevious()) {
                self::assertStringNotContainsString(
                    self::SECRET,
                    $one . self::printed($one) . self::printed($one->getTrace()),
                );
            }
        }
    }

    public function testTheErrorAboutABaseUrlDoesNotShowIt(): void
    {
        foreach (['https://user:HUSH@api.test', 'api.test?key=HUSH'] as $url) {
            try {
                new ClientCore(Descriptors::client((object) []), ['baseUrl' => $url]);
                self::fail('There is no error');
            } catch (\RuntimeException $error) {
                self::assertStringNotContainsString(self::SECRET, $error . self::printed($error->getTrace()));
            }
        }
    }

    public function testHiddenPropertiesAreReadAsOthers(): void
    {
        $options = self::options();
        self::assertSame(['X-Own' => self::SECRET], $options->headers);
        self::assertTrue(isset($options->baseUrl, $options->headers['X-Own']));
        self::assertFalse(isset($options->secret));
        self::assertSame('***', $options->__debugInfo()['headers']['X-Own']);
        try {
            $options->headers = [];
            self::fail('There is no error');
        } catch (\Error $error) {
            self::assertSame('Cannot modify ' . RequestOptions::class . '::$headers', $error->getMessage());
        }
        $this->expectExceptionMessage('has no property secret');
        $options->secret;
    }
}
