using System.Collections.Generic;

namespace Sdk.Core;

/// <summary>The level of a log event.</summary>
public enum LogEventLevel
{
    /// <summary>Headers, whose values are masked except for a few.</summary>
    Debug,

    /// <summary>Requests and responses.</summary>
    Info,

    /// <summary>Retries.</summary>
    Warn,

    /// <summary>Failures.</summary>
    Error,
}

/// <summary>A log event of a call. It contains no credentials and no bodies.</summary>
/// <param name="Level">The level of the event.</param>
/// <param name="Name"><c>request</c>, <c>request headers</c>, <c>response</c>, <c>response headers</c>, <c>retry</c> or <c>error</c>.</param>
/// <param name="Fields">The fields of the event, such as <c>method</c>, <c>url</c>, <c>status</c> and <c>durationMs</c>.</param>
public sealed record LogEvent(
    LogEventLevel Level,
    string Name,
    IReadOnlyDictionary<string, object?> Fields
);
