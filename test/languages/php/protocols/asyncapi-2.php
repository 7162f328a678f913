<?php

declare(strict_types=1);

// A user of channels.

use Chat\ChatClient;
use Chat\Core\ChannelOptions;
use Chat\Core\UnknownVariant;
use Chat\Exceptions\SocketClosedException;
use Chat\Types\WebsocketSaid;
use Chat\Types\WebsocketSay;

return [
    'messages go both ways' => static function (): void {
        $client = new ChatClient(key: 'secret', baseUrl: getenv('ROOMS'));
        $room = $client->roomsRoom->connect('a b', since: 3, quiet: true, xClient: 'cli');
        $room->sendSay(new WebsocketSay(text: 'hi'));
        $messages = [];
        foreach ($room as $message) {
            $messages[] = $message;
            if (count($messages) === 3) {
                break;
            }
        }
        [$said, $moved, $text] = $messages;
        same(true, $said instanceof WebsocketSaid);
        same(['hi', 'Ann'], [$said->text, $said->by->name]);
        same(true, $moved instanceof UnknownVariant);
        same(['moved', 7], [$moved->tag, $moved->json->to]);
        same('no JSON', $text instanceof UnknownVariant ? $text->json : $text);
        $room->close(3001, 'done');
        same(3001, $room->closeCode());
    },
    'ends of channels' => static function (): void {
        $client = new ChatClient(key: 'k', baseUrl: getenv('STATUS'));
        $connection = $client->status->connect();
        same(1, count(iterator_to_array($connection, false)));
        same(1000, $connection->closeCode());
        $error = thrown(SocketClosedException::class, static fn () => iterator_to_array($client->status->connect(), false));
        same([1011, 'broken'], [$error->closeCode, $error->reason]);
        // The next connection breaks off; the one after that is good.
        $again = 0;
        $options = new ChannelOptions(reconnects: 2, onReconnect: static function () use (&$again): void {
            $again++;
        });
        $status = $client->status->connect(channelOptions: $options);
        foreach ($status as $message) {
            same(1, $again);
            break;
        }
        $status->close();
    },
];
