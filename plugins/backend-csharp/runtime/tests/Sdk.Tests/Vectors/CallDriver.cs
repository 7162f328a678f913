using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;
using Sdk.Internal;

namespace Sdk.Tests.Vectors;

/// <summary>Drives the vectors of the kind <c>call</c>: calls through a fake transport.</summary>
internal sealed partial class CallDriver
{
    private readonly JsonElement _given;
    private readonly FakeHandler _handler;
    private readonly List<Dictionary<string, object?>> _log = [];
    private readonly List<JsonElement> _items = [];
    private JsonElement _result;
    private ClientCore? _core;

    private CallDriver(JsonElement given, int cut)
    {
        _given = given;
        _handler = new FakeHandler(ResponsesOf(given), cut);
    }

    [GeneratedRegex(@"\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b")]
    private static partial Regex Uuid();

    [GeneratedRegex(@"; boundary=([\w-]+)")]
    private static partial Regex Boundary();

    private JsonElement Operation => _given.Get("operation");

    private static JsonElement[] ResponsesOf(JsonElement given) =>
        given.Has("responses") ? [.. given.Items("responses")] : [Json.Parse("{}")];

    /// <summary>Makes the calls. Streams are read anew for every byte at which a response can be cut.</summary>
    internal static async Task<Dictionary<string, object?>> DriveAsync(
        JsonElement given,
        JsonElement expected
    )
    {
        Dictionary<string, object?> whole = await new CallDriver(given, 0).RunAsync(expected);
        if (given.Get("operation").Get("response").Text("kind") is "sse" or "jsonl")
        {
            int length = FakeHandler.BytesOf(ResponsesOf(given)[0]).Length;
            for (int cut = FakeHandler.EveryByte; cut < length; cut++)
            {
                Dictionary<string, object?> again = await new CallDriver(given, cut).RunAsync(
                    expected
                );
                foreach (string name in (string[])["items", "error", "requests"])
                {
                    string text = TextOf(again.GetValueOrDefault(name));
                    if (text != TextOf(whole.GetValueOrDefault(name)))
                    {
                        throw new DeviationException($"cut at {cut}, {name}: {text}");
                    }
                }
            }
        }

        return whole;
    }

    private static string TextOf(object? value) => Json.Text(AnyValueType.Instance, value);

    private async Task<Dictionary<string, object?>> RunAsync(JsonElement expected)
    {
        Dictionary<string, object?> observed = [];
        Exception? caught = null;
        try
        {
            Config config = new(Specs.Client(_given.Get("client")), Options(), null)
            {
                Backoff = static (_, _) => TimeSpan.Zero,
            };
            _core = new ClientCore(config);
            for (int i = 0; i < (_given.Count("times") ?? 1); i++)
            {
                await PerformAsync();
            }
        }
        catch (Exception error)
        {
            caught = error;
            observed["error"] = Errors.Describe(error);
        }

        observed["result"] = _result;
        observed["items"] = _items;
        observed["requests"] = Canonical(TextOf(_handler.Requests));
        observed["log"] = _log;
        string hidden = expected.Text("hidden") ?? "";
        string everything = Everything(caught);
        bool isShown = hidden.Length > 0 && everything.Contains(hidden, StringComparison.Ordinal);
        observed["hidden"] = isShown ? everything : hidden;
        string shown = expected.Text("shown") ?? "";
        string printed = caught?.ToString() ?? "";
        observed["shown"] = printed.Contains(shown, StringComparison.Ordinal) ? shown : printed;
        return observed;
    }

    /// <summary>All that a user can print.</summary>
    private string Everything(Exception? caught) =>
        $"{caught}\n{_core}\n{_core?.Config}\n{_core?.Config.Settings}\n{Options()}\n{TextOf(_log)}";

    private TestOptions Options()
    {
        JsonElement client = _given.Get("client");
        TestOptions options = new()
        {
            BaseUrl = client.Text("baseUrl") ?? "https://api.test",
            HttpClient = new HttpClient(_handler),
            MaxRetries = client.Count("maxRetries"),
            RetryUnsafe = client.Choice("retryUnsafe"),
            Headers = client
                .Members("headers")
                .ToDictionary(one => one.Name, one => one.Value.GetString()),
            LogLevel = LogEventLevel.Debug,
            Logger = client.Flag("log") ? Log : null,
        };
        int index = 0;
        foreach (JsonElement scheme in client.Items("schemes"))
        {
            foreach (
                string part in (string[])
                    ["value", "username", "password", "clientId", "clientSecret"]
            )
            {
                options.With(part + index, scheme.Text(part));
            }

            index++;
        }

        return options;
    }

    private void Log(LogEvent one) =>
        _log.Add(
            new(one.Fields)
            {
                ["level"] = one.Level.ToString().ToLowerInvariant(),
                ["event"] = one.Name,
            }
        );

    private async Task PerformAsync()
    {
        OperationSpec operation = Specs.Operation(Operation);
        Arguments arguments = new();
        foreach (JsonElement one in Operation.Items("parameters").Where(one => one.Has("value")))
        {
            arguments.Set(Specs.KeyOf(one), Argument.Of(Given.Revive(one.Get("value"))));
        }

        foreach (
            JsonElement one in Operation.Get("body").Items("fields").Where(one => one.Has("value"))
        )
        {
            arguments.Set(one.Text("name")!, Argument.Of(Given.Revive(one.Get("value"))));
        }

        await PerformAsync(operation, arguments, CallOptions(_given.Get("call")));
    }

    private async Task PerformAsync(
        OperationSpec operation,
        Arguments arguments,
        RequestOptions options
    )
    {
        StructType<JsonElement> any = JsonTypes.Any;
        CancellationToken none = CancellationToken.None;
        if (operation.Page is not null)
        {
            await CollectAsync(Pages.List(_core!, operation, arguments, any, any, options, none));
        }
        else if (operation.Response?.Kind is ResponseKind.Sse or ResponseKind.Jsonl)
        {
            await CollectAsync(
                await Streams.OpenAsync(_core!, operation, arguments, any, options, none)
            );
        }
        else if (operation.Response is null)
        {
            await _core!.SendAsync(operation, arguments, options, none);
        }
        else
        {
            _result = await _core!.SendAsync(operation, arguments, any, options, none);
        }
    }

    private async Task CollectAsync(IAsyncEnumerable<JsonElement> all)
    {
        await foreach (JsonElement one in all)
        {
            _items.Add(one);
        }
    }

    private static RequestOptions CallOptions(JsonElement call) =>
        new()
        {
            Headers = call.Members("headers")
                .ToDictionary(one => one.Name, one => one.Value.GetString()),
            IdempotencyKey = call.Text("idempotencyKey"),
            MaxRetries = call.Count("maxRetries"),
        };

    /// <summary>The requests with names for what is random.</summary>
    private static JsonElement Canonical(string requests) =>
        Json.Parse(Named(Named(requests, Uuid(), 0, "uuid-"), Boundary(), 1, "boundary-"));

    private static string Named(string text, Regex pattern, int group, string name)
    {
        string named = text;
        int count = 0;
        foreach (
            string found in pattern
                .Matches(text)
                .Select(match => match.Groups[group].Value)
                .Distinct()
        )
        {
            named = named.Replace(found, name + ++count, StringComparison.Ordinal);
        }

        return named;
    }
}
