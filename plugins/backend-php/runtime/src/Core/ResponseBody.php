<?php

declare(strict_types=1);

namespace Sdk\Core;

/** The bytes of a response, as they arrive. */
interface ResponseBody
{
    /**
     * The next bytes; an empty text at the end.
     *
     * @param Deadline $deadline How long to wait for them.
     * @throws TransportException The connection was lost, or the time is over.
     */
    public function read(Deadline $deadline): string;

    /** Lets go of the connection, whatever was not read. */
    public function close(): void;
}
