<?php

declare(strict_types=1);

namespace Sdk\Tests\Vectors;

/** Descriptors of the clients and operations of vectors. */
final class Descriptors
{
    /** @return array<string, mixed> */
    public static function client(?\stdClass $client): array
    {
        $schemes = [];
        foreach ($client->schemes ?? [] as $index => $scheme) {
            $schemes["s$index"] = self::scheme($scheme, $index);
        }

        return (
            [
                'packageName' => 'acme',
                'version' => '1.2.3',
                'maxRetries' => 2,
                'timeout' => 60,
                'auth' => ['mode' => 'all', 'schemes' => $schemes, 'apply' => array_keys($schemes)],
                'headers' => array_map(static fn(\stdClass $one): array => (array) $one, $client->ownHeaders ?? []),
            ] + Given::fields($client, 'errorMessage', 'requestIdHeaders')
        );
    }

    /** @return array<string, mixed> */
    private static function scheme(\stdClass $scheme, int $index): array
    {
        $credential = static fn(string $part): array => ['option' => $part . $index];
        $key = "s$index";

        return match ($scheme->in) {
            'bearer' => ['kind' => 'bearer', 'key' => $key, 'token' => $credential('value')],
            'basic' => [
                'kind' => 'basic',
                'key' => $key,
                'username' => $credential('username'),
                'password' => $credential('password'),
            ],
            'oauth' => [
                'kind' => 'oauth',
                'key' => $key,
                'header' => 'Authorization',
                'prefix' => 'Bearer',
                'clientId' => $credential('clientId'),
                'clientSecret' => $credential('clientSecret'),
                'getToken' => self::token($scheme->tokenUrl),
            ],
            default => ['kind' => $scheme->in, 'key' => $key, 'name' => $scheme->name, 'value' => $credential('value')],
        };
    }

    /** @return array<string, mixed> */
    public static function token(string $url): array
    {
        return [
            'url' => $url,
            'operation' => [
                'method' => 'POST',
                'path' => '',
                'body' => ['kind' => 'form'],
                'response' => ['kind' => 'json'],
                'pinned' => [[
                    'in' => 'body',
                    'name' => 'grant_type',
                    'key' => 'grant_type',
                    'value' => 'client_credentials',
                ]],
            ],
            'request' => ['clientId' => ['client_id'], 'clientSecret' => ['client_secret']],
            'response' => ['accessToken' => ['access_token'], 'expiresIn' => ['expires_in']],
        ];
    }

    /** @return array<string, mixed> */
    public static function operation(?\stdClass $given): array
    {
        $in = static fn(string $place): array => array_values(array_map(
            self::parameter(...),
            array_filter($given->parameters ?? [], static fn(\stdClass $one): bool => $one->in === $place),
        ));
        $operation =
            [
                'method' => $given->method ?? 'GET',
                'path' => $given->path ?? '/x',
                'pathParams' => $in('path'),
                'query' => $in('query'),
                'headers' => $in('header'),
                'cookies' => $in('cookie'),
                'noRetries' => ($given->retries ?? true) === false,
            ] + Given::fields($given, 'definition', 'idempotent', 'idempotencyKey');
        if (isset($given->body)) {
            $operation['body'] = [
                'kind' => $given->body->kind,
                'fields' => array_map(static fn(\stdClass $one): array => Given::fields(
                    $one,
                    'name',
                    'encoding',
                    'style',
                    'explode',
                    'contentType',
                    'repeated',
                ), $given->body->fields ?? []),
            ];
        }
        if ($given === null || !property_exists($given, 'response')) {
            $operation['response'] = ['kind' => 'json'];
        } elseif ($given->response !== null) {
            $operation['response'] = (array) $given->response;
        }
        if (isset($given->page)) {
            $operation['page'] = self::page($given->page);
        }

        return $operation;
    }

    public static function key(\stdClass $one): string
    {
        return $one->in === 'body' ? $one->name : "$one->in:$one->name";
    }

    /** @return array<string, mixed> */
    private static function parameter(\stdClass $one): array
    {
        return (
            ['key' => self::key($one)]
            + (property_exists($one, 'default') ? ['default' => Given::revive($one->default)] : [])
            + Given::fields($one, 'name', 'style', 'explode', 'allowReserved', 'greedy')
        );
    }

    /** @return array<string, mixed> */
    private static function page(\stdClass $given): array
    {
        $place = static fn(\stdClass $one): array => [
            'in' => $one->in,
            'path' => [$one->name],
            'keys' => [self::key($one)],
        ];

        return (
            Given::fields($given, 'kind', 'unit', 'next', 'lastItem', 'results', 'lastPage', 'totalPages', 'totalItems')
            + (isset($given->at) ? [$given->kind => $place($given->at)] : [])
            + (isset($given->step) ? ['step' => $place($given->step)] : [])
            + (isset($given->hasNext) ? ['hasNextPage' => $given->hasNext] : [])
        );
    }
}
