<?php

declare(strict_types=1);

// A user of an API that is called by JSON-RPC. The server compares all that it gets, in this order.

use Kennel\Core\ClientOptions;
use Kennel\Exceptions\BadRequestException;
use Kennel\Exceptions\DecodeException;
use Kennel\Exceptions\JsonRpcException;
use Kennel\KennelClient;
use Kennel\Types\Pet;

$kennel = static fn (?string $url = null): KennelClient => new KennelClient(
    baseUrl: $url ?? getenv('KENNEL'),
    options: new ClientOptions(maxRetries: 0),
);

return [
    'calls' => static function () use ($kennel): void {
        [$pet] = $kennel()->pets->list(limit: 2);
        same([1, 'Rex', 'calm'], [$pet->id, $pet->name, $pet->mood]);
        $tom = new Pet(id: 2, name: 'Tom');
        same(7, $kennel()->pets->add(pet: $tom));
        same(7, $kennel()->pets->add(pet: $tom, owner: 'Ann'));
        same('0x10', $kennel()->chain->blockNumber());
        same(false, $kennel()->chain->syncing());
        $kennel()->pets->seen(id: 4);
    },
    'errors' => static function () use ($kennel): void {
        $failed = thrown(JsonRpcException::class, static fn () => $kennel()->pets->list(limit: 11));
        same([-32009, 200, 1], [$failed->rpcCode, $failed->statusCode, $failed->attempts]);
        same(10, $failed->data->limit);
        same('pets.list failed with -32009: Too many pets', $failed->getMessage());
        // An error that a server sends with a status of its own and without an id.
        $failed = thrown(JsonRpcException::class, static fn () => $kennel(getenv('PARSE_ERROR'))->chain->blockNumber());
        same([-32700, 400], [$failed->rpcCode, $failed->statusCode]);
        same(false, $failed instanceof BadRequestException);
    },
    'answers that are none' => static function () use ($kennel): void {
        $stubs = json_decode(getenv('BAD_ANSWERS'), true, 512, JSON_THROW_ON_ERROR);
        same(true, count($stubs) > 0);
        foreach ($stubs as $url) {
            thrown(DecodeException::class, static fn () => $kennel($url)->chain->blockNumber());
        }
    },
    'batches' => static function () use ($kennel): void {
        $batch = $kennel()->batch();
        $first = $batch->pets->list(limit: 1);
        $refused = $batch->pets->list(limit: 99);
        $told = $batch->pets->seen(id: 1);
        $number = $batch->chain->blockNumber();
        $batch->send();
        same('Rex', $first->result()[0]->name);
        same(-32009, thrown(JsonRpcException::class, static fn () => $refused->result())->rpcCode);
        same([null, '0x10'], [$told->result(), $number->result()]);
    },
];
