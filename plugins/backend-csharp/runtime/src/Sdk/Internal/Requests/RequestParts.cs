using System;
using System.Collections.Generic;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>What the arguments and options of a call make of an operation.</summary>
internal sealed class RequestParts
{
    private readonly Config _config;
    private readonly Call _call;
    private readonly Arguments _arguments;
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);

    /// <summary>Writes a request.</summary>
    /// <exception cref="BrandConfigurationException">A value cannot be sent.</exception>
    internal RequestParts(Config config, Call call)
    {
        _config = config;
        _call = call;
        _arguments = call.Arguments.Copy();
        foreach (PinnedSpec pinned in Operation.Pinned ?? [])
        {
            _arguments.Set(pinned.Key, Argument.Of(pinned.Value));
        }

        try
        {
            Path = Paths.Expand(Operation.Path, PathParameter);
            Query = WriteQuery();
            WriteHeaders();
            foreach (ParameterSpec parameter in Operation.Cookies ?? [])
            {
                Cookies.AddRange(Internal.Query.Pairs(parameter, ValueOf(parameter)));
            }

            Body = WriteBody();
        }
        catch (UnsendableException error)
        {
            throw new SdkConfigurationException(error.Message);
        }
    }

    internal string Path { get; }

    internal List<string> Query { get; }

    internal List<KeyValuePair<string, string?>> Headers { get; } = [];

    internal List<string> Cookies { get; } = [];

    internal PreparedBody? Body { get; }

    private OperationSpec Operation => _call.Operation;

    private Paths.Given PathParameter(string name)
    {
        foreach (ParameterSpec parameter in Operation.PathParams ?? [])
        {
            if (parameter.Name == name)
            {
                return new(parameter, ValueOf(parameter));
            }
        }

        ParameterSpec usual = new() { Key = name, Name = name };
        return new(usual, ValueOf(usual));
    }

    /// <summary>The value of a parameter: the caller's, else the client's, else the default.</summary>
    private JsonElement ValueOf(ParameterSpec parameter)
    {
        _taken.Add(parameter.Key);
        if (_arguments.TryGet(parameter.Key, out Argument given))
        {
            return given.Json;
        }

        object? other = _config.Settings.Option(parameter.Option) ?? parameter.Default;
        return other is null ? default : Argument.Of(other).Json;
    }

    private List<string> WriteQuery()
    {
        List<string> pairs = [];
        foreach (ParameterSpec parameter in Operation.Query ?? [])
        {
            JsonElement value = ValueOf(parameter);
            if (!_call.Options.Query.ContainsKey(parameter.Name))
            {
                pairs.AddRange(Internal.Query.Pairs(parameter, value));
            }
        }

        foreach (KeyValuePair<string, object?> one in _call.Options.Query)
        {
            ParameterSpec usual = new() { Key = one.Key, Name = one.Key };
            pairs.AddRange(Internal.Query.Pairs(usual, Argument.Of(one.Value).Json));
        }

        return pairs;
    }

    private void WriteHeaders()
    {
        foreach (ParameterSpec parameter in Operation.Headers ?? [])
        {
            JsonElement value = ValueOf(parameter);
            if (!Values.IsNothing(value))
            {
                string text =
                    parameter.Style == ParameterStyle.Json
                        ? value.GetRawText()
                        : Values.Joined(
                            value,
                            parameter.Explode ?? false,
                            ",",
                            static part => part
                        );
                Headers.Add(new(parameter.Name, text));
            }
        }
    }

    private PreparedBody? WriteBody()
    {
        if (RemoteCalls.BodyOf(_call, _arguments) is { } message)
        {
            return message;
        }

        BodySpec declared = Operation.Body ?? new BodySpec { Kind = BodyKind.Json };
        BodyValue? value =
            Operation.Body is null ? Further()
            : declared.Key is null ? Merged(declared)
            : Whole(declared);
        return value is null ? null : Bodies.Write(declared, value);
    }

    /// <summary>The body of an operation that declares none.</summary>
    private BodyValue? Further() =>
        _call.Options.BodyProperties.Count == 0 ? null : new BodyValue(default, Extra());

    private List<KeyValuePair<string, Argument>> Extra()
    {
        List<KeyValuePair<string, Argument>> extra = [];
        foreach (KeyValuePair<string, object?> one in _call.Options.BodyProperties)
        {
            extra.Add(new(one.Key, Argument.Of(one.Value)));
        }

        return extra;
    }

    /// <summary>All arguments that no parameter takes.</summary>
    private BodyValue? Merged(BodySpec declared)
    {
        List<KeyValuePair<string, Argument>> members = [];
        foreach (KeyValuePair<string, Argument> one in _arguments.Values)
        {
            if (!_taken.Contains(one.Key) && !_call.Options.BodyProperties.ContainsKey(one.Key))
            {
                members.Add(one);
            }
        }

        members.AddRange(Extra());
        return members.Count == 0 && declared.Optional ? null : new BodyValue(default, members);
    }

    /// <summary>One argument, and further properties.</summary>
    private BodyValue? Whole(BodySpec declared)
    {
        bool isGiven = _arguments.TryGet(declared.Key!, out Argument value);
        bool isExtended = _call.Options.BodyProperties.Count > 0;
        if (!isGiven && !isExtended)
        {
            // An empty request in its place could empty what it was to replace.
            return declared.Optional
                ? null
                : throw new SdkConfigurationException("The call needs a body");
        }

        if (!isExtended)
        {
            return new BodyValue(value, null);
        }

        List<KeyValuePair<string, Argument>> members = [];
        if (isGiven)
        {
            JsonElement json = value.Json;
            if (json.ValueKind != JsonValueKind.Object)
            {
                throw new SdkConfigurationException("BodyProperties need a body that is an object");
            }

            foreach (JsonProperty property in json.EnumerateObject())
            {
                if (!_call.Options.BodyProperties.ContainsKey(property.Name))
                {
                    members.Add(new(property.Name, new Argument(JsonTypes.Any, property.Value)));
                }
            }
        }

        members.AddRange(Extra());
        return new BodyValue(default, members);
    }
}

/// <summary>The value of a body: one value, or properties.</summary>
/// <param name="Value">The value where there are no properties.</param>
/// <param name="Members">The properties; null for a value as a whole.</param>
internal sealed record BodyValue(
    Argument Value,
    IReadOnlyList<KeyValuePair<string, Argument>>? Members
)
{
    internal void Write(Utf8JsonWriter to)
    {
        if (Members is null)
        {
            Value.Type.WriteObject(to, Value.Value);
            return;
        }

        to.WriteStartObject();
        foreach (KeyValuePair<string, Argument> one in Members)
        {
            to.WritePropertyName(one.Key);
            one.Value.Type.WriteObject(to, one.Value.Value);
        }

        to.WriteEndObject();
    }
}
