using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>The result of a call whose successful statuses have different types.</summary>
/// <param name="unknown">makes the result of any other status</param>
/// <param name="declare">names the statuses when the type is first used</param>
internal sealed class ResultType<TResult>(
    Func<JsonElement, TResult> unknown,
    Action<ResultType<TResult>.Cases> declare
) : JsonType<TResult>, IStatusType<TResult>
    where TResult : class
{
    private Dictionary<string, Func<JsonElement, TResult?>>? _readers;

    internal override string Description => "the result of its status";

    internal override bool TryRead(JsonElement json, Reading reading, out TResult value)
    {
        value = unknown(json.Clone());
        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient) => NoFit;

    internal override void Write(Utf8JsonWriter to, TResult value) =>
        throw new NotSupportedException("Results of calls are only read.");

    public TResult? Read(int status, JsonElement json)
    {
        if (_readers is null)
        {
            Cases cases = new();
            declare(cases);
            _readers = cases.Readers;
        }

        string exact = status.ToString(CultureInfo.InvariantCulture);
        bool isDeclared =
            _readers.TryGetValue(exact, out Func<JsonElement, TResult?>? read)
            || _readers.TryGetValue(exact[0] + "XX", out read)
            || _readers.TryGetValue("default", out read);
        return isDeclared ? read!(json) : unknown(json.Clone());
    }

    /// <summary>The types by status: <c>200</c>, <c>2XX</c> or <c>default</c>.</summary>
    internal sealed class Cases
    {
        internal Dictionary<string, Func<JsonElement, TResult?>> Readers { get; } =
            new(StringComparer.Ordinal);

        internal void Add<T>(string status, JsonType<T> type, Func<T, TResult> make) =>
            Readers[status] = json => Json.Read(type, json) is { } value ? make(value) : null;
    }
}
