using System;
using System.Collections.Generic;
using System.Text.Json;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Tests;

/// <content>Calls that open streams.</content>
internal sealed partial class WireCase<TClient>
{
    /// <summary>Makes a call that opens a stream, whose events must be the expected list, and returns them.</summary>
    internal Task<List<T>> CheckEventsAsync<T>(Func<TClient, Task<EventStream<T>>> call) =>
        RunAsync(async client =>
        {
            List<T> events = [];
            await using var stream = await call(client);
            await foreach (var one in stream)
            {
                events.Add(one);
            }
            Difference.Check("the events", JsonSerializer.Serialize(events), _expected ?? "[]");
            return events;
        });
}
