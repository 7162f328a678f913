using System.Collections.Generic;
using System.Linq;
using System.Text.Json;

namespace Sdk.Internal;

internal static partial class RemoteCalls
{
    static partial void WriteJsonRpc(Call call, Arguments arguments, ref PreparedBody? body)
    {
        if (call.Messages is { } messages)
        {
            body = PreparedBody.OfBytes("application/json", Json.Bytes(messages));
        }
        else if (call.Operation.Rpc is JsonRpcSpec rpc)
        {
            List<KeyValuePair<string, Argument>> further =
            [
                .. call.Options.BodyProperties.Select(one => new KeyValuePair<string, Argument>(
                    one.Key,
                    Argument.Of(one.Value)
                )),
            ];
            RpcMessage message = new(call.Operation, rpc, call.Id, arguments, further);
            body = PreparedBody.OfBytes("application/json", Json.Bytes(message.Write));
        }
    }

    static partial void ReadJsonRpc(Reply reply, ref JsonElement result)
    {
        if (reply.Operation.Rpc is JsonRpcSpec rpc && reply.Prepared.Call.Messages is null)
        {
            result = RpcAnswer.ResultOf(reply, rpc, reply.Prepared.Call.Id, result);
        }
    }

    /// <summary>An error that no server of JSON-RPC made stays as it is.</summary>
    static partial void ReadJsonRpcFailure(
        OperationSpec operation,
        ApiFailure failure,
        ref SdkApiException? error
    )
    {
        if (
            operation.Rpc is JsonRpcSpec
            && failure.Json is { } json
            && RpcAnswer.ErrorIn(json) is { } reported
        )
        {
            error = RpcAnswer.ExceptionOf(failure, reported);
        }
    }
}

/// <summary>One call by JSON-RPC 2.0. A notification has no id.</summary>
internal sealed class RpcMessage
{
    private readonly JsonRpcSpec _rpc;
    private readonly long _id;
    private readonly IReadOnlyList<KeyValuePair<string, Argument>>? _named;
    private readonly IReadOnlyList<Argument?>? _positioned;
    private readonly Argument? _whole;

    /// <param name="operation">The method.</param>
    /// <param name="rpc">How it is called.</param>
    /// <param name="id">The id of the call.</param>
    /// <param name="arguments">What the caller gives.</param>
    /// <param name="further">Parameters that stand over the declared ones.</param>
    /// <exception cref="BrandConfigurationException">Further parameters do not go with positions.</exception>
    internal RpcMessage(
        OperationSpec operation,
        JsonRpcSpec rpc,
        long id,
        Arguments arguments,
        IReadOnlyList<KeyValuePair<string, Argument>> further
    )
    {
        _rpc = rpc;
        _id = id;
        IReadOnlyList<KeyValuePair<string, Argument>> given = arguments.Values;
        if (operation.Body?.Key is { } key)
        {
            arguments.TryGet(key, out Argument whole);
            JsonElement json = whole.Type is null ? default : whole.Json;
            if (json.ValueKind != JsonValueKind.Object)
            {
                CheckNamed(further.Count);
                _whole = json.ValueKind == JsonValueKind.Undefined ? null : whole;
                return;
            }

            given =
            [
                .. json.EnumerateObject()
                    .Select(one => new KeyValuePair<string, Argument>(
                        one.Name,
                        new(JsonTypes.Any, one.Value)
                    )),
            ];
        }

        Arguments all = new();
        foreach (KeyValuePair<string, Argument> one in given.Concat(further))
        {
            all.Set(one.Key, one.Value);
        }

        (_named, _positioned) = Order(all, further.Count);
    }

    private static void CheckNamed(int count)
    {
        if (count > 0)
        {
            throw new SdkConfigurationException("BodyProperties need parameters that go by name");
        }
    }

