<?php

declare(strict_types=1);

namespace Sdk\Core;

/** A delivery of a webhook as it arrived. */
final class WebhookDelivery
{
    /** @var array<string, string> Values by name in lower case. */
    private readonly array $headers;

    /**
     * @param string $body The body, byte for byte.
     * @param array<string, string|list<string>> $headers Values by name, in any letter case.
     * @param ?string $url URL to which it was sent, if the signature covers it.
     */
    public function __construct(
        public readonly string $body,
        array $headers,
        public readonly ?string $url = null,
    ) {
        $all = [];
        foreach ($headers as $name => $values) {
            $name = strtolower((string) $name);
            $all[$name] = implode(', ', [...(isset($all[$name]) ? [$all[$name]] : []), ...((array) $values)]);
        }
        $this->headers = $all;
    }

    /** A header, or an empty text. */
    public function header(string $name): string
    {
        return $this->headers[strtolower($name)] ?? '';
    }
}
