using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>Paths with parameters.</summary>
internal static class Paths
{
    /// <summary>Characters that a segment may hold as they are.</summary>
    private const string Segment = ":@$&+,;=!'()*";

    /// <summary>A segment of one dot or two, however often they are encoded.</summary>
    private static readonly Regex s_dots = new(
        @"(?:^|[/\\])(?:\.|%(?:25)*2e){1,2}(?:$|[/\\])",
        RegexOptions.IgnoreCase | RegexOptions.CultureInvariant
    );

    private static readonly Regex s_parameter = new(@"\{([^{}]*)\}", RegexOptions.CultureInvariant);

    /// <summary>A parameter, and the value that a call gives it.</summary>
    internal readonly record struct Given(ParameterSpec Parameter, JsonElement Value);

    /// <summary>Whether some segment of a path is one dot or two.</summary>
    internal static bool HasDots(string path) =>
        path.IndexOfAny(['.', '%']) >= 0 && s_dots.IsMatch(path);

    /// <summary>Fills a template such as <c>/pets/{petId}</c>. Every value stays within its segment.</summary>
    internal static string Expand(string template, Func<string, Given> lookup)
    {
        if (!template.Contains('{', StringComparison.Ordinal))
        {
            return template;
        }

        string[] segments = template.Split('/');
        for (int i = 0; i < segments.Length; i++)
        {
            if (segments[i].Contains('{', StringComparison.Ordinal))
            {
                segments[i] = ExpandSegment(segments[i], lookup);
            }
        }

        return string.Join("/", segments);
    }

    private static string ExpandSegment(string segment, Func<string, Given> lookup)
    {
        // Nearly every parameter is a segment of its own, which needs no expression to be found.
        if (segment.LastIndexOf('{') == 0 && segment.IndexOf('}') == segment.Length - 1)
        {
            string only = segment[1..^1];
            return Checked(ValueOf(only, lookup(only)), [only]);
        }

        List<string> names = [];
        string text = s_parameter.Replace(
            segment,
            match =>
            {
                string name = match.Groups[1].Value;
                names.Add(name);
                return ValueOf(name, lookup(name));
            }
        );
        return Checked(text, names);
    }

    private static string Checked(string text, IReadOnlyList<string> names) =>
        HasDots(text)
            ? throw new SdkConfigurationException(
                $"The path parameter {string.Join(", ", names)} must not be \".\" or \"..\""
            )
            : text;

    private static string ValueOf(string name, Given given)
    {
        string text =
            Values.IsNothing(given.Value) || Values.Text(given.Value).Length == 0
                ? ""
                : Write(name, given);
        return text.Length == 0
            ? throw new SdkConfigurationException($"The path parameter {name} must not be empty")
            : text;
    }

    private static string Write(string name, Given given)
    {
        (ParameterSpec parameter, JsonElement value) = given;
        bool isExploded = parameter.Explode ?? false;
        switch (parameter.Style)
        {
            case ParameterStyle.Label:
                return "."
                    + Values.Joined(
                        value,
                        isExploded,
                        isExploded ? "." : ",",
                        static text => Percent.Encode(text)
                    );
            case ParameterStyle.Matrix:
                return Matrix(name, value, isExploded);
            case ParameterStyle.Json:
                return Percent.Encode(value.GetRawText());
            default:
                return Values.PartsOf(value) is null
                    ? Percent.Encode(Values.Text(value), parameter.Greedy ? Segment + "/" : Segment)
                    : Values.Joined(value, isExploded, ",", static text => Percent.Encode(text));
        }
    }

    private static string Matrix(string name, JsonElement value, bool isExploded)
    {
        Values.Parts? parts = isExploded ? Values.PartsOf(value) : null;
        if (parts is null)
        {
            return $";{Percent.Encode(name)}={Values.Joined(value, false, ",", static text => Percent.Encode(text))}";
        }

        string text = "";
        foreach (Values.Part part in parts.All)
        {
            text +=
                $";{Percent.Encode(parts.IsList ? name : part.Key)}={Percent.Encode(Values.Text(part.Value))}";
        }

        return text;
    }
}
