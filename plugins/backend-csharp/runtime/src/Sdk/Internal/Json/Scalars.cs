using System;
using System.Globalization;
using System.Numerics;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>Any JSON.</summary>
internal sealed class AnyType : StructType<JsonElement>, INullType
{
    internal override string Description => "JSON";

    internal override bool TryRead(JsonElement json, Reading reading, out JsonElement value)
    {
        value = json.Clone();
        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient) => 0;

    internal override void Write(Utf8JsonWriter to, JsonElement value)
    {
        if (value.ValueKind == JsonValueKind.Undefined)
        {
            to.WriteNullValue();
        }
        else
        {
            Json.WriteReceived(to, value);
        }
    }
}

internal sealed class TextType : JsonType<string>
{
    internal override string Description => "a string";

    internal override bool TryRead(JsonElement json, Reading reading, out string value)
    {
        switch (json.ValueKind)
        {
            case JsonValueKind.String:
                return Texts.TryGet(json, out value);
            case JsonValueKind.Number:
            case JsonValueKind.True:
            case JsonValueKind.False:
                value = json.GetRawText();
                reading.MarkInexact();
                return true;
            default:
                value = "";
                return false;
        }
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind == JsonValueKind.String ? 0 : NoFit;

    internal override void Write(Utf8JsonWriter to, string value)
    {
        Texts.CheckPairs(value);
        to.WriteStringValue(value);
    }
}

internal sealed class BooleanType : StructType<bool>
{
    internal override string Description => "a boolean";

    internal override bool TryRead(JsonElement json, Reading reading, out bool value)
    {
        value = json.ValueKind == JsonValueKind.True;
        return value || json.ValueKind == JsonValueKind.False;
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind is JsonValueKind.True or JsonValueKind.False ? 0 : NoFit;

    internal override void Write(Utf8JsonWriter to, bool value) => to.WriteBooleanValue(value);
}

/// <summary>Integers of one size.</summary>
internal abstract class WholeType<T> : StructType<T>
    where T : struct
{
    internal override string Description => "an integer";

    /// <summary>Reads the usual form of an integer.</summary>
    protected abstract bool TryGet(JsonElement json, out T value);

    /// <summary>Whether an integer is within the size; gives it then.</summary>
    protected abstract bool TryConvert(BigInteger whole, out T value);

    internal override bool TryRead(JsonElement json, Reading reading, out T value)
    {
        if (json.ValueKind == JsonValueKind.Number)
        {
            return TryGet(json, out value) || TryExact(json, out value);
        }

        value = default;
        if (json.ValueKind != JsonValueKind.String || !Numbers.TrySpelled(json, out string text))
        {
            return false;
        }

        reading.MarkInexact();
        return Numbers.TryWhole(text, out BigInteger whole) && TryConvert(whole, out value);
    }

    private bool TryExact(JsonElement json, out T value)
    {
        value = default;
        return Numbers.TryWhole(json.GetRawText(), out BigInteger whole)
            && TryConvert(whole, out value);
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind == JsonValueKind.Number && (TryGet(json, out _) || TryExact(json, out _))
            ? 0
            : NoFit;
}

internal sealed class Int32Type : WholeType<int>
{
    protected override bool TryGet(JsonElement json, out int value) => json.TryGetInt32(out value);

    protected override bool TryConvert(BigInteger whole, out int value)
    {
        bool isWithin = whole >= int.MinValue && whole <= int.MaxValue;
        value = isWithin ? (int)whole : 0;
        return isWithin;
    }

    internal override void Write(Utf8JsonWriter to, int value) => to.WriteNumberValue(value);
}

internal sealed class Int64Type : WholeType<long>
{
    protected override bool TryGet(JsonElement json, out long value) => json.TryGetInt64(out value);

    protected override bool TryConvert(BigInteger whole, out long value)
    {
        bool isWithin = whole >= long.MinValue && whole <= long.MaxValue;
        value = isWithin ? (long)whole : 0;
        return isWithin;
    }

    internal override void Write(Utf8JsonWriter to, long value) => to.WriteNumberValue(value);
}

internal sealed class IntegerType : WholeType<BigInteger>
{
    protected override bool TryGet(JsonElement json, out BigInteger value)
    {
        bool isSmall = json.TryGetInt64(out long small);
        value = small;
        return isSmall;
    }

    protected override bool TryConvert(BigInteger whole, out BigInteger value)
    {
        value = whole;
        return true;
    }

    internal override void Write(Utf8JsonWriter to, BigInteger value) =>
        to.WriteRawValue(value.ToString(CultureInfo.InvariantCulture), skipInputValidation: true);
}

internal sealed class DoubleType : StructType<double>
{
    internal override string Description => "a number";

    internal override bool TryRead(JsonElement json, Reading reading, out double value)
    {
        // The usual case needs no text. Zero may be a number that is too small, which has to be sent back as it was.
        if (
            json.ValueKind == JsonValueKind.Number
            && json.TryGetDouble(out value)
            && value != 0
            && !double.IsInfinity(value)
        )
        {
            return true;
        }

        value = 0;
        string? text = null;
        if (json.ValueKind == JsonValueKind.String && Numbers.TrySpelled(json, out text))
        {
            reading.MarkInexact();
        }
        else if (json.ValueKind != JsonValueKind.Number)
        {
            return false;
        }

        text ??= json.GetRawText();
        if (
            !double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out value)
            || double.IsInfinity(value)
        )
        {
            value = 0;
            return false;
        }

        if (value == 0 && text.AsSpan().IndexOfAnyInRange('1', '9') >= 0)
        {
            reading.MarkInexact();
        }

        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient) =>
        json.ValueKind == JsonValueKind.Number ? 0 : NoFit;

    internal override void Write(Utf8JsonWriter to, double value) =>
        to.WriteRawValue(Numbers.Text(value), skipInputValidation: true);
}
