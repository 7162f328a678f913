<?php

declare(strict_types=1);

namespace Sdk\Core;

/** A day of the calendar, without a time and a time zone. */
final class Date implements \JsonSerializable, \Stringable
{
    /**
     * @param int $year Year, from 1 to 9999.
     * @param int $month Month, from 1 to 12.
     * @param int $day Day of the month, from 1.
     * @throws \InvalidArgumentException There is no such day.
     */
    public function __construct(
        public readonly int $year,
        public readonly int $month,
        public readonly int $day,
    ) {
        if ($year < 1 || $year > 9999 || !checkdate($month, $day, $year)) {
            throw new \InvalidArgumentException('There is no such day');
        }
    }

    /**
     * Reads a date such as `2024-02-29`.
     *
     * @throws \InvalidArgumentException The text is not a date.
     */
    public static function parse(string $text): self
    {
        return (
            self::tryParse($text) ?? throw new \InvalidArgumentException('The text is not a date such as 2024-02-29')
        );
    }

    /** Reads a date such as `2024-02-29`; null if the text is none. */
    public static function tryParse(string $text): ?self
    {
        if (preg_match('/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts) !== 1) {
            return null;
        }
        [$year, $month, $day] = [(int) $parts[1], (int) $parts[2], (int) $parts[3]];

        return $year >= 1 && checkdate($month, $day, $year) ? new self($year, $month, $day) : null;
    }

    /** The day that a time has in its own time zone. */
    public static function of(\DateTimeInterface $time): self
    {
        return new self((int) $time->format('Y'), (int) $time->format('n'), (int) $time->format('j'));
    }

    /** Midnight of the day, in UTC unless another time zone is given. */
    public function toDateTime(?\DateTimeZone $zone = null): \DateTimeImmutable
    {
        return new \DateTimeImmutable((string) $this, $zone ?? new \DateTimeZone('UTC'));
    }

    public function jsonSerialize(): string
    {
        return (string) $this;
    }

    public function __toString(): string
    {
        return sprintf('%04d-%02d-%02d', $this->year, $this->month, $this->day);
    }
}
