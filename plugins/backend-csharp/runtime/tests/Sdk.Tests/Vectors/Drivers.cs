using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>Drives the vectors that need no call.</summary>
internal static class Drivers
{
    private static readonly TimeSpan s_century = TimeSpan.FromDays(36525);

    internal static Dictionary<string, object?> Number(JsonElement given)
    {
        bool isWhole = given.Text("type") == "int64";
        if (given.Text("value") is { } value)
        {
            return new()
            {
                ["json"] = isWhole
                    ? Json.Text(JsonTypes.Int64, long.Parse(value, CultureInfo.InvariantCulture))
                    : Json.Text(
                        JsonTypes.Double,
                        double.Parse(value, CultureInfo.InvariantCulture)
                    ),
            };
        }

        JsonElement json = Json.Parse(given.Text("json")!);
        try
        {
            return new()
            {
                ["value"] = isWhole
                    ? Json.Read(JsonTypes.Int64, json).ToString(CultureInfo.InvariantCulture)
                    : Numbers.Text(Json.Read(JsonTypes.Double, json)),
            };
        }
        catch (MismatchException error)
        {
            return new() { ["error"] = error.Message };
        }
    }

    internal static Dictionary<string, object?> Backoff(JsonElement given, JsonElement expected)
    {
        using HttpResponseMessage response = new();
        foreach (JsonProperty header in given.Members("headers"))
        {
            response.Headers.TryAddWithoutValidation(header.Name, header.Value.GetString());
        }

        DateTimeOffset now = DateTimeOffset.Parse(given.Text("now")!, CultureInfo.InvariantCulture);
        TimeSpan? asked = Retry.AskedWait(new ResponseHeaders(response), now);
        Dictionary<string, object?> observed = new() { ["asked"] = asked?.TotalMilliseconds };
        if (asked > Retry.LongestWait)
        {
            observed["isTooLong"] = true;
            return observed;
        }

        double least = expected.Get("least").GetDouble();
        double most = expected.Get("most").GetDouble();
        for (int i = 0; i < 100; i++)
        {
            double wait = Retry.WaitBefore(given.Get("retry").GetInt32(), asked).TotalMilliseconds;
            if (wait < least || wait > most)
            {
                throw new DeviationException($"a wait of {wait} ms");
            }
        }

        observed["least"] = least;
        observed["most"] = most;
        return observed;
    }

    internal static async Task<Dictionary<string, object?>> TokenAsync(
        JsonElement given,
        JsonElement expected
    )
    {
        JsonElement answer = Json.Parse($$"""{"body":{{given.Get("response").GetRawText()}}}""");
        FakeHandler handler = new([answer]);
        using HttpClient http = new(handler);
        OAuthScheme scheme = new()
        {
            Key = "s0",
            Header = "Authorization",
            Prefix = "Bearer",
            GetToken = Specs.Token("https://login.test/token"),
        };
        Config config = new(
            Specs.Client(default),
            new TestOptions { BaseUrl = "https://api.test", HttpClient = http },
            null
        );
        TimeSpan now = TimeSpan.FromHours(1);
        OAuthTokens tokens = new(new TokenRequests(config, scheme), () => now);
        JsonElement renewAfter = expected.Get("renewAfter");
        TimeSpan end =
            renewAfter.ValueKind == JsonValueKind.Null
                ? s_century
                : TimeSpan.FromSeconds(renewAfter.GetDouble());
        List<int> counts = [];
        foreach (
            TimeSpan wait in (TimeSpan[])
                [
                    TimeSpan.Zero,
                    end - TimeSpan.FromMilliseconds(1),
                    TimeSpan.FromMilliseconds(1.001),
                ]
        )
        {
            now += wait;
            await tokens.GetAsync(new ClientCredentials("id", "secret"), CancellationToken.None);
            counts.Add(handler.Requests.Count);
        }

        return counts is [1, 1, _]
            ? new() { ["renewAfter"] = counts[2] == 2 ? end.TotalSeconds : null }
            : throw new DeviationException(
                $"tokens were requested {string.Join(", ", counts)} times"
            );
    }

    internal static Dictionary<string, object?> FileName(JsonElement given) =>
        new() { ["filename"] = FileNames.Of(given.Text("header")) };

    internal static Dictionary<string, object?> Events(JsonElement given)
    {
        byte[] text = Encoding.UTF8.GetBytes(given.Text("text")!);
        List<RawEvent> whole = Read([text]);
        for (int cut = 0; cut < text.Length; cut++)
        {
            Check(whole, Read([text[..cut], text[cut..]]), cut);
        }

        Check(whole, Read([.. text.Select(one => new[] { one })]), FakeHandler.EveryByte);
        return new()
        {
            ["events"] = whole.ConvertAll(one => new Dictionary<string, object?>
            {
                ["event"] = one.Event,
                ["data"] = one.Data,
                ["id"] = one.Id,
            }),
        };
    }

    private static void Check(List<RawEvent> whole, List<RawEvent> again, int cut)
    {
        if (!whole.SequenceEqual(again))
        {
            throw new DeviationException($"cut at {cut}: {string.Join(", ", again)}");
        }
    }

    private static List<RawEvent> Read(byte[][] chunks)
    {
        EventReader reader = new(null, null, "");
        List<RawEvent> events = [.. chunks.SelectMany(chunk => reader.Feed(chunk).ToArray())];
        if (reader.End() is { } last)
        {
            events.Add(last);
        }

        return events;
    }
}
