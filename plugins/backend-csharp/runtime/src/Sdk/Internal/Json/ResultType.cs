using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>The result of a call whose successful statuses have different types.</summary>
/// <param name="unknown">Makes the result of any other status.</param>
/// <param name="declare">Names the statuses when the type is first used.</param>
internal sealed class ResultType<TResult>(
    Func<JsonElement, TResult> unknown,
    Action<ResultType<TResult>.Cases> declare
) : JsonType<TResult>, IStatusType<TResult>
    where TResult : class
{
    private Cases? _cases;

    private Cases All
    {
        get
        {
            if (_cases is null)
            {
                Cases cases = new();
                declare(cases);
                _cases = cases;
            }

            return _cases;
        }
    }

    internal override string Description => "the result of its status";

    internal override bool TryRead(JsonElement json, Reading reading, out TResult value)
    {
        value = unknown(json.Clone());
        return true;
    }

    internal override int Fit(JsonElement json, bool isLenient) => NoFit;

    /// <summary>Writes the body of a result, without its status.</summary>
    internal override void Write(Utf8JsonWriter to, TResult value)
    {
        foreach (Func<Utf8JsonWriter, TResult, bool> tryWrite in All.Writers)
        {
            if (tryWrite(to, value))
            {
                return;
            }
        }

        if (value is IUnknownVariant other)
        {
            Json.WriteReceived(to, other.Raw);
        }
    }

    public TResult? Read(int status, JsonElement json)
    {
        Dictionary<string, Func<JsonElement, TResult?>> readers = All.Readers;
        string exact = status.ToString(CultureInfo.InvariantCulture);
        bool isDeclared =
            readers.TryGetValue(exact, out Func<JsonElement, TResult?>? read)
            || readers.TryGetValue(exact[0] + "XX", out read)
            || readers.TryGetValue("default", out read);
        return isDeclared ? read!(json) : unknown(json.Clone());
    }

    /// <summary>The types by status: <c>200</c>, <c>2XX</c> or <c>default</c>.</summary>
    internal sealed class Cases
    {
        internal Dictionary<string, Func<JsonElement, TResult?>> Readers { get; } =
            new(StringComparer.Ordinal);

        internal List<Func<Utf8JsonWriter, TResult, bool>> Writers { get; } = [];

        /// <summary>Adds the case of a status.</summary>
        /// <param name="status">The status, or a range of them.</param>
        /// <param name="type">The type of the body.</param>
        /// <param name="make">Makes the case of a body.</param>
        /// <param name="value">Gives the body of the case.</param>
        internal void Add<T, TCase>(
            string status,
            JsonType<T> type,
            Func<T, TCase> make,
            Func<TCase, T> value
        )
            where TCase : class, TResult
        {
            Readers[status] = json => Json.Read(type, json) is { } body ? make(body) : null;
            Writers.Add(
                (to, result) =>
                {
                    if (result is TCase one)
                    {
                        type.WriteOrNull(to, value(one));
                    }

                    return result is TCase;
                }
            );
        }
    }
}
