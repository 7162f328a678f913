<?php

declare(strict_types=1);

namespace Sdk\Core;

use Sdk\Internal\HiddenProperties;
use Sdk\Internal\Http\CurlPool;
use Sdk\Internal\Http\CurlTransfer;

/**
 * Sends requests by curl, which every PHP has. Connections are used again, and bodies arrive as they are read.
 *
 * Proxies come from the environment variables that curl knows, such as `HTTPS_PROXY`.
 */
final class CurlTransport implements Transport, \JsonSerializable
{
    use HiddenProperties;

    private ?CurlPool $pool = null;

    /**
     * @param array<int, mixed> $options Further options of curl, such as `CURLOPT_PROXY` or `CURLOPT_CAINFO`, which replace those of
     *     the SDK.
     */
    public function __construct(#[\SensitiveParameter] array $options = [])
    {
        $this->hidden = new \SensitiveParameterValue(['options' => $options]);
    }

    public function send(HttpRequest $request, Deadline $deadline, float $connectTimeout): HttpResponse
    {
        // Connections of another process cannot be used after a fork.
        if (!$this->pool?->isOfThisProcess()) {
            $this->pool = new CurlPool();
        }

        return (new CurlTransfer($this->pool, $request, $connectTimeout, $this->options))->response($deadline);
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return [];
    }
}
