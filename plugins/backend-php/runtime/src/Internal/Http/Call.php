<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\RequestOptions;
use Sdk\Internal\Requests\Arguments;

/**
 * A call of a method.
 *
 * @internal
 */
final class Call
{
    public readonly Secrets $secrets;

    /**
     * @param array<string, mixed> $operation Descriptor of the method.
     * @param ?string $url URL that replaces base URL, path and query.
     * @param bool $isForToken The call requests a token for others.
     * @param ?string $messages The calls of a batch as one body.
     * @param int $id Id of a call by JSON-RPC.
     */
    public function __construct(
        public readonly array $operation,
        public readonly Arguments $arguments,
        public readonly RequestOptions $options,
        public readonly ?string $url = null,
        public readonly bool $isForToken = false,
        public readonly ?string $messages = null,
        public readonly int $id = 0,
        ?Secrets $secrets = null,
    ) {
        $this->secrets = $secrets ?? new Secrets();
    }

    /** Whether the call goes to a server that only issues tokens. It gets nothing that is meant for the API. */
    public function isForeign(): bool
    {
        return $this->isForToken && $this->url !== null;
    }

    /** @return array<string, mixed> */
    public function __debugInfo(): array
    {
        return ['method' => $this->operation['method'], 'path' => explode('?', $this->operation['path'])[0]];
    }
}
