<?php

declare(strict_types=1);

// The driver of PHP SDKs (docs/backends/3-conformance.md): `php driver.php <folder of the SDK>`. It reads one message a line,
// calls the SDK, and answers one line for each. It translates names and values and judges nothing.

namespace Driver;

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Driver\\')) {
        require __DIR__ . '/' . substr($class, strlen('Driver\\')) . '.php';
    }
});

/** @param array<string, mixed> $answer */
function say(array $answer): void
{
    $flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;
    fwrite(STDOUT, json_encode($answer, $flags, 8192) . "\n");
}

$driver = new MessageDriver(Table::load($argv[1]));
say(['driver' => 0, 'ok' => true, 'ms' => 0, 'api' => 1]);
while (($line = fgets(STDIN)) !== false) {
    say($driver->answer(Messages::read($line)));
}
