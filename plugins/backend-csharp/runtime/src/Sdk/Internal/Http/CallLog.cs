using System;
using System.Collections.Generic;
using System.Linq;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Tells the logger what happens to calls. It gets no secrets and no bodies.</summary>
internal sealed class CallLog(Action<LogEvent> logger, LogEventLevel level)
{
    /// <summary>Headers that no API uses for a secret.</summary>
    private static readonly HashSet<string> s_shown = new(StringComparer.OrdinalIgnoreCase)
    {
        "accept",
        "accept-encoding",
        "cache-control",
        "content-encoding",
        "content-length",
        "content-type",
        "date",
        "etag",
        "retry-after",
        "retry-after-ms",
        "request-id",
        "user-agent",
        "x-correlation-id",
        "x-request-id",
    };

    internal void Log(LogEventLevel of, string name, IReadOnlyDictionary<string, object?> fields)
    {
        if (of >= level)
        {
            logger(new LogEvent(of, name, fields));
        }
    }

    /// <summary>Logs an event, and in another one the headers.</summary>
    internal void LogWithHeaders(
        string name,
        Dictionary<string, object?> fields,
        IEnumerable<KeyValuePair<string, string>> headers
    )
    {
        Log(LogEventLevel.Info, name, fields);
        if (level > LogEventLevel.Debug)
        {
            return;
        }

        Dictionary<string, string> masked = new(StringComparer.Ordinal);
        foreach (
            IGrouping<string, KeyValuePair<string, string>> header in headers.GroupBy(one =>
                one.Key.ToLowerInvariant()
            )
        )
        {
            masked[header.Key] = s_shown.Contains(header.Key)
                ? string.Join(", ", header.Select(one => one.Value))
                : "***";
        }

        Log(
            LogEventLevel.Debug,
            name + " headers",
            new Dictionary<string, object?>(fields) { ["headers"] = masked }
        );
    }

    internal static Dictionary<string, object?> Fields(string method, string url, int attempt) =>
        new(StringComparer.Ordinal)
        {
            ["method"] = method,
            ["url"] = Urls.Masked(url),
            ["attempt"] = attempt,
        };
}
