using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Driver;

/// <summary>What messages are done with.</summary>
internal sealed record Tools(Table Table, Settings Settings, Making Making, Shown Shown);

/// <summary>Does what messages say.</summary>
internal sealed class MessageDriver
{
    private readonly ConcurrentDictionary<string, object> _clients = new();
    private readonly List<string> _lines = [];
    private readonly Tools _tools;

    internal MessageDriver(Table table) =>
        _tools = new Tools(table, new Settings(table, _lines), new Making(table), new Shown(table));

    internal async Task<JsonObject> AnswerAsync(JsonNode message)
    {
        var progress = new Progress(message, _tools.Shown);
        JsonObject answer;
        try
        {
            answer = await PerformAsync(message);
        }
        catch (Exception error)
        {
            answer = progress.Failed(
                error is TargetInvocationException { InnerException: { } inner } ? inner : error,
                _tools.Table
            );
        }
        answer["driver"] = message["id"]!.DeepClone();
        return answer;
    }

    private static JsonObject Done(JsonNode? value = null)
    {
        var answer = new JsonObject { ["ok"] = true, ["ms"] = 0 };
        if (value is not null)
        {
            answer["value"] = value;
        }
        return answer;
    }

    private async Task<JsonObject> PerformAsync(JsonNode message)
    {
        switch ((string?)message["op"])
        {
            case "client":
                _clients[(string)message["client"]!] = Created(message["options"]);
                return Done();
            case "derive":
                _clients[(string)message["client"]!] = Derived(message);
                return Done();
            case "env":
                foreach (var (name, value) in message["set"]!.AsObject())
                {
                    Environment.SetEnvironmentVariable(name, (string?)value);
                }
                return Done();
            case "call":
                return await CallAsync(message);
            case "print":
                return Done(Printed(Client(message["client"])));
            case "webhook":
                return Delivered(message);
            case "reset":
                Forget();
                return Done();
            case "lines":
                return Done(TakenLines());
            default:
                throw new KeyNotFoundException($"No operation {message["op"]}");
        }
    }

    private object Client(JsonNode? name) =>
        _clients.TryGetValue((string?)name ?? "main", out var client)
            ? client
            : throw new KeyNotFoundException($"No client {name}");

    private object Created(JsonNode? options)
    {
        object?[] given = options is JsonObject { Count: > 0 }
            ? [_tools.Settings.OfClient(options)]
            : [];
        return Activator.CreateInstance(_tools.Table.Client, given)!;
    }

    private object Derived(JsonNode message)
    {
        var from = Client(message["from"]);
        return from.GetType()
            .GetMethod("WithOptions")!
            .Invoke(from, [_tools.Settings.OfClient(message["options"])])!;
    }

    private string Printed(object client)
    {
        var parts = _tools.Table.Resources.Select(name =>
            client.GetType().GetProperty(name)!.GetValue(client)!
        );
        return string.Join("\n", parts.Prepend(client).Select(Errors.Printed));
    }

    private JsonObject Delivered(JsonNode message)
    {
        var sent = message["delivery"]!;
        var headers = sent["headers"]!
            .AsObject()
            .ToDictionary(static one => one.Key, static one => (string)one.Value!);
        var delivery = new WebhookDelivery((string)sent["body"]!, headers);
        var secrets = message["secret"] is JsonArray all
            ? all.Select(static one => (string)one!)
            : [(string)message["secret"]!];
        var parsed = _tools.Table.Parser.Invoke(
            null,
            [delivery, new WebhookSecrets([.. secrets]), null]
        );
        var progress = new Progress(message, _tools.Shown);
        progress.Show(progress.ShownOf(parsed));
        return progress.Succeeded(Values.Encoded(parsed));
    }

    private JsonArray TakenLines()
    {
        lock (_lines)
        {
            var taken = new JsonArray([.. _lines.Select(static one => (JsonNode)one)]);
            _lines.Clear();
            return taken;
        }
    }

    internal void Forget()
    {
        foreach (var client in _clients.Values.OfType<IDisposable>())
        {
            client.Dispose();
        }
        _clients.Clear();
        TakenLines();
    }

    private async Task<JsonObject> CallAsync(JsonNode message)
    {
        if ((int?)message["parallel"] is not { } count)
        {
            return await CallOnceAsync(message);
        }
        var calls = Enumerable.Range(0, count).Select(_ => Task.Run(() => CallOnceAsync(message)));
        return Done(new JsonArray([.. await Task.WhenAll(calls)]));
    }

    private async Task<JsonObject> CallOnceAsync(JsonNode message)
    {
        var progress = new Progress(message, _tools.Shown);
        using var source = new CancellationTokenSource();
        if ((double?)message["cancelAfter"] is { } after)
        {
            if (after == 0)
            {
                await source.CancelAsync();
            }
            else
            {
                source.CancelAfter(TimeSpan.FromMilliseconds(after));
            }
        }
        try
        {
            var call = Call.Of(_tools, Client(message["client"]), message, source.Token);
            return progress.Succeeded(
                await new Consuming(_tools, call, message, progress).ConsumeAsync()
            );
        }
        catch (Exception error)
        {
            return progress.Failed(error, _tools.Table);
        }
    }
}
