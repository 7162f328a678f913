<?php

declare(strict_types=1);

namespace Sdk\Internal\Sockets;

use Sdk\Core\Omit;
use Sdk\Internal\Json\Json;

/**
 * A message as it was received.
 *
 * @internal
 */
final class SocketMessage
{
    public function __construct(
        public readonly string $bytes,
        public readonly bool $isText,
    ) {}

    /** The message as JSON: bytes are in base64, and a text that is not JSON is a JSON string. */
    public function json(): mixed
    {
        if (!$this->isText) {
            return base64_encode($this->bytes);
        }
        $json = Json::tryParse($this->bytes);

        return $json === Omit::Value ? $this->bytes : $json;
    }
}
