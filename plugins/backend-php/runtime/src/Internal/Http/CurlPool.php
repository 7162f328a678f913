<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\TransportException;

/**
 * Connections that curl keeps, and the transfers that use them.
 *
 * @internal
 */
final class CurlPool
{
    private const MOST_IDLE = 8;

    private readonly \CurlMultiHandle $multi;
    private readonly int|false $process;
    /** @var list<\CurlHandle> Handles for the next transfers: new ones cost more. */
    private array $idle = [];
    /** @var \WeakMap<\CurlHandle, int> Results of the transfers that have ended. */
    private readonly \WeakMap $results;

    public function __construct()
    {
        $this->multi = curl_multi_init();
        $this->process = getmypid();
        $this->results = new \WeakMap();
    }

    public function isOfThisProcess(): bool
    {
        return $this->process === getmypid();
    }

    /** A handle without options. */
    public function handle(): \CurlHandle
    {
        return array_pop($this->idle) ?? (curl_init() ?: throw new TransportException('curl cannot begin', true));
    }

    public function add(\CurlHandle $handle): void
    {
        curl_multi_add_handle($this->multi, $handle);
    }

    /** Ends a transfer, and takes back its handle. If it was not over, its connection is closed. */
    public function remove(\CurlHandle $handle): void
    {
        curl_multi_remove_handle($this->multi, $handle);
        unset($this->results[$handle]);
        if (count($this->idle) < self::MOST_IDLE) {
            curl_reset($handle);
            $this->idle[] = $handle;
        }
    }

    /** Lets all transfers send and receive what they can without waiting. */
    public function advance(): void
    {
        curl_multi_exec($this->multi, $running);
        while (($info = curl_multi_info_read($this->multi)) !== false) {
            $this->results[$info['handle']] = $info['result'];
        }
    }

    /** Waits until something can be sent or received, and at most so many seconds. */
    public function wait(float $seconds): void
    {
        if (curl_multi_select($this->multi, $seconds) === -1) {
            usleep(1000);
        }
    }

    /** The code of curl with which a transfer has ended; null if it has not. */
    public function result(\CurlHandle $handle): ?int
    {
        return $this->results[$handle] ?? null;
    }
}
