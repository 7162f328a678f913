<?php

declare(strict_types=1);

namespace Sdk\Internal\Pages;

use Sdk\Core\Omit;
use Sdk\Exceptions\DecodeException;
use Sdk\Internal\Http\Urls;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Requests\Values;

/**
 * Finds the page after a page.
 *
 * @internal
 */
final class NextPage
{
    /** Names of properties that tell items apart. */
    private const ID = '/(?:^|[^A-Za-z])(?:uu|gu)?id$|(?:Id|ID)$/D';

    /** @param array<string, mixed> $spec Descriptor of the pages. */
    public function __construct(
        private readonly array $spec,
        private readonly PageCall $call,
        private readonly FetchedPage $page,
        private readonly string $baseUrl,
    ) {}

    /**
     * What makes the call of the next page; null if there is none.
     *
     * @return ?\Closure(): PageCall
     */
    public function find(): ?\Closure
    {
        return match ($this->spec['kind']) {
            'cursor' => $this->cursor(),
            'offset' => $this->offset(),
            'custom' => null,
            default => $this->url(),
        };
    }

    /** @throws DecodeException A server that does not count gives the same page again. */
    public function checkCounted(): void
    {
        $items = $this->page->items;
        // Without ids, other items may well look the same: a series of zeros, or rows of a log.
        if (
            $this->spec['kind'] === 'offset'
            && $items !== []
            && self::hasId($items[0])
            && Json::isSame($items, $this->call->previous)
        ) {
            throw $this->page->stuck();
        }
    }

    private static function hasId(mixed $item): bool
    {
        return (
            $item instanceof \stdClass
            && preg_grep(self::ID, array_map(strval(...), array_keys(Json::membersOf($item)))) !== []
        );
    }

    private function cursor(): ?\Closure
    {
        if ($this->isLast()) {
            return null;
        }
        $items = $this->page->items;
        $source = $this->spec['lastItem'] ?? false ? ($items === [] ? null : end($items)) : $this->page->data;
        $cursor = Json::at($source, $this->spec['next'] ?? []);
        if (
            in_array($cursor, [Omit::Value, null, '', []], true)
            || $cursor instanceof \stdClass && Json::membersOf($cursor) === []
        ) {
            return null;
        }

        return function () use ($cursor): PageCall {
            // As text: a server may answer with the number that the caller gave as text.
            $by = Values::text($cursor);
            $path = $this->spec['cursor']['keys'];
            $used = $this->call->arguments->at($path);
            if (!Json::isNothing($used) && Values::text($used) === $by || isset($this->call->followed[$by])) {
                throw $this->page->stuck();
            }

            return new PageCall(
                $this->call->arguments->withAt($path, $cursor),
                followed: $this->call->followed + [$by => true],
            );
        };
    }

    private function isLast(): bool
    {
        return $this->says('lastPage', true) || $this->says('hasNextPage', false);
    }

    private function says(string $field, bool $value): bool
    {
        $path = $this->spec[$field] ?? [];

        return $path !== [] && Json::at($this->page->data, $path) === $value;
    }

    private function reaches(string $total, int $count): bool
    {
        $path = $this->spec[$total] ?? [];
        $all = $path === [] ? null : Json::at($this->page->data, $path);

        return (is_int($all) || is_float($all) || is_string($all) && is_numeric($all)) && $all > 0 && $count >= $all;
    }

    private function endsLinks(): bool
    {
        $links = Links::of($this->page->links());

        return !isset($links['next']) && (isset($links['prev']) || isset($links['first']) || isset($links['last']));
    }

    private function offset(): ?\Closure
    {
        $items = $this->page->items;
        if ($items === [] || $this->isLast() || $this->endsLinks()) {
            return null;
        }
        $isCounted = ($this->spec['unit'] ?? '') === 'page';
        $start = $this->spec['start'] ?? ($isCounted ? 1 : 0);
        $current = $this->countAt($this->spec['offset']['keys']) ?? $start;
        $seen = ($isCounted ? $this->call->seen : $current - $start) + count($items);
        if ($this->reaches('totalItems', $seen) || $isCounted && $this->reaches('totalPages', $current - $start + 1)) {
            return null;
        }

        return function () use ($items, $isCounted, $current, $seen): PageCall {
            $step = isset($this->spec['step']) ? $this->countAt($this->spec['step']['keys']) : null;
            $by = match (true) {
                $isCounted => 1,
                $step !== null && $step > 0 => $step,
                default => count($items),
            };
            $arguments = $this->call->arguments->withAt($this->spec['offset']['keys'], $current + $by);

            return new PageCall($arguments, previous: $items, seen: $seen);
        };
    }

    /** @param list<string> $path */
    private function countAt(array $path): ?int
    {
        $given = $this->call->arguments->at($path);

        return !Json::isNothing($given) && preg_match('/^[+-]?\d{1,18}$/D', Values::text($given)) === 1
            ? (int) Values::text($given)
            : null;
    }

    private function url(): ?\Closure
    {
        $link = $this->spec['kind'] === 'link'
            ? Links::of($this->page->links())['next'] ?? null
            : Json::at($this->page->data, $this->spec['next'] ?? []);
        if (!is_string($link) || $link === '') {
            return null;
        }

        return function () use ($link): PageCall {
            $address = $this->spec['kind'] === 'path' ? Urls::join($this->baseUrl, $link, []) : $link;
            $url = Urls::resolve($address, $this->page->url());
            if ($url === null || !Urls::isSameOrigin($url, $this->baseUrl)) {
                throw $this->page->nextFailure('the next page is on another origin');
            }
            if (isset($this->call->followed[$url])) {
                throw $this->page->stuck();
            }

            return new PageCall($this->call->arguments, $url, $this->call->followed + [$url => true]);
        };
    }
}
