using System.Collections.Generic;
using System.Text.RegularExpressions;
using Xunit.Sdk;

namespace Sdk.Tests;

/// <summary>A body in one of its forms, which a server must get. An empty media type is not looked at.</summary>
internal abstract record WireBody(string Type)
{
    private static readonly Regex s_boundary = new("boundary=\"?([^\";]+)");
    private static readonly Regex s_partName = new("[; ]name=\"?([^\";\r]*)\"?");

    /// <summary>Compares the received body with the expected one.</summary>
    internal void Check(WireReceived got)
    {
        if (Type.Length > 0)
        {
            var sent = got.Header("Content-Type") ?? "";
            WireRequest.CheckEqual(
                "type of the body",
                sent.Split(';')[0].Trim().ToLowerInvariant(),
                Type
            );
        }
        CheckContent(got);
    }

    private protected abstract void CheckContent(WireReceived got);

    /// <summary>JSON.</summary>
    internal sealed record OfJson(string Type, string Text) : WireBody(Type)
    {
        private protected override void CheckContent(WireReceived got) =>
            Difference.Check("the body", got.Body, Text);
    }

    /// <summary>Text; without any, there is no body.</summary>
    internal sealed record OfText(string Type, string Text) : WireBody(Type)
    {
        private protected override void CheckContent(WireReceived got) =>
            WireRequest.CheckEqual("body", got.Body, Text);
    }

    /// <summary>A form in the syntax of a query.</summary>
    internal sealed record OfForm(string Type, IReadOnlyList<Pair> Pairs) : WireBody(Type)
    {
        private protected override void CheckContent(WireReceived got) =>
            Pair.Check("form", Pair.Parse(got.Body), Pairs);
    }

    /// <summary>A form in parts.</summary>
    internal sealed record OfParts(string Type, IReadOnlyList<Pair> Pairs) : WireBody(Type)
    {
        private protected override void CheckContent(WireReceived got)
        {
            var boundary = s_boundary.Match(got.Header("Content-Type") ?? "");
            if (!boundary.Success)
            {
                throw new XunitException("the type of the body has no boundary");
            }
            Pair.CheckInOrder("form", PartsOf(got.Body, boundary.Groups[1].Value), Pairs);
        }

        private static List<Pair> PartsOf(string body, string boundary)
        {
            List<Pair> parts = [];
            foreach (var part in $"\r\n{body}".Split($"\r\n--{boundary}"))
            {
                var end = part.IndexOf("\r\n\r\n", System.StringComparison.Ordinal);
                var name = s_partName.Match(part);
                if (end >= 0 && name.Success)
                {
                    parts.Add(new Pair(name.Groups[1].Value, part[(end + 4)..]));
                }
            }
            return parts;
        }
    }
}
