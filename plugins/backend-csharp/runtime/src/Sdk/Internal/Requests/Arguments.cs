using System.Collections.Generic;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>A value that a caller gives, with the type that writes it.</summary>
internal readonly record struct Argument(JsonType Type, object? Value)
{
    /// <summary>The value as JSON; null for what is absent.</summary>
    internal JsonElement Json => Value is JsonElement json ? json : Internal.Json.Tree(Type, Value);

    /// <summary>A value of the definition or of options, which knows its own type.</summary>
    internal static Argument Of(object? value) => new(AnyValueType.Instance, value);
}

/// <summary>What a caller gives an operation, by key. What is absent is left out; null stays.</summary>
internal sealed class Arguments
{
    private readonly List<KeyValuePair<string, Argument>> _values = [];
    private readonly bool _isComplete = true;

    internal Arguments() { }

    /// <summary>The properties of a request, by their names.</summary>
    /// <param name="type">The type of the request.</param>
    /// <param name="request">The request; a call that needs one cannot be made without it.</param>
    /// <param name="isOptional">Whether the call can do without a request.</param>
    internal Arguments(IRequestType type, WireModel? request, bool isOptional = false)
    {
        _isComplete = request is not null || isOptional;
        if (request is not null)
        {
            type.Visit(request, this);
        }
    }

    private Arguments(IEnumerable<KeyValuePair<string, Argument>> values) =>
        _values.AddRange(values);

    internal IReadOnlyList<KeyValuePair<string, Argument>> Values =>
        _isComplete ? _values : throw new SdkConfigurationException("The request must not be null");

    /// <summary>Adds an argument.</summary>
    internal Arguments Add<T>(string key, JsonType<T> type, T? value)
    {
        Set(key, new Argument(type, value));
        return this;
    }

    internal void Set(string key, Argument value)
    {
        for (int i = 0; i < _values.Count; i++)
        {
            if (_values[i].Key == key)
            {
                _values[i] = new(key, value);
                return;
            }
        }

        _values.Add(new(key, value));
    }

    internal Arguments Copy() => new(Values);

    internal bool TryGet(string key, out Argument value)
    {
        foreach (KeyValuePair<string, Argument> one in Values)
        {
            if (one.Key == key)
            {
                value = one.Value;
                return true;
            }
        }

        value = default;
        return false;
    }

    /// <summary>The value at a path: a key, then names in the value; undefined if the path does not exist.</summary>
    internal JsonElement At(IReadOnlyList<string> path)
    {
        if (path.Count == 0 || !TryGet(path[0], out Argument first))
        {
            return default;
        }

        JsonElement current = first.Json;
        for (int i = 1; i < path.Count; i++)
        {
            if (
                current.ValueKind != JsonValueKind.Object
                || !current.TryGetProperty(path[i], out current)
            )
            {
                return default;
            }
        }

        return current;
    }

    /// <summary>A copy with another value at a path.</summary>
    internal Arguments WithAt(IReadOnlyList<string> path, JsonElement value)
    {
        Arguments copy = Copy();
        JsonElement changed =
            path.Count == 1 ? value : Internal.Json.WithAt(At([path[0]]), path, 1, value);
        copy.Set(path[0], new Argument(JsonTypes.Any, changed));
        return copy;
    }
}

/// <summary>A type of requests, whose properties are the arguments of a call.</summary>
internal interface IRequestType
{
    void Visit(WireModel request, Arguments arguments);
}

/// <summary>Takes the properties of a request as arguments.</summary>
internal sealed class ArgumentWriter(
    IReadOnlyList<string> names,
    WireModel request,
    Arguments arguments
) : ModelWriter(names, request.Kept)
{
    protected override void Take<T>(string name, JsonType<T> type, T? value)
        where T : default => arguments.Set(name, new Argument(type, value));

    protected override void TakeRaw(string name, JsonElement raw) =>
        arguments.Set(name, new Argument(JsonTypes.Any, raw));
}
