#if NET
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Diagnostics.Metrics;

namespace Sdk.Internal;

/// <summary>Activities and metrics of calls, under the name of the package. Without a listener, there are none.</summary>
internal sealed class Telemetry
{
    /// <summary>One for each package, since sources and meters last as long as the process.</summary>
    private static readonly ConcurrentDictionary<string, Telemetry> s_all = new();

    private readonly ActivitySource _source;

    private Telemetry(ActivitySource source, Meter meter)
    {
        _source = source;
        Duration = meter.CreateHistogram<double>(
            "client.call.duration",
            "s",
            "How long calls take, with their retries."
        );
        Retries = meter.CreateCounter<long>(
            "client.call.retries",
            "{retry}",
            "Requests that are sent again."
        );
    }

    internal Histogram<double> Duration { get; }

    internal Counter<long> Retries { get; }

    internal static Telemetry Of(ClientSpec spec) =>
        s_all.GetOrAdd(
            spec.PackageName,
            static (name, version) => new Telemetry(new(name, version), new(name, version)),
            spec.Version
        );

    /// <summary>Begins to trace a call; null if nobody listens.</summary>
    internal CallTrace? Begin(Prepared prepared) =>
        _source.HasListeners() || Duration.Enabled || Retries.Enabled
            ? new CallTrace(this, _source, prepared)
            : null;
}
#endif
