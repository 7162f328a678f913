using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>Parameters of queries, cookies and forms.</summary>
internal static class Query
{
    /// <summary>Characters that a value may hold without ending it, where reserved ones are allowed.</summary>
    private const string Reserved = ":/?@!$'()*,;=";

    private static readonly Regex s_encodedPercent = new(
        "%25(?=[0-9A-Fa-f]{2})",
        RegexOptions.CultureInvariant
    );

    /// <summary>The encoded pairs of a parameter.</summary>
    internal static List<string> Pairs(ParameterSpec parameter, JsonElement value) =>
        Pairs(
            new Form(
                parameter.Style,
                parameter.Explode,
                parameter.AllowReserved ? EncodeReserved : static text => Percent.Encode(text)
            ),
            parameter.Name,
            value
        );

    /// <summary>How pairs are written.</summary>
    internal sealed record Form(ParameterStyle? Style, bool? Explode, Func<string, string> Encode);

    /// <summary>The encoded pairs of one value. Null and empty lists give none.</summary>
    internal static List<string> Pairs(Form form, string name, JsonElement value)
    {
        if (Values.IsNothing(value))
        {
            return [];
        }

        Values.Parts? parts = form.Style == ParameterStyle.Json ? null : Values.PartsOf(value);
        if (parts is null)
        {
            string text =
                form.Style == ParameterStyle.Json ? value.GetRawText() : Values.Text(value);
            return [Pair(form, name, text)];
        }

        if (form.Style == ParameterStyle.DeepObject)
        {
            List<string> all = [];
            foreach (Values.Part part in parts.All)
            {
                all.AddRange(Pairs(form, $"{name}[{part.Key}]", part.Value));
            }

            return all;
        }

        if (form.Explode ?? form.Style is null or ParameterStyle.Form)
        {
            return Exploded(form, name, parts);
        }

        return parts.All.Count == 0 ? [] : [Joined(form, name, parts)];
    }

    private static string Pair(Form form, string name, string text) =>
        form.Encode(name) + "=" + form.Encode(text);

    private static List<string> Exploded(Form form, string name, Values.Parts parts)
    {
        List<string> all = [];
        foreach (Values.Part part in parts.All)
        {
            string key = parts.IsList ? name : part.Key;
            // A list in an object repeats its key, as a list of its own does.
            if (!parts.IsList && Values.PartsOf(part.Value) is { IsList: true } items)
            {
                foreach (Values.Part item in items.All)
                {
                    all.Add(Pair(form, key, Values.Text(item.Value)));
                }
            }
            else
            {
                all.Add(Pair(form, key, Values.Text(part.Value)));
            }
        }

        return all;
    }

    private static string Joined(Form form, string name, Values.Parts parts)
    {
        List<string> texts = [];
        foreach (Values.Part part in parts.All)
        {
            if (!parts.IsList)
            {
                texts.Add(form.Encode(part.Key));
            }

            texts.Add(form.Encode(Values.Text(part.Value)));
        }

        string separator = form.Style switch
        {
            ParameterStyle.SpaceDelimited => "%20",
            ParameterStyle.PipeDelimited => "%7C",
            _ => ",",
        };
        return form.Encode(name) + "=" + string.Join(separator, texts);
    }

    /// <summary>Leaves reserved characters, and what is percent-encoded already.</summary>
    private static string EncodeReserved(string text) =>
        s_encodedPercent.Replace(Percent.Encode(text, Reserved), "%");
}
