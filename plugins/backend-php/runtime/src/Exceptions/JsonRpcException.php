<?php

declare(strict_types=1);

namespace Sdk\Exceptions;

use Sdk\Internal\Http\ApiFailure;

/** A procedure of JSON-RPC failed. The body is the error object. */
class JsonRpcException extends ApiException
{
    /**
     * @param int $rpcCode Code of the error.
     * @param mixed $data What the server adds to the error; null if nothing.
     * @internal
     */
    public function __construct(
        ApiFailure $failure,
        public readonly int $rpcCode,
        public readonly mixed $data,
    ) {
        parent::__construct($failure);
    }
}
