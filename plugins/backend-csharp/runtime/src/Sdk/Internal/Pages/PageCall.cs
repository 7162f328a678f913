using System.Collections.Generic;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>The call that requests a page, and what led to it.</summary>
internal sealed class PageCall
{
    public required Arguments Arguments { get; init; }

    /// <summary>In place of base URL, path and query.</summary>
    public string? Url { get; init; }

    /// <summary>Cursors and URLs that led here.</summary>
    public Step? Followed { get; init; }

    /// <summary>The items of the page before, for pages that are counted.</summary>
    public IReadOnlyList<JsonElement> Previous { get; init; } = [];

    /// <summary>How many items came before, for pages that are counted.</summary>
    public long Seen { get; init; }

    /// <summary>A cursor or URL that led to a page; pages share those before.</summary>
    internal sealed record Step(string By, Step? Before);

    /// <summary>Whether a cursor or URL has led to a page before: pages that lead back have no end.</summary>
    internal bool HasFollowed(string by)
    {
        for (Step? one = Followed; one is not null; one = one.Before)
        {
            if (one.By == by)
            {
                return true;
            }
        }

        return false;
    }
}
