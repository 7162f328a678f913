using System;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text.Json.Serialization;
using Sdk.Internal;

namespace Sdk.Core;

/// <summary>A date without a time. It converts from and to <c>DateOnly</c> where that exists.</summary>
[JsonConverter(typeof(Converter))]
public readonly record struct Date : IComparable<Date>
{
    private readonly DateTime _day;

    /// <summary>Creates a date.</summary>
    /// <param name="year">1 to 9999.</param>
    /// <param name="month">1 to 12.</param>
    /// <param name="day">1 to the last day of the month.</param>
    public Date(int year, int month, int day) =>
        _day = new DateTime(year, month, day, 0, 0, 0, DateTimeKind.Unspecified);

    private Date(DateTime day) => _day = day;

    /// <summary>The year.</summary>
    public int Year => _day.Year;

    /// <summary>The month, 1 to 12.</summary>
    public int Month => _day.Month;

    /// <summary>The day of the month.</summary>
    public int Day => _day.Day;

    /// <summary>The day of the week.</summary>
    public DayOfWeek DayOfWeek => _day.DayOfWeek;

    /// <summary>The date of a time, which is not converted to another time zone.</summary>
    public static Date FromDateTime(DateTime time) => new(time.Date);

    /// <summary>Reads a date such as <c>2024-02-29</c>.</summary>
    /// <exception cref="FormatException">The text is not a date.</exception>
    public static Date Parse(string text) =>
        TryParse(text, out Date date)
            ? date
            : throw new FormatException("The text is not a date such as 2024-02-29.");

    /// <summary>Reads a date such as <c>2024-02-29</c>.</summary>
    /// <returns>Whether the text is a date.</returns>
    public static bool TryParse([NotNullWhen(true)] string? text, out Date date)
    {
        bool isDate = DateTime.TryParseExact(
            text,
            "yyyy-MM-dd",
            CultureInfo.InvariantCulture,
            DateTimeStyles.None,
            out DateTime day
        );
        date = new Date(day);
        return isDate;
    }

    /// <summary>The date a number of days later.</summary>
    public Date AddDays(int days) => new(_day.AddDays(days));

    /// <summary>Midnight of the date.</summary>
    public DateTime ToDateTime() => _day;

    /// <inheritdoc />
    public int CompareTo(Date other) => _day.CompareTo(other._day);

    /// <summary>Whether a date is before another.</summary>
    public static bool operator <(Date left, Date right) => left.CompareTo(right) < 0;

    /// <summary>Whether a date is before another, or equal.</summary>
    public static bool operator <=(Date left, Date right) => left.CompareTo(right) <= 0;

    /// <summary>Whether a date is after another.</summary>
    public static bool operator >(Date left, Date right) => left.CompareTo(right) > 0;

    /// <summary>Whether a date is after another, or equal.</summary>
    public static bool operator >=(Date left, Date right) => left.CompareTo(right) >= 0;

#if NET
    /// <summary>Converts a date.</summary>
    public static implicit operator Date(DateOnly date) => new(date.ToDateTime(TimeOnly.MinValue));

    /// <summary>Converts a date.</summary>
    public static implicit operator DateOnly(Date date) => DateOnly.FromDateTime(date._day);

    /// <summary>The same as a <see cref="DateOnly"/>.</summary>
    public DateOnly ToDateOnly() => DateOnly.FromDateTime(_day);
#endif

    /// <inheritdoc />
    public override string ToString() => _day.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    internal sealed class Converter() : TypeConverter<Date>(JsonTypes.Date);
}
