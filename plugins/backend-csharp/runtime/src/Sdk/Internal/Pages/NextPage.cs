using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Sdk.Internal;

/// <summary>
/// Finds the call that requests the page after a page. It is made when it is asked for, so that a page that cannot be
/// followed is still handed out.
/// </summary>
internal sealed class NextPage(PageSpec spec, PageCall call, FetchedPage page, string baseUrl)
{
    private static readonly Regex s_id = new(
        "(?:^|[^A-Za-z])(?:uu|gu)?id$|(?:Id|ID)$",
        RegexOptions.CultureInvariant
    );

    /// <summary>What makes the call; null where this is the last page.</summary>
    internal Func<PageCall>? Find() =>
        spec.Kind switch
        {
            PageKind.Cursor => Cursor(),
            PageKind.Offset => Offset(),
            PageKind.Custom => null,
            _ => Url(),
        };

    /// <summary>Fails where a counted page has the items of the one before: the server does not count on.</summary>
    internal void CheckCounted()
    {
        // Without ids, other items may well look the same: a series of zeros, or rows of a log.
        bool isSame =
            spec.Kind == PageKind.Offset
            && page.Items.Count > 0
            && page.Items.Count == call.Previous.Count
            && HasId(page.Items[0])
            && page.Items.Zip(call.Previous, (one, other) => one.GetRawText() == other.GetRawText())
                .All(same => same);
        if (isSame)
        {
            throw page.Stuck();
        }
    }

    /// <summary>Whether an item has a property that tells it from others.</summary>
    private static bool HasId(JsonElement item) =>
        item.ValueKind == JsonValueKind.Object
        && item.EnumerateObject().Any(one => s_id.IsMatch(one.Name));

    private Func<PageCall>? Cursor()
    {
        if (IsLast())
        {
            return null;
        }

        JsonElement source = LastItemOrPage();
        JsonElement cursor = Json.At(source, spec.Next ?? []);
        if (IsEmpty(cursor))
        {
            return null;
        }

        return () =>
        {
            // As text: a server may answer with the number that the caller gave as text.
            string by = Values.Text(cursor);
            IReadOnlyList<string> path = spec.Cursor!.Keys;
            JsonElement used = call.Arguments.At(path);
            if ((!Values.IsNothing(used) && Values.Text(used) == by) || call.HasFollowed(by))
            {
                throw page.Stuck();
            }

            return new PageCall
            {
                Arguments = call.Arguments.WithAt(path, cursor),
                Followed = new(by, call.Followed),
            };
        };
    }

    private JsonElement LastItemOrPage()
    {
        if (!spec.LastItem)
        {
            return page.Data;
        }

        return page.Items.Count == 0 ? default : page.Items[page.Items.Count - 1];
    }

    /// <summary>Whether a cursor is empty. Some servers write an empty list or object for the end.</summary>
    private static bool IsEmpty(JsonElement cursor) =>
        cursor.ValueKind switch
        {
            JsonValueKind.Undefined or JsonValueKind.Null => true,
            JsonValueKind.String => Values.Text(cursor).Length == 0,
            JsonValueKind.Array => cursor.GetArrayLength() == 0,
            JsonValueKind.Object => !cursor.EnumerateObject().Any(),
            _ => false,
        };

    /// <summary>Whether the page says that it is the last.</summary>
    private bool IsLast() =>
        Says(spec.LastPage, JsonValueKind.True) || Says(spec.HasNextPage, JsonValueKind.False);

    private bool Says(IReadOnlyList<string>? path, JsonValueKind value) =>
        path is { Count: > 0 } && Json.At(page.Data, path).ValueKind == value;

    /// <summary>Whether a count has come to a total of the page. Zero is what servers give that do not count.</summary>
    private bool Reaches(IReadOnlyList<string>? total, long count)
    {
        JsonElement all = total is { Count: > 0 } ? Json.At(page.Data, total) : default;
        return !Values.IsNothing(all)
            && double.TryParse(
                Values.Text(all),
                NumberStyles.Float,
                CultureInfo.InvariantCulture,
                out double number
            )
            && number > 0
            && count >= number;
    }

    /// <summary>Whether the <c>Link</c> header leads to other pages, and to none after this one.</summary>
    private bool EndsLinks()
    {
        IReadOnlyDictionary<string, string> links = Links.Of(page.Links);
        return !links.ContainsKey("next")
            && (
                links.ContainsKey("prev") || links.ContainsKey("first") || links.ContainsKey("last")
            );
    }

    private Func<PageCall>? Offset()
    {
        if (page.Items.Count == 0 || IsLast() || EndsLinks())
        {
            return null;
        }

        bool isCounted = spec.Unit == PageUnit.Page;
        long start = spec.Start ?? (isCounted ? 1 : 0);
        long current = CountAt(spec.Offset!.Keys) ?? start;
        long seen = (isCounted ? call.Seen : current - start) + page.Items.Count;
        if (
            Reaches(spec.TotalItems, seen)
            || (isCounted && Reaches(spec.TotalPages, current - start + 1))
        )
        {
            return null;
        }

        return () =>
        {
            long? step = spec.Step is { } place ? CountAt(place.Keys) : null;
            long by =
                isCounted ? 1
                : step > 0 ? step.Value
                : page.Items.Count;
            return new PageCall
            {
                Arguments = call.Arguments.WithAt(spec.Offset.Keys, Argument.Of(current + by).Json),
                Previous = page.Items,
                Seen = seen,
            };
        };
    }

    /// <summary>A number that the caller gives, also as text; null where there is none.</summary>
    private long? CountAt(IReadOnlyList<string> path)
    {
        JsonElement given = call.Arguments.At(path);
        return
            !Values.IsNothing(given)
            && long.TryParse(
                Values.Text(given),
                NumberStyles.AllowLeadingSign,
                CultureInfo.InvariantCulture,
                out long count
            )
            ? count
            : null;
    }

    private Func<PageCall>? Url()
    {
        string? link = LinkOf();
        if (string.IsNullOrEmpty(link))
        {
            return null;
        }

        return () =>
        {
            string address = spec.Kind == PageKind.Path ? Urls.Join(baseUrl, link!, []) : link!;
            Uri? to = Urls.Resolve(address, new Uri(page.Url));
            if (to is null || !Urls.IsSameOrigin(to, new Uri(baseUrl)))
            {
                throw page.NextFailure("the next page is on another origin");
            }

            string url = to.AbsoluteUri;
            if (call.HasFollowed(url))
            {
                throw page.Stuck();
            }

            return new PageCall
            {
                Arguments = call.Arguments,
                Url = url,
                Followed = new(url, call.Followed),
            };
        };
    }

    private string? LinkOf()
    {
        if (spec.Kind == PageKind.Link)
        {
            return Links.Of(page.Links).TryGetValue("next", out string? next) ? next : null;
        }

        JsonElement value = Json.At(page.Data, spec.Next ?? []);
        return value.ValueKind == JsonValueKind.String ? Values.Text(value) : null;
    }
}
