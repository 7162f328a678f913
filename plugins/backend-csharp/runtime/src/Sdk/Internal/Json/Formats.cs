using System;
using System.Globalization;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Values that JSON has as texts of a format.</summary>
internal abstract class FormatType<T> : StructType<T>
    where T : struct
{
    protected abstract bool TryParse(string text, out T value);

    protected abstract string Format(T value);

    /// <summary>Whether a value would be written as the text that it was read of.</summary>
    protected virtual bool IsWrittenAlike(string text, T value) => Format(value) == text;

    /// <summary>Whether a text that can be read has the declared form, and not one that is only tolerated.</summary>
    protected virtual bool IsDeclared(string text) => true;

    internal sealed override bool TryRead(JsonElement json, Reading reading, out T value)
    {
        value = default;
        if (
            json.ValueKind != JsonValueKind.String
            || !Texts.TryGet(json, out string text)
            || !TryParse(text, out value)
        )
        {
            return false;
        }

        if (!IsWrittenAlike(text, value))
        {
            reading.MarkInexact();
        }

        return true;
    }

    internal sealed override int Fit(JsonElement json, bool isLenient)
    {
        bool fits =
            json.ValueKind == JsonValueKind.String
            && Texts.TryGet(json, out string text)
            && (isLenient || IsDeclared(text))
            && TryParse(text, out _);
        return fits ? 0 : NoFit;
    }

    internal sealed override void Write(Utf8JsonWriter to, T value) =>
        to.WriteStringValue(Format(value));
}

internal sealed class DateTimeType : FormatType<DateTimeOffset>
{
    internal override string Description => "a time of RFC 3339";

    protected override bool TryParse(string text, out DateTimeOffset value) =>
        Times.TryParse(text, out value);

    protected override bool IsDeclared(string text) => Times.IsExact(text);

    protected override bool IsWrittenAlike(string text, DateTimeOffset value) =>
        Times.IsCanonical(text, value.Offset);

    protected override string Format(DateTimeOffset value) => Times.Format(value);
}

internal sealed class DateType : FormatType<Date>
{
    private const int DayLength = 10;

    internal override string Description => "a date";

    protected override bool TryParse(string text, out Date value)
    {
        bool isTime = Times.TryParse(text, out DateTimeOffset time);
        value = isTime ? new Date(time.Year, time.Month, time.Day) : default;
        return isTime;
    }

    protected override bool IsDeclared(string text) => text.Length == DayLength;

    protected override string Format(Date value) => value.ToString();
}

internal sealed class DecimalType : FormatType<decimal>
{
    private const NumberStyles Styles =
        NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;

    internal override string Description => "a decimal number";

    protected override bool TryParse(string text, out decimal value) =>
        decimal.TryParse(text, Styles, CultureInfo.InvariantCulture, out value);

    protected override string Format(decimal value) => value.ToString(CultureInfo.InvariantCulture);
}

internal sealed class UuidType : FormatType<Guid>
{
    internal override string Description => "a UUID";

    protected override bool TryParse(string text, out Guid value) =>
        Guid.TryParseExact(text, "D", out value) || Guid.TryParseExact(text, "N", out value);

    protected override string Format(Guid value) => value.ToString("D");
}

/// <summary>Bytes that JSON has in base64.</summary>
internal sealed class BytesType : JsonType<byte[]>
{
    internal override string Description => "a string in base64";

    internal override bool TryRead(JsonElement json, Reading reading, out byte[] value)
    {
        value = [];
        if (
            json.ValueKind != JsonValueKind.String
            || !Texts.TryGet(json, out string text)
            || !TryDecode(text, out value)
        )
        {
            return false;
        }

        if (Convert.ToBase64String(value) != text)
        {
            reading.MarkInexact();
        }

        return true;
    }

    /// <summary>Decodes base64 of either alphabet, with padding or without.</summary>
    private static bool TryDecode(string text, out byte[] bytes)
    {
        string usual = text.Replace('-', '+').Replace('_', '/').TrimEnd('=');
        try
        {
            bytes = Convert.FromBase64String(usual.PadRight((usual.Length + 3) / 4 * 4, '='));
            return true;
        }
        catch (FormatException)
        {
            bytes = [];
            return false;
        }
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind == JsonValueKind.String
        && Texts.TryGet(json, out string text)
        && TryDecode(text, out _)
            ? 0
            : NoFit;

    internal override void Write(Utf8JsonWriter to, byte[] value) =>
        to.WriteBase64StringValue(value);
}
