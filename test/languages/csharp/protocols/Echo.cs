using System;
using System.Collections.Generic;
using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Threading.Tasks;
using Echo;
using Echo.Core;

namespace Programs;

/// <summary>A user of an API that is called by the Connect protocol, and as google.api.http says.</summary>
internal static class Echo
{
    private const string Large = "9007199254740993";

    private static EchoClient ClientOf(string variable) =>
        new(new EchoClientOptions { BaseUrl = Expect.Variable(variable), MaxRetries = 0 });

    private static EchoClient Client() => ClientOf("ECHO");

    internal static async Task Test1FieldsOfEveryKind()
    {
        var everything = Expect.Variable("EVERYTHING");
        Everything found = await Client()
            .Echo.SayAsync(JsonSerializer.Deserialize<Everything>(everything));
        Expect.Same(
            true,
            JsonNode.DeepEquals(JsonNode.Parse(everything), JsonNode.Parse(found.ToJson()))
        );
        Expect.Same("{}", (await Client().Echo.SayAsync()).ToJson());
    }

    internal static async Task Test2MessagesThatAreNoObjects()
    {
        Expect.Same("4", await Client().Echo.LengthAsync(new() { Body = "four" }));
        var shape = new Dictionary<string, JsonElement>
        {
            ["any"] = JsonSerializer.SerializeToElement((string[])["thing"]),
        };
        var echoed = await Client().Echo.ShapeAsync(new() { Body = shape });
        Expect.Same(1, echoed.Count);
        Expect.Same("[\"thing\"]", echoed["any"].GetRawText());
        await Client().Echo.PingAsync();
    }

    private static async Task ReadAsync(CountRequest request, List<string?> into)
    {
        await using EventStream<Counted> stream = await Client().Echo.CountAsync(request);
        await foreach (Counted one in stream)
        {
            into.Add(one.Number);
        }
    }

    internal static async Task Test3StreamsOfMessages()
    {
        List<string?> found = [];
        await ReadAsync(new() { From = Large, Times = 2 }, found);
        Expect.Same($"{Large} 9007199254740994", string.Join(" ", found));
        List<string?> some = [];
        CountRequest tired = new()
        {
            From = "1",
            Times = 1,
            FailsWith = "tired",
        };
        var error = await Expect.ThrownAsync<EchoTooManyRequestsException>(() =>
            ReadAsync(tired, some)
        );
        Expect.Same("1", string.Join(" ", some));
        ConnectFailure failure = ConnectFailure.Of(error)!;
        Expect.Same("resource_exhausted", failure.Code);
        Expect.Same("tired", failure.Message);
        Expect.Same(
            "POST /echo.v1.Echo/Count failed with resource_exhausted: tired",
            error.Message
        );
        // Leaving the loop closes the connection, which the server notices.
        await foreach (Counted _ in await Client().Echo.CountAsync(new() { Times = 100_000 }))
        {
            break;
        }
    }

    private static async Task FailsAsync<T>(string code, string wire, int status)
        where T : EchoApiException
    {
        var error = await Expect.ThrownAsync<T>(() =>
            Client().Echo.FailAsync(new() { Code = code, Because = "so" })
        );
        Expect.Same(typeof(T), error.GetType());
        Expect.Same(status, error.StatusCode);
        ConnectFailure failure = ConnectFailure.Of(error)!;
        Expect.Same(wire, failure.Code);
        Expect.Same("so", failure.Message);
        Expect.Same("echo.v1.Counted", failure.Details[0].Type);
        Expect.Same("CAU", failure.Details[0].Value);
    }

    internal static async Task Test4Errors()
    {
        await FailsAsync<EchoNotFoundException>("NotFound", "not_found", 404);
        await FailsAsync<EchoBadRequestException>("InvalidArgument", "invalid_argument", 400);
        await FailsAsync<EchoUnauthorizedException>("Unauthenticated", "unauthenticated", 401);
        await FailsAsync<EchoConflictException>("Aborted", "aborted", 409);
        await FailsAsync<EchoInternalServerException>("Unavailable", "unavailable", 503);
        await FailsAsync<EchoApiException>("Canceled", "canceled", 499);
    }

    internal static async Task Test5OnlyWhatChangesNothingIsTriedAgain()
    {
        var left = 1;
        EchoClient client = new(
            new EchoClientOptions
            {
                BaseUrl = Expect.Variable("ECHO"),
                MaxRetries = 1,
                Middleware =
                [
                    async (request, next, token) =>
                    {
                        var response = await next(request, token);
                        response.StatusCode =
                            left-- > 0 ? HttpStatusCode.BadGateway : response.StatusCode;
                        return response;
                    },
                ],
            }
        );
        await client.Echo.PingAsync();
        left = 1;
        var error = await Expect.ThrownAsync<EchoApiException>(() => client.Echo.SayAsync());
        Expect.Same(502, error.StatusCode);
        Expect.Same(1, error.Attempts);
    }

    internal static async Task Test6Transcoding()
    {
        IItemsClient items = ClientOf("GATEWAY").Items;
        Everything item = await items.GetAsync(
            "items/a b",
            new()
            {
                Revision = Large,
                Fresh = true,
                Colors = [Color.Red, Color.Green],
                Since = DateTimeOffset.Parse("2026-01-31T12:00:00.500Z"),
                Within = "1.500s",
                ReadMask = "text,inner.deepText",
                Limit = "7",
                Token = [0, 0xfe, 0x0f],
                FilterByText = "a&b=ü",
                FilterIds = ["1", Large],
            }
        );
        Expect.Same("items/1", item.Text);
        Expect.Same(Large, item.Large);
        await items.GetForDeepAsync("a/b c/d");
        Expect.Same(1, (await items.ListAsync(new() { Name = "x" })).Count);
        await items.UpdateAsync(
            "items/7",
            new()
            {
                UpdateMask = "large,color",
                Large = "-5",
                Color = Color.Red,
                Node = new() { DeepText = "n" },
                MaybeText = "",
            }
        );
        await items.CopyAsync("items/1", new() { Target = "items/2", Large = Large });
        await items.RemoveAsync("items/1");
        await Expect.ThrownAsync<EchoBadRequestException>(() =>
            items.GetAsync("items/1", new() { Within = "long" })
        );
    }
}