    /// <summary>By position up to the last parameter that is given, where there are positions.</summary>
    private (IReadOnlyList<KeyValuePair<string, Argument>>?, IReadOnlyList<Argument?>?) Order(
        Arguments all,
        int further
    )
    {
        if (_rpc.Positions is not { } positions)
        {
            return (all.Values.Count == 0 ? null : all.Values, null);
        }

        if (all.Values.Count == 0)
        {
            return (null, []);
        }

        int count = positions.Count;
        while (count > 0 && !all.TryGet(positions[count - 1], out _))
        {
            count--;
        }

        List<Argument?> values =
        [
            .. positions
                .Take(count)
                .Select(name => all.TryGet(name, out Argument value) ? value : (Argument?)null),
        ];
        if (_rpc.Nameable && (values.Contains(null) || further > 0))
        {
            return (all.Values, null);
        }

        CheckNamed(further);
        return (null, values);
    }

    internal void Write(Utf8JsonWriter to)
    {
        to.WriteStartObject();
        to.WriteString("jsonrpc", "2.0");
        if (!_rpc.Notification)
        {
            to.WriteNumber("id", _id);
        }

        to.WriteString("method", _rpc.Method);
        WriteParameters(to);
        to.WriteEndObject();
    }

    private void WriteParameters(Utf8JsonWriter to)
    {
        if (_whole is { } whole)
        {
            to.WritePropertyName("params");
            whole.Type.WriteObject(to, whole.Value);
        }
        else if (_named is not null)
        {
            to.WritePropertyName("params");
            new BodyValue(default, _named).Write(to);
        }
        else if (_positioned is not null)
        {
            to.WriteStartArray("params");
            foreach (Argument? one in _positioned)
            {
                (one?.Type ?? AnyValueType.Instance).WriteObject(to, one?.Value);
            }

            to.WriteEndArray();
        }
    }
}

/// <summary>Responses to calls by JSON-RPC 2.0.</summary>
internal static class RpcAnswer
{
    /// <summary>The result of a call.</summary>
    /// <exception cref="BrandException">The server reports an error, or answers another call.</exception>
    internal static JsonElement ResultOf(Reply reply, JsonRpcSpec rpc, long id, JsonElement answer)
    {
        JsonElement? reported = ErrorIn(answer);
        JsonElement answered = Json.At(answer, ["id"]);
        // A server that could not read the id answers without one.
        bool isAnonymous = reported is not null && Values.IsNothing(answered);
        if (!isAnonymous && !IsOf(answered, id))
        {
            throw reply.DecodeFailure("answers another call", answer.GetRawText());
        }

        if (reported is { } error)
        {
            throw Failed(reply, rpc, error, answer.GetRawText());
        }

        JsonElement result = Json.At(answer, ["result"]);
        return result.ValueKind == JsonValueKind.Undefined
            ? throw reply.DecodeFailure("holds neither a result nor an error", answer.GetRawText())
            : result;
    }

    internal static bool IsOf(JsonElement answered, long id) =>
        answered.ValueKind == JsonValueKind.Number
        && JsonTypes.Int64.TryRead(answered, new Reading(), out long value)
        && value == id;

    /// <summary>What an answer says of a call that failed; null where it does not.</summary>
    internal static JsonElement? ErrorIn(JsonElement answer)
    {
        JsonElement error = Json.At(answer, ["error"]);
        bool isFailure =
            JsonTypes.Int64.Fit(Json.At(error, ["code"]), isLenient: false) >= 0
            && Json.At(error, ["message"]).ValueKind == JsonValueKind.String;
        return isFailure ? error : null;
    }

    /// <summary>The exception of a call that the server reports in a success of HTTP.</summary>
    internal static SdkJsonRpcException Failed(
        Reply reply,
        JsonRpcSpec rpc,
        JsonElement reported,
        string text
    )
    {
        string what = $"{rpc.Method} failed with {Json.At(reported, ["code"]).GetRawText()}";
        return ExceptionOf(Failures.Describe(reply, what, text, reported), reported);
    }

    internal static SdkJsonRpcException ExceptionOf(ApiFailure failure, JsonElement reported)
    {
        JsonTypes.Int64.TryRead(Json.At(reported, ["code"]), new Reading(), out long code);
        JsonElement data = Json.At(reported, ["data"]);
        return new(
            failure.With(reported, failure.Status),
            code,
            data.ValueKind == JsonValueKind.Undefined ? null : data
        );
    }
}
