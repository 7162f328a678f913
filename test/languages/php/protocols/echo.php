<?php

declare(strict_types=1);

// A user of an API that is called by the Connect protocol, and as google.api.http says.

use EchoApi\Core\ClientOptions;
use EchoApi\Core\ConnectFailure;
use EchoApi\Core\HttpRequest;
use EchoApi\Core\HttpResponse;
use EchoApi\Core\RequestOptions;
use EchoApi\EchoClient;
use EchoApi\Exceptions\ApiException;
use EchoApi\Exceptions\BadRequestException;
use EchoApi\Exceptions\ConflictException;
use EchoApi\Exceptions\InternalServerException;
use EchoApi\Exceptions\NotFoundException;
use EchoApi\Exceptions\TooManyRequestsException;
use EchoApi\Exceptions\UnauthorizedException;
use EchoApi\Types\Everything;
use EchoApi\Types\EverythingInner;

$client = static fn (string $variable = 'ECHO', mixed ...$options): EchoClient => new EchoClient(
    baseUrl: getenv($variable),
    options: new ClientOptions(...$options + ['maxRetries' => 0]),
);

return [
    'fields of every kind' => static function () use ($client): void {
        $everything = getenv('EVERYTHING');
        $request = Everything::fromJson($everything);
        $names = array_filter(array_keys(Everything::properties()), $request->has(...));
        $values = array_map(static fn (string $name): mixed => $request->$name, $names);
        $expected = json_decode($everything, true, 512, JSON_THROW_ON_ERROR);
        // PHP's times end at microseconds: one that is finer is sent as text.
        $options = new RequestOptions(bodyProperties: ['at' => $expected['at']]);
        same($expected, $client()->echo->say(...array_combine($names, $values), options: $options)->toArray());
        same([], $client()->echo->say()->toArray());
    },
    'messages that are no objects' => static function () use ($client): void {
        $api = $client()->echo;
        same('4', $api->length(body: 'four'));
        same(['any' => ['thing']], $api->shape(body: ['any' => ['thing']]));
        $api->ping();
    },
    'streams of messages' => static function () use ($client): void {
        $api = $client()->echo;
        $numbers = [];
        foreach ($api->count(from: '9007199254740993', times: 2) as $one) {
            $numbers[] = $one->number;
        }
        same(['9007199254740993', '9007199254740994'], $numbers);
        $found = [];
        $error = thrown(TooManyRequestsException::class, static function () use ($api, &$found): void {
            foreach ($api->count(from: '1', times: 1, failsWith: 'tired') as $one) {
                $found[] = $one->number;
            }
        });
        same(['1'], $found);
        $failure = ConnectFailure::of($error);
        same(['resource_exhausted', 'tired'], [$failure?->code, $failure?->message]);
        same('POST /echo.v1.Echo/Count failed with resource_exhausted: tired', $error->getMessage());
        // Leaving the loop closes the connection, which the server notices.
        foreach ($api->count(times: 100_000) as $one) {
            break;
        }
    },
    'errors' => static function () use ($client): void {
        $kinds = [
            ['NotFound', 'not_found', 404, NotFoundException::class],
            ['InvalidArgument', 'invalid_argument', 400, BadRequestException::class],
            ['Unauthenticated', 'unauthenticated', 401, UnauthorizedException::class],
            ['Aborted', 'aborted', 409, ConflictException::class],
            ['Unavailable', 'unavailable', 503, InternalServerException::class],
            ['Canceled', 'canceled', 499, ApiException::class],
        ];
        foreach ($kinds as [$code, $wire, $status, $class]) {
            $error = thrown($class, static fn () => $client()->echo->fail(code: $code, because: 'so'));
            $failure = ConnectFailure::of($error);
            same([$status, $wire, 'so'], [$error->statusCode, $failure?->code, $failure?->message]);
            [$detail] = $failure->details;
            same(['echo.v1.Counted', 'CAU'], [$detail->type, $detail->value]);
        }
    },
    'only what changes nothing is tried again' => static function () use ($client): void {
        $left = 1;
        $failing = static function (HttpRequest $request, callable $send) use (&$left): HttpResponse {
            $response = $send($request);

            return $left-- > 0 ? new HttpResponse(502, [], $response->body) : $response;
        };
        $api = $client(maxRetries: 1, middleware: [$failing])->echo;
        $api->ping();
        $left = 1;
        $error = thrown(ApiException::class, static fn () => $api->say());
        same([502, 1], [$error->statusCode, $error->attempts]);
    },
    'transcoding' => static function () use ($client): void {
        $items = $client('GATEWAY')->items;
        $item = $items->get(
            'items/a b',
            revision: '9007199254740993',
            fresh: true,
            colors: ['COLOR_RED', 'COLOR_GREEN'],
            since: new DateTimeImmutable('2026-01-31T12:00:00.5Z'),
            within: '1.500s',
            readMask: 'text,inner.deepText',
            limit: '7',
            token: "\x00\xfe\x0f",
            filterByText: 'a&b=ü',
            filterIds: ['1', '9007199254740993'],
        );
        same(['items/1', '9007199254740993'], [$item->text, $item->large]);
        $items->getForDeep('a/b c/d');
        same(1, count($items->list(name: 'x')));
        $items->update(
            'items/7',
            updateMask: 'large,color',
            large: '-5',
            color: 'COLOR_RED',
            node: new EverythingInner(deepText: 'n'),
            maybeText: '',
        );
        $items->copy('items/1', target: 'items/2', large: '9007199254740993');
        $items->remove('items/1');
        thrown(BadRequestException::class, static fn () => $items->get('items/1', within: 'long'));
    },
];
