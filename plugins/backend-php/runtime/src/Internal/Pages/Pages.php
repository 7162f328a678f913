<?php

declare(strict_types=1);

namespace Sdk\Internal\Pages;

use Sdk\Core\Omit;
use Sdk\Core\Page;
use Sdk\Core\Pager;
use Sdk\Core\RawResponse;
use Sdk\Core\RequestOptions;
use Sdk\Internal\Http\Call;
use Sdk\Internal\Http\ClientCore;
use Sdk\Internal\Http\Reply;
use Sdk\Internal\Json\InvalidJson;
use Sdk\Internal\Json\Json;
use Sdk\Internal\Json\Mismatch;
use Sdk\Internal\Json\Types;
use Sdk\Internal\Requests\Arguments;

/**
 * Calls lists page by page.
 *
 * @internal
 */
final class Pages
{
    /**
     * @param array<string, mixed> $operation Descriptor of the method.
     * @param mixed $item Type of the items.
     * @param mixed $body Type of the body.
     */
    private function __construct(
        private readonly ClientCore $core,
        private readonly array $operation,
        private readonly mixed $item,
        private readonly mixed $body,
        private readonly RequestOptions $options,
    ) {}

    /**
     * A list, of which nothing is requested yet.
     *
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public static function list(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        mixed $item,
        mixed $body = 'any',
        ?RequestOptions $options = null,
    ): Pager {
        $pages = new self($core, $operation, $item, $body, $options ?? new RequestOptions());
        $first = new PageCall(new Arguments($arguments, $operation['types'] ?? []));

        return new Pager(static fn(): Page => $pages->fetch($first, static fn(Page $page): Page => $page));
    }

    /**
     * The first page beside its response.
     *
     * @param array<string, mixed> $operation
     * @param array<string, mixed> $arguments
     */
    public static function firstRaw(
        ClientCore $core,
        array $operation,
        #[\SensitiveParameter]
        array $arguments,
        mixed $item,
        mixed $body = 'any',
        ?RequestOptions $options = null,
    ): RawResponse {
        $pages = new self($core, $operation, $item, $body, $options ?? new RequestOptions());
        $first = new PageCall(new Arguments($arguments, $operation['types'] ?? []));

        return $pages->fetch($first, static fn(Page $page, Reply $reply): RawResponse => $reply->raw($page));
    }

    private function fetch(PageCall $call, \Closure $result): mixed
    {
        $made = new Call($this->operation, $call->arguments, $this->options, url: $call->url);

        return $this->core->perform($made, fn(Reply $reply): mixed => $result($this->read($call, $reply), $reply));
    }

    private function read(PageCall $call, Reply $reply): Page
    {
        $text = $reply->textOf($reply->bytes());
        $data = self::parse($reply, $text);
        $page = new FetchedPage($reply, $data);
        $baseUrl = $this->options->baseUrl ?? $this->core->config->baseUrlOf($this->operation);
        $following = new NextPage($this->operation['page'], $call, $page, $baseUrl);
        $following->checkCounted();
        $next = $following->find();

        return new Page(
            array_map(fn(mixed $item): mixed => $this->convert($reply, $this->item, $item, $text, true), $page->items),
            fn(): mixed => $data === Omit::Value
                ? throw $reply->decodeFailure('has no body', '')
                : $this->convert($reply, $this->body, $data, $text, false),
            $next === null ? null : fn(): Page => $this->fetch($next(), static fn(Page $page): Page => $page),
        );
    }

    private static function parse(Reply $reply, string $text): mixed
    {
        if ($text === '' && ($reply->status === 204 || $reply->status === 205)) {
            return Omit::Value;
        }
        $declared = $reply->operation()['response'] ?? [];
        $json = trim($text) === '' ? $declared['emptyBody'] ?? $text : $text;
        if ($json === '' && ($declared['empty'] ?? false)) {
            return Omit::Value;
        }
        try {
            return Json::parse($json);
        } catch (InvalidJson) {
            throw $reply->decodeFailure($json === '' ? 'has no body' : 'is not the JSON that the API declares', $text);
        }
    }

    /** An item, which is null where it does not fit, or the body, which must be of its kind. */
    private function convert(Reply $reply, mixed $type, mixed $json, string $text, bool $isItem): mixed
    {
        try {
            return $isItem ? Types::readMember($type, $json) : Types::readWhole($type, $json);
        } catch (Mismatch $error) {
            throw $reply->decodeFailure($error->getMessage(), $text, $error->path);
        }
    }
}
