using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json.Nodes;
using Sdk.Core;

namespace Driver;

/// <summary>Options of a message as an SDK spells them. One that it cannot have is a mistake of the suite.</summary>
internal sealed class Settings(Table table, List<string> lines)
{
    private static TimeSpan Seconds(JsonNode value) =>
        TimeSpan.FromTicks((long)Math.Round((double)value * TimeSpan.TicksPerSecond));

    /// <summary>Those of a client.</summary>
    internal object OfClient(JsonNode? options)
    {
        var made = Activator.CreateInstance(table.Options)!;
        foreach (var (name, value) in options?.AsObject() ?? [])
        {
            if (!Values.IsAbsent(value))
            {
                Set(made, name, value);
            }
        }
        return made;
    }

    private void Set(object made, string name, JsonNode? value)
    {
        switch (name)
        {
            case "baseUrl"
            or "maxRetries"
            or "maxResponseBytes"
            or "retryUnsafe"
            or "timeout"
            or "headers":
                SetProperty(made, name, value);
                break;
            case "environment":
                Assign(made, "Environment", table.Environment((string)value!));
                break;
            case "logger":
                Assign(made, "Logger", (Action<LogEvent>)Log);
                Assign(
                    made,
                    "LogLevel",
                    Enum.Parse<LogEventLevel>((string)value!, ignoreCase: true)
                );
                break;
            default:
                var own = table.Option(name);
                if (Values.Special(value, "$supplier") is { } given)
                {
                    Assign(made, $"{own}Provider", Values.Provider(given.AsArray()));
                }
                else
                {
                    Assign(made, own, value?.ToString());
                }
                break;
        }
    }

    /// <summary>Sets a property that is called as messages call it, with a capital.</summary>
    private static void SetProperty(object made, string name, JsonNode? value)
    {
        object? converted = name switch
        {
            "timeout" => Seconds(value!),
            "maxRetries" => (int)value!,
            "maxResponseBytes" => (long)value!,
            "retryUnsafe" => (bool)value!,
            "headers" => value!
                .AsObject()
                .ToDictionary(static one => one.Key, static one => (string?)one.Value),
            "query" or "bodyProperties" => Values.Loose(value),
            _ => (string?)value,
        };
        Assign(made, char.ToUpperInvariant(name[0]) + name[1..], converted);
    }

    private static void Assign(object made, string property, object? value) =>
        made.GetType().GetProperty(property)!.SetValue(made, value);

    private void Log(LogEvent one)
    {
        var fields = string.Join(
            ", ",
            one.Fields.Select(static field => $"{field.Key}={Text(field.Value)}")
        );
        lock (lines)
        {
            lines.Add($"{one.Level.ToString().ToLowerInvariant()} {one.Name} {fields}");
        }
    }

    private static string Text(object? value) =>
        value switch
        {
            string text => text,
            IReadOnlyDictionary<string, string> map =>
                $"{{{string.Join(", ", map.Select(static one => $"{one.Key}={one.Value}"))}}}",
            System.Collections.IEnumerable all => $"[{string.Join(", ", all.Cast<object?>())}]",
            _ => FormattableString.Invariant($"{value}"),
        };

    /// <summary>Those of a call; null where there are none.</summary>
    internal RequestOptions? OfCall(JsonNode? options)
    {
        if (options is not JsonObject { Count: > 0 } given)
        {
            return null;
        }
        var made = new RequestOptions();
        Dictionary<string, string> credentials = [];
        foreach (var (name, value) in given.Where(static one => !Values.IsAbsent(one.Value)))
        {
            switch (name)
            {
                case "body":
                    break;
                case "baseUrl"
                or "timeout"
                or "maxRetries"
                or "maxResponseBytes"
                or "idempotencyKey"
                or "headers"
                or "query"
                or "bodyProperties":
                    SetProperty(made, name, value);
                    break;
                default:
                    credentials[table.Option(name)] = (string)value!;
                    break;
            }
        }
        if (credentials.Count > 0)
        {
            Assign(made, "Credentials", credentials);
        }
        return made;
    }
}
