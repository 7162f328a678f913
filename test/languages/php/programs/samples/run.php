<?php

declare(strict_types=1);

// Runs the samples of one SDK, each on its own: `php run.php folder`.

$folder = (string) realpath($argv[1]);
['namespace' => $namespace, 'client' => $client] = json_decode((string) file_get_contents("$folder/samples/sdk.json"), true);

spl_autoload_register(static function (string $class) use ($folder, $namespace): void {
    $path = "$folder/src/" . strtr(substr($class, strlen($namespace) + 1), '\\', '/') . '.php';
    if (str_starts_with($class, "$namespace\\") && is_file($path)) {
        require $path;
    }
});
set_error_handler(static function (int $level, string $message): bool {
    return (error_reporting() & $level) === 0 ? true : throw new ErrorException($message, 0, $level);
});
if (!function_exists('getallheaders')) {
    /** What servers of PHP have for programs. */
    function getallheaders(): array
    {
        return [];
    }
}

require __DIR__ . '/Answers.php';
$answers = Answers::in($namespace);

// The place where samples have the files that they send, and save those that they receive.
$work = "$folder/samples/work";
@mkdir("$work/path/to", recursive: true);
file_put_contents("$work/path/to/file", 'content');
chdir($work);

/** What is wrong with a sample; null for nothing. Only an error of the API, of which there is none, may end it. */
function complaint(string $code, object $client, string $namespace): ?string
{
    ob_start();
    try {
        // Nothing but the client is there before.
        (static fn(object $client, string $code): mixed => eval($code))($client, $code);
    } catch (Throwable $error) {
        $isOfApi = is_a($error, "$namespace\\Exceptions\\ApiException")
            || is_a($error, "$namespace\\Exceptions\\DecodeException")
            || is_a($error, "$namespace\\Exceptions\\StreamException")
            || is_a($error, "$namespace\\Exceptions\\ConnectionException")
            || is_a($error, "$namespace\\Exceptions\\OAuthTokenException")
            || is_a($error, "$namespace\\Exceptions\\WebhookVerificationException");

        return $isOfApi ? null : $error::class . ': ' . $error->getMessage();
    } finally {
        ob_end_clean();
    }

    return null;
}

foreach ((array) glob("$folder/samples/sample-*.php") as $path) {
    $code = (string) file_get_contents((string) $path);
    // Clients that samples make get the same answers as others.
    $made = preg_replace('/\bnew ' . $client . '\(/', '\Answers::of(' . $client . '::class)(', $code);
    $problem = complaint("declare(strict_types=1);\n$made", $answers->client("$namespace\\$client"), $namespace);
    if ($problem !== null) {
        echo basename((string) $path), ": $problem\n  ", str_replace("\n", "\n  ", trim($code)), "\n";
    }
}
