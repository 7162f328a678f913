<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

use Sdk\Core\HttpRequest;
use Sdk\Internal\Auth\Applied;

/**
 * Makes the request of an attempt.
 *
 * @internal
 */
final class Requests
{
    public static function create(Prepared $prepared, #[\SensitiveParameter] Applied $applied): HttpRequest
    {
        $headers = (new HeaderList())
            ->addPairs($prepared->below)
            ->addPairs($applied->globalHeaders)
            ->addPairs($applied->headers)
            ->addPairs($prepared->above);
        $cookies = [...$prepared->parts->cookies, ...$applied->cookies];
        if ($cookies !== []) {
            $own = $headers->get('Cookie');
            $headers->set('Cookie', implode('; ', $own === null ? $cookies : [$own, ...$cookies]));
        }
        if ($headers->get('Accept-Encoding') === null) {
            $headers->set('Accept-Encoding', 'gzip');
        }
        $url = $prepared->url;
        if ($applied->query !== []) {
            $url .= (str_contains($url, '?') ? '&' : '?') . implode('&', $applied->query);
        }

        return new HttpRequest(
            $prepared->call->operation['method'],
            $url,
            $headers->all(),
            $prepared->parts->body?->content,
        );
    }
}
