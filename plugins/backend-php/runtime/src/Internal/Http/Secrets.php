<?php

declare(strict_types=1);

namespace Sdk\Internal\Http;

/**
 * The secrets of a call, which nothing that is printed may show.
 *
 * @internal
 */
final class Secrets
{
    /** Shorter ones are in too many words. */
    private const SHORTEST = 3;

    /** How much of a text is looked at to shorten it. */
    private const START = 16000;

    /** @var \Closure(): list<string> Secrets are in no property, since `var_export` shows them all. */
    private \Closure $read;

    public function __construct()
    {
        $this->read = static fn(): array => [];
    }

    public function add(#[\SensitiveParameter] string $secret): void
    {
        if ($secret === '') {
            return;
        }
        // URLs and queries have it in the second form.
        $all = array_values(array_unique([...($this->read)(), $secret, rawurlencode($secret)]));
        $this->read = static fn(): array => $all;
    }

    /** These and others. */
    public function with(self $others): self
    {
        $all = [...($this->read)(), ...($others->read)()];
        $both = new self();
        $both->read = static fn(): array => $all;

        return $both;
    }

    /** A text without secrets. */
    public function mask(#[\SensitiveParameter] string $text): string
    {
        foreach (($this->read)() as $secret) {
            if (strlen($secret) >= self::SHORTEST) {
                $text = str_replace($secret, '***', $text);
            }
        }

        return $text;
    }

    /** A text without secrets in one line of at most so many characters. */
    public function show(#[\SensitiveParameter] string $text, int $most): string
    {
        // A secret that is cut off would not be found.
        $masked = $this->mask($text);
        $start = preg_match('/^.{0,' . self::START . '}/su', $masked, $found) === 1 ? $found[0] : '';
        $line = trim((string) preg_replace('/[\s\p{Cc}\x{FEFF}]+/u', ' ', $start), ' ');

        return preg_match("/^.{0,$most}/su", $line, $found) === 1 ? $found[0] : '';
    }

    /** @return array<string, string> */
    public function __debugInfo(): array
    {
        return ['secrets' => '***'];
    }

    /** @return array<string, mixed> */
    public function __serialize(): array
    {
        throw new \LogicException('Secrets cannot be serialized');
    }
}
