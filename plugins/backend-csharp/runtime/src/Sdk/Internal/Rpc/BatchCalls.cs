using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>The calls of a batch, which are sent as a single request.</summary>
internal sealed class BatchCalls(ClientCore core)
{
    private readonly object _lock = new();
    private readonly List<Entry> _all = [];
    private bool _isSent;

    /// <summary>A call, and what takes its answer.</summary>
    private sealed record Entry(
        OperationSpec Operation,
        JsonRpcSpec Rpc,
        long Id,
        RpcMessage Message,
        Pending Pending,
        Action<Reply, JsonElement> Settle
    );

    /// <summary>Adds a call without a result.</summary>
    internal Pending Add(OperationSpec operation, Arguments arguments)
    {
        Pending pending = new();
        Add(operation, arguments, pending, (_, _) => pending.Settle(null));
        return pending;
    }

    /// <summary>Adds a call.</summary>
    internal Pending<T> Add<T>(OperationSpec operation, Arguments arguments, JsonType<T> type)
    {
        Pending<T> pending = new();
        Add(
            operation,
            arguments,
            pending,
            (reply, result) => pending.Succeed(Read(reply, type, result))
        );
        return pending;
    }

    /// <summary>The same for a result that may be absent.</summary>
    internal Pending<T?> AddOptional<T>(
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type
    )
        where T : class => Add<T?>(operation, arguments, type!);

    /// <summary>The same for a result that may be absent.</summary>
    internal Pending<T?> AddOptional<T>(
        OperationSpec operation,
        Arguments arguments,
        StructType<T> type
    )
        where T : struct => Add(operation, arguments, JsonTypes.NullableValue(type));

    private void Add(
        OperationSpec operation,
        Arguments arguments,
        Pending pending,
        Action<Reply, JsonElement> settle
    )
    {
        if (operation.Rpc is not JsonRpcSpec rpc)
        {
            throw new SdkConfigurationException("The operation is no method of JSON-RPC");
        }

        lock (_lock)
        {
            if (_isSent)
            {
                throw new SdkConfigurationException("The batch has been sent: begin another batch");
            }

            long id = core.Config.NextId();
            _all.Add(
                new Entry(
                    operation,
                    rpc,
                    id,
                    new RpcMessage(operation, rpc, id, arguments, []),
                    pending,
                    settle
                )
            );
        }
    }

    private static T? Read<T>(Reply reply, JsonType<T> type, JsonElement result)
    {
        try
        {
            return Json.Read(type, result, "$.result");
        }
        catch (MismatchException error)
        {
            throw reply.DecodeFailure(error.Message, result.GetRawText(), error.Path);
        }
    }

    /// <summary>Sends the calls.</summary>
    /// <exception cref="BrandException">The request as a whole failed.</exception>
    internal async Task SendAsync(RequestOptions? options, CancellationToken cancellationToken)
    {
        lock (_lock)
        {
            _isSent = true;
        }

        if (_all.Count == 0)
        {
            return;
        }

        Check(options);
        // The operation that is least safe to repeat stands for all.
        OperationSpec standIn = (
            _all.FirstOrDefault(one => !one.Operation.Idempotent) ?? _all[0]
        ).Operation;
        Call call = new()
        {
            Operation = standIn,
            Arguments = new Arguments(),
            Options = options ?? RequestOptions.None,
            CancellationToken = cancellationToken,
            Messages = Write,
        };
        try
        {
            await core.PerformAsync(call, ReadAsync).ConfigureAwait(false);
        }
        catch (SdkException error)
        {
            _all.ForEach(one => one.Pending.Settle(error));
            throw;
        }
    }

    private void Check(RequestOptions? options)
    {
        if (options?.BodyProperties.Count > 0)
        {
            throw new SdkConfigurationException(
                "BodyProperties belong to single calls, not to a batch"
            );
        }

        OperationSpec first = _all[0].Operation;
        if (
            _all.Exists(one =>
                one.Operation.Server != first.Server || one.Operation.Definition != first.Definition
            )
        )
        {
            throw new SdkConfigurationException("Calls of a batch go to one server");
        }
    }

    private void Write(Utf8JsonWriter to)
    {
        to.WriteStartArray();
        _all.ForEach(one => one.Message.Write(to));
        to.WriteEndArray();
    }

    private async Task<bool> ReadAsync(Reply reply)
    {
        byte[] bytes = await reply.BytesAsync().ConfigureAwait(false);
        JsonElement answers = default;
        if (_all.Exists(one => !one.Rpc.Notification))
        {
            try
            {
                answers = Json.Parse(reply.TextOf(bytes));
            }
            catch (JsonException)
            {
                throw reply.DecodeFailure(
                    "is not the JSON that the API declares",
                    reply.TextOf(bytes)
                );
            }
        }

        _all.ForEach(one => Settle(one, reply, answers));
        return true;
    }

    /// <summary>Takes the answer to one call out of those of the batch.</summary>
    private static void Settle(Entry entry, Reply reply, JsonElement answers)
    {
        try
        {
            entry.Settle(reply, entry.Rpc.Notification ? default : ResultOf(entry, reply, answers));
        }
        catch (SdkException error)
        {
            entry.Pending.Settle(error);
        }
    }

    private static JsonElement ResultOf(Entry entry, Reply reply, JsonElement answers)
    {
        string text = answers.GetRawText();
        if (answers.ValueKind != JsonValueKind.Array)
        {
            throw RpcAnswer.ErrorIn(answers) is { } reported
                ? RpcAnswer.Failed(reply, entry.Rpc, reported, text)
                : reply.DecodeFailure("is no list of answers", text);
        }

        foreach (JsonElement answer in answers.EnumerateArray())
        {
            if (RpcAnswer.IsOf(Json.At(answer, ["id"]), entry.Id))
            {
                return RpcAnswer.ResultOf(reply, entry.Rpc, entry.Id, answer);
            }
        }

        throw reply.DecodeFailure($"holds no answer to {entry.Rpc.Method}", text);
    }
}
