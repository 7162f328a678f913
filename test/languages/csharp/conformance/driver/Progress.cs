using System;
using System.Diagnostics;
using System.Text.Json.Nodes;

namespace Driver;

/// <summary>What a call leaves behind even where it fails half-way.</summary>
internal sealed class Progress
{
    private readonly long _began = Stopwatch.GetTimestamp();
    private readonly JsonArray _items = [];
    private readonly JsonArray _times = [];
    private readonly JsonArray _shownItems = [];

    /// <summary>Null if the message does not ask for what a program reads.</summary>
    private readonly Shown? _shown;
    private JsonNode? _result;

    internal Progress(JsonNode message, Shown shown)
    {
        _shown = (bool?)message["show"] == true ? shown : null;
        _result = _shownItems;
    }

    /// <summary>Keeps an item or an event; the number of them so far.</summary>
    internal int Add(object? value)
    {
        _items.Add(Values.Encoded(value));
        _times.Add(Millis());
        if (_shown is not null)
        {
            _shownItems.Add(_shown.Of(value));
        }
        return _items.Count;
    }

    internal JsonArray List() => _items.DeepClone().AsArray();

    /// <summary>What a program reads of a value; null if the message does not ask for it.</summary>
    internal JsonNode? ShownOf(object? value) => _shown?.Of(value);

    /// <summary>Keeps what a program reads of the result.</summary>
    internal void Show(JsonNode? what) => _result = what;

    /// <summary>Keeps what a program reads of a page: its items, and the body of its response.</summary>
    internal void ShowPage(JsonNode? body) =>
        _result = new JsonObject { ["items"] = _shownItems.DeepClone(), ["response"] = body };

    private double Millis() => Stopwatch.GetElapsedTime(_began).TotalMilliseconds;

    private JsonObject Ended(JsonObject answer)
    {
        answer["ms"] = Millis();
        if (_times.Count > 0)
        {
            answer["times"] = _times.DeepClone();
        }
        if (_shown is not null && _result is not null)
        {
            answer["shown"] = _result.DeepClone();
        }
        return answer;
    }

    internal JsonObject Succeeded(JsonNode? value)
    {
        var answer = new JsonObject { ["ok"] = true };
        if (value is not null)
        {
            answer["value"] = value.DeepClone();
        }
        return Ended(answer);
    }

    internal JsonObject Failed(Exception error, Table table)
    {
        var described = Errors.Describe(error);
        if (_shown is not null && table.IsTyped(Errors.NameOf(error)))
        {
            var body = Typed(error);
            if (body is not null)
            {
                described["shown"] = _shown.Of(body);
            }
        }
        return Ended(
            new JsonObject
            {
                ["ok"] = false,
                ["error"] = described,
                ["partial"] = List(),
            }
        );
    }

    /// <summary>The typed body of an error that the definition declares.</summary>
    private static object? Typed(Exception error)
    {
        const System.Reflection.BindingFlags Own =
            System.Reflection.BindingFlags.DeclaredOnly
            | System.Reflection.BindingFlags.Public
            | System.Reflection.BindingFlags.Instance;
        return error.GetType().GetProperty("Body", Own)?.GetValue(error);
    }
}
