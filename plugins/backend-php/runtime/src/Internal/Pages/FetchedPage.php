<?php

declare(strict_types=1);

namespace Sdk\Internal\Pages;

use Sdk\Core\Omit;
use Sdk\Exceptions\DecodeException;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\Json;

/**
 * A page as the server sent it.
 *
 * @internal
 */
final class FetchedPage
{
    /** @var array<string, mixed> Descriptor of the pages. */
    private readonly array $spec;
    /** @var list<mixed> */
    public readonly array $items;

    /** @throws DecodeException The page has something else in place of its items. */
    public function __construct(
        private readonly Reply $reply,
        public readonly mixed $data,
    ) {
        $this->spec = $reply->operation()['page'];
        $results = $this->spec['results'];
        $part = $data;
        foreach ($results as $depth => $name) {
            if (!Json::isNothing($part) && !$part instanceof \stdClass) {
                throw $this->failure(array_slice($results, 0, $depth), 'the page holds no list of items');
            }
            $part = Json::member($part, $name);
        }
        if (!Json::isNothing($part) && !is_array($part)) {
            throw $this->failure($results, 'the page holds no list of items');
        }
        $this->items = is_array($part) ? array_values($part) : [];
    }

    public function links(): string
    {
        return implode(', ', $this->reply->headers()['link'] ?? []);
    }

    public function url(): string
    {
        return $this->reply->url;
    }

    public function stuck(): DecodeException
    {
        return $this->nextFailure('the next page is one that came before');
    }

    public function nextFailure(string $problem): DecodeException
    {
        if ($this->spec['kind'] === 'link') {
            return $this->failure(null, $problem);
        }
        $isInBody = ($this->spec['next'] ?? []) !== [] && !($this->spec['lastItem'] ?? false);

        return $this->failure($isInBody ? $this->spec['next'] : $this->spec['results'], $problem);
    }

    /** @param ?list<string> $path */
    private function failure(?array $path, string $problem): DecodeException
    {
        $at = $path === null ? null : implode('.', ['$', ...$path]);

        return new DecodeException(
            $this->reply->called->failed($at === null ? $problem : "$problem at $at"),
            $this->reply->status,
            $this->reply->headers(),
            $this->data === Omit::Value ? '' : Json::write($this->data),
            $at,
        );
    }
}
