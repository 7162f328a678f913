using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Numerics;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Writes values whose types are only known when a call is made, such as further properties of a body.</summary>
internal sealed class AnyValueType : JsonType
{
    internal static readonly AnyValueType Instance = new();

    internal override string Description => "JSON";

    internal override int Fit(JsonElement json, bool isLenient) => 0;

    internal override void WriteObject(Utf8JsonWriter to, object? value)
    {
        switch (value)
        {
            case null:
                to.WriteNullValue();
                break;
            case string text:
                JsonTypes.Text.Write(to, text);
                break;
            case bool flag:
                to.WriteBooleanValue(flag);
                break;
            case JsonElement json:
                JsonTypes.Any.Write(to, json);
                break;
            case double or float:
                JsonTypes.Double.Write(to, Convert.ToDouble(value, CultureInfo.InvariantCulture));
                break;
            case BigInteger big:
                JsonTypes.Integer.Write(to, big);
                break;
            case sbyte or byte or short or ushort or int or uint or long or ulong:
                to.WriteRawValue(
                    Convert.ToString(value, CultureInfo.InvariantCulture)!,
                    skipInputValidation: true
                );
                break;
            case WireModel model:
                model.TypeOfModel.WriteObject(to, model);
                break;
            case byte[] bytes:
                to.WriteBase64StringValue(bytes);
                break;
            default:
                WriteOther(to, value);
                break;
        }
    }

    private void WriteOther(Utf8JsonWriter to, object value)
    {
        switch (value)
        {
            case decimal number:
                to.WriteNumberValue(number);
                break;
            case DateTimeOffset time:
                JsonTypes.DateTime.Write(to, time);
                break;
            case Date or Guid or Uri:
                to.WriteStringValue(value.ToString());
                break;
            case IDictionary members:
                WriteMembers(to, members);
                break;
            case IEnumerable<KeyValuePair<string, object?>> members:
                WriteMembers(to, members);
                break;
            case IEnumerable items:
                WriteItems(to, items);
                break;
            case IFormattable or Enum:
                to.WriteStringValue(Convert.ToString(value, CultureInfo.InvariantCulture));
                break;
            default:
                throw new UnsendableException(
                    $"Values of the type {value.GetType().Name} have no form in JSON"
                );
        }
    }

    private void WriteMembers(Utf8JsonWriter to, IDictionary members)
    {
        to.WriteStartObject();
        foreach (DictionaryEntry one in members)
        {
            to.WritePropertyName(Convert.ToString(one.Key, CultureInfo.InvariantCulture)!);
            WriteObject(to, one.Value);
        }

        to.WriteEndObject();
    }

    private void WriteMembers(Utf8JsonWriter to, IEnumerable<KeyValuePair<string, object?>> members)
    {
        to.WriteStartObject();
        foreach (KeyValuePair<string, object?> one in members)
        {
            to.WritePropertyName(one.Key);
            WriteObject(to, one.Value);
        }

        to.WriteEndObject();
    }

    private void WriteItems(Utf8JsonWriter to, IEnumerable items)
    {
        to.WriteStartArray();
        foreach (object? one in items)
        {
            WriteObject(to, one);
        }

        to.WriteEndArray();
    }
}
