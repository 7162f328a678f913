<?php

declare(strict_types=1);

/*
 * Times a call of the SDK and the same call by curl alone and by Guzzle, where PHP finds it, in turn. Prints the times of each
 * round as JSON.
 *
 *     php calls.php <folder of the SDK> <url> <rounds> <calls>
 */

use Acme\AcmeClient;

require __DIR__ . '/support.php';

[, $folder, $url, $rounds, $calls] = $argv;
loadClasses($folder);

final class Pet
{
    public function __construct(
        public readonly ?string $name,
        public readonly ?int $age,
    ) {}
}

$handle = curl_init();

/** The call as one writes it by hand: typed, with a time limit, on a connection that is used again. */
$byHand = static function () use ($handle, $url): Pet {
    curl_setopt_array($handle, [
        CURLOPT_URL => "$url/pets/" . rawurlencode('p1') . '?' . 'fields=name&fields=age',
        CURLOPT_CUSTOMREQUEST => 'PUT',
        CURLOPT_POSTFIELDS => json_encode(['name' => 'Rex', 'age' => 4], JSON_THROW_ON_ERROR),
        CURLOPT_HTTPHEADER => ['Authorization: Bearer t', 'Accept: application/json', 'Content-Type: application/json'],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CONNECTTIMEOUT => 10,
        CURLOPT_TIMEOUT => 60,
    ]);
    $body = curl_exec($handle);
    if ($body === false || curl_getinfo($handle, CURLINFO_RESPONSE_CODE) !== 200) {
        throw new RuntimeException('The call failed: ' . curl_error($handle));
    }
    $data = json_decode($body, true, 512, JSON_THROW_ON_ERROR);

    return new Pet($data['name'] ?? null, $data['age'] ?? null);
};

@include_once 'GuzzleHttp/autoload.php';
$guzzle = class_exists(GuzzleHttp\Client::class) ? new GuzzleHttp\Client(['timeout' => 60, 'connect_timeout' => 10]) : null;
$byGuzzle = static function () use ($guzzle, $url): Pet {
    $response = $guzzle->put("$url/pets/" . rawurlencode('p1'), [
        'query' => 'fields=name&fields=age',
        'json' => ['name' => 'Rex', 'age' => 4],
        'headers' => ['Authorization' => 'Bearer t', 'Accept' => 'application/json'],
    ]);
    $data = json_decode((string) $response->getBody(), true, 512, JSON_THROW_ON_ERROR);

    return new Pet($data['name'] ?? null, $data['age'] ?? null);
};

$client = new AcmeClient(token: 't', baseUrl: $url);
$bySdk = static fn(): object => $client->pets->update('p1', fields: ['name', 'age'], name: 'Rex', age: 4);

$contenders = ['bare' => $byHand, 'sdk' => $bySdk] + ($guzzle === null ? [] : ['guzzle' => $byGuzzle]);
$times = ['wall' => [], 'CPU' => []];
for ($round = -2; $round < (int) $rounds; $round++) {
    foreach (($round % 2) === 0 ? $contenders : array_reverse($contenders) as $name => $call) {
        [$since, $used] = [hrtime(true), cpuSeconds()];
        for ($index = 0; $index < (int) $calls; $index++) {
            $pet = $call();
            if ($pet->name !== 'Rex' || $pet->age !== 4) {
                throw new RuntimeException('The pet is another one');
            }
        }
        // The first rounds warm up.
        if ($round >= 0) {
            $times['wall'][$name][] = (hrtime(true) - $since) / 1e3 / (int) $calls;
            $times['CPU'][$name][] = (cpuSeconds() - $used) * 1e6 / (int) $calls;
        }
    }
}
echo json_encode($times);
