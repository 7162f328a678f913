<?php

declare(strict_types=1);

namespace Sdk\Core;

/** Sends requests. The SDK itself follows redirects and repeats requests, so a transport must do neither. */
interface Transport
{
    /**
     * Sends a request and returns once the headers of the response have arrived.
     *
     * @param Deadline $deadline How long that may take.
     * @param float $connectTimeout Seconds that connecting may take; 0: no limit of its own.
     * @throws TransportException There is no response.
     */
    public function send(HttpRequest $request, Deadline $deadline, float $connectTimeout): HttpResponse;
}
