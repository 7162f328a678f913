using System;
using System.Collections.Generic;
using System.Text;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>Bodies of the type <c>application/x-www-form-urlencoded</c>.</summary>
internal static partial class Bodies
{
    static partial void WriteForm(BodySpec declared, BodyValue value, ref PreparedBody? body)
    {
        List<string> pairs = [];
        foreach (FormFields.Entry entry in FormFields.Of(declared, value))
        {
            pairs.AddRange(FormPairs(entry.Field, entry.Value.Json));
        }

        byte[] bytes = Encoding.ASCII.GetBytes(string.Join("&", pairs));
        body = PreparedBody.OfBytes(
            declared.MediaType ?? "application/x-www-form-urlencoded",
            bytes
        );
    }

    /// <summary>Lists repeat the field; objects are JSON unless a style is declared.</summary>
    private static List<string> FormPairs(FieldSpec field, JsonElement value)
    {
        bool isJson =
            field.Encoding == FieldEncoding.Json
            || (value.ValueKind == JsonValueKind.Object && field.Style is null);
        Query.Form form = isJson
            ? new(ParameterStyle.Json, null, EncodeForm)
            : new(field.Style, field.Explode, EncodeForm);
        return Query.Pairs(form, field.Name, value);
    }

    /// <summary>Spaces are plus signs in forms.</summary>
    private static string EncodeForm(string text) =>
        Percent.Encode(text).Replace("%20", "+", StringComparison.Ordinal);
}
