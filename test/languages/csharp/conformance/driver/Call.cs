using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Reflection;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Driver;

/// <summary>A call that a message describes.</summary>
internal sealed class Call(
    string name,
    string kind,
    object owner,
    MethodInfo method,
    object?[] given
)
{
    /// <summary>What messages call it.</summary>
    internal string Name => name;

    /// <summary>The kind of its result.</summary>
    internal string Kind => kind;

    /// <summary>What the SDK's method gives, once its task has ended; null for nothing.</summary>
    internal async Task<object?> MakeAsync()
    {
        var returned = Invoke();
        if (returned is not Task task)
        {
            return returned;
        }
        await task;
        return method.ReturnType == typeof(Task)
            ? null
            : task.GetType().GetProperty("Result")!.GetValue(task);
    }

    private object? Invoke() =>
        method.Invoke(owner, BindingFlags.DoNotWrapExceptions, null, given, null);

    internal static Call Of(Tools tools, object client, JsonNode message, CancellationToken token)
    {
        var name = (string)message["call"]!;
        var options = tools.Settings.OfCall(message["options"]);
        if (name == "request")
        {
            var undeclared = client.GetType().GetMethod("RequestAsync")!;
            var verb = new HttpMethod((string)message["method"]!);
            var body =
                message["options"] is { } all
                && all.AsObject().TryGetPropertyValue("body", out var sent)
                    ? Values.Loose(sent)
                    : null;
            return new Call(
                name,
                "value",
                client,
                undeclared,
                [verb, (string)message["url"]!, body, options, token]
            );
        }
        var entry = tools.Table.Entry(name);
        var owner = entry.Path.SkipLast(1).Aggregate(client, static (one, step) => Get(one, step));
        if (IsRaw((string?)message["consume"], entry))
        {
            owner = Get(owner, "WithRawResponse");
        }
        var method = owner.GetType().GetMethod($"{entry.Path[^1]}Async")!;
        var taken = new Taken(message);
        var given = method
            .GetParameters()
            .Select(one => ArgumentOf(tools, entry, one, taken, options, token))
            .ToArray();
        taken.End();
        return new Call(name, entry.Kind, owner, method, given);
    }

    private static object Get(object owner, string property) =>
        owner.GetType().GetProperty(property)!.GetValue(owner)!;

    /// <summary>A list tells nothing of its response itself.</summary>
    private static bool IsRaw(string? consume, Entry entry) =>
        consume == "raw" || (consume == "head" && entry.Kind is "page" or "stream");

    private static object? ArgumentOf(
        Tools tools,
        Entry entry,
        ParameterInfo parameter,
        Taken taken,
        RequestOptions? options,
        CancellationToken token
    )
    {
        var type = parameter.ParameterType;
        if (type == typeof(CancellationToken))
        {
            return token;
        }
        if (type == typeof(RequestOptions))
        {
            return options;
        }
        if (type == typeof(ChannelOptions))
        {
            return null;
        }
        if (parameter.Position < entry.Positional.Count)
        {
            return taken.TryTake(entry.Positional[parameter.Position], out var value)
                ? tools.Making.Make(type, value)
                : null;
        }
        return Request(tools, type, entry, taken);
    }

    private static object? Request(Tools tools, Type type, Entry entry, Taken taken)
    {
        if (tools.Table.IsDeclared(type))
        {
            // The request is the body.
            var body = taken.TakeBody();
            return body.Count == 0 && entry.IsOptional ? null : tools.Making.Make(type, body);
        }
        var made = Activator.CreateInstance(type)!;
        var isSet = false;
        foreach (var field in entry.Fields!)
        {
            if (taken.TryTake(field, out var value))
            {
                isSet = true;
                tools.Making.Set(made, field.Name, value);
            }
        }
        if (entry.Merges)
        {
            var further = taken
                .TakeBody()
                .Where(static one => !Values.IsAbsent(one.Value))
                .ToList();
            isSet |= further.Count > 0;
            tools.Making.SetFurther(made, further);
        }
        return isSet || !entry.IsOptional ? made : null;
    }

    /// <summary>The values of a message. One that the operation does not take is a mistake of the suite.</summary>
    private sealed class Taken
    {
        private readonly JsonObject _places;
        private readonly string _call;

        internal Taken(JsonNode message)
        {
            _call = (string)message["call"]!;
            _places = message["args"]?.DeepClone().AsObject() ?? [];
            if (_places.ContainsKey("value"))
            {
                _places["value"] = new JsonObject { [""] = _places["value"]?.DeepClone() };
            }
        }

        internal bool TryTake(Argument one, out JsonNode? value)
        {
            value = null;
            var isThere =
                _places[one.Place] is JsonObject values && values.Remove(one.Wire, out value);
            return isThere && !Values.IsAbsent(value);
        }

        /// <summary>The properties of the body that nothing took.</summary>
        internal JsonObject TakeBody() =>
            _places.Remove("body", out var body) ? body!.AsObject() : [];

        internal void End()
        {
            foreach (var (_, values) in _places)
            {
                if (values is JsonObject { Count: > 0 })
                {
                    throw new KeyNotFoundException($"{_call} takes no {values}");
                }
            }
        }
    }
}
