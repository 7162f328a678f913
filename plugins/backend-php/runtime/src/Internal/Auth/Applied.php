<?php

declare(strict_types=1);

namespace Sdk\Internal\Auth;

use Sdk\Internal\Http\Secrets;

/**
 * What credentials and the headers of a client add to a request.
 *
 * @internal
 */
final class Applied
{
    /** @var list<array{string, ?string}> Headers of every request. */
    public array $globalHeaders = [];
    /** @var list<array{string, ?string}> */
    public array $headers = [];
    /** @var list<string> Pairs of the query. */
    public array $query = [];
    /** @var list<string> */
    public array $cookies = [];
    public readonly Secrets $secrets;
    public ?TokenSource $source = null;
    public ?UsedToken $token = null;

    public function __construct()
    {
        $this->secrets = new Secrets();
    }

    /** @return array<string, string> */
    public function __debugInfo(): array
    {
        return ['headers' => '***'];
    }
}
