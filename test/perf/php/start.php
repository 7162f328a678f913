<?php

declare(strict_types=1);

/*
 * A page that makes a client of a large SDK and a first call with it; PHP's web server runs it with opcache. Prints the seconds of
 * both, the classes of the SDK that were loaded, and memory, as JSON.
 */

use Acme\AcmeClient;
use Acme\Core\ClientOptions;
use Acme\Testing\FakeTransport;

$since = hrtime(true);
$ours = static fn(string $name): bool => str_starts_with($name, 'Acme\\');
require __DIR__ . '/vendor/autoload.php';
$transport = new FakeTransport();
$transport->respond(['id' => 1, 'full_name' => 'octo/hello']);
$client = new AcmeClient(options: new ClientOptions(transport: $transport));
$constructed = hrtime(true);
$repository = $client->repos->get('octo', 'hello');
$name = $repository->fullName;
$called = hrtime(true);
echo json_encode([
    'name' => $name,
    'construct' => ($constructed - $since) / 1e9,
    'call' => ($called - $since) / 1e9,
    'classes' => count(array_filter([...get_declared_classes(), ...get_declared_interfaces()], $ours)),
    'megabytes' => memory_get_peak_usage() / 1e6,
    'opcache' => opcache_get_status(false)['opcache_enabled'] ?? false,
]);
