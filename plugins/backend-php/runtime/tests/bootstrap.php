<?php

declare(strict_types=1);

// The same rule as in composer.json, so that the tests run without an installation.
spl_autoload_register(static function (string $class): void {
    foreach (['Sdk\\Tests\\' => __DIR__, 'Sdk\\' => dirname(__DIR__) . '/src'] as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            $path = $folder . '/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
            if (is_file($path)) {
                require $path;
            }

            return;
        }
    }
});
