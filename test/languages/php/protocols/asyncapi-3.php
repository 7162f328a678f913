<?php

declare(strict_types=1);

// A user of a channel whose requests are answered.

use Prices\PricesClient;
use Prices\Types\WebsocketSubscribe;

return [
    'replies' => static function (): void {
        $client = new PricesClient(token: 'secret', baseUrl: getenv('MARKET'));
        $market = $client->market->connect(market: 'bonds');
        $market->send(new WebsocketSubscribe(id: 1, symbol: 'X'));
        $expected = [['id' => 1, 'ok' => true], ['symbol' => 'X', 'price' => 1.5]];
        foreach ($market as $event) {
            same(array_shift($expected), $event->toArray());
            if ($expected === []) {
                break;
            }
        }
        $market->close();
        // A part of the path that is not given has its default.
        $client->market->connect()->close();
    },
];
