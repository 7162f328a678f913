using System.Collections.Generic;

namespace Sdk.Core;

/// <summary>How important an event is.</summary>
public enum LogEventLevel
{
    /// <summary>Headers, of which all but a few names are masked.</summary>
    Debug,

    /// <summary>Requests and responses.</summary>
    Info,

    /// <summary>Retries.</summary>
    Warn,

    /// <summary>Failures.</summary>
    Error,
}

/// <summary>Something that happened to a call. It holds no secrets and no bodies.</summary>
/// <param name="Level">how important it is</param>
/// <param name="Name">request, request headers, response, response headers, retry or error</param>
/// <param name="Fields">what is known, such as <c>method</c>, <c>url</c>, <c>status</c> and <c>durationMs</c></param>
public sealed record LogEvent(
    LogEventLevel Level,
    string Name,
    IReadOnlyDictionary<string, object?> Fields
);
