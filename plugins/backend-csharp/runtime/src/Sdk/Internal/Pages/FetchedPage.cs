using System.Collections.Generic;
using System.Linq;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>A page as it came.</summary>
internal sealed class FetchedPage
{
    private readonly Reply _reply;
    private readonly PageSpec _spec;

    /// <exception cref="BrandDecodeException">Something else than a list stands in the place of the items, or on the way.</exception>
    internal FetchedPage(Reply reply, JsonElement data)
    {
        _reply = reply;
        _spec = reply.Operation.Page!;
        Data = data;
        JsonElement part = data;
        for (int depth = 0; depth < _spec.Results.Count; depth++)
        {
            if (IsOther(part, JsonValueKind.Object))
            {
                throw Failure([.. _spec.Results.Take(depth)], "the page holds no list of items");
            }

            part = Json.At(part, [_spec.Results[depth]]);
        }

        if (IsOther(part, JsonValueKind.Array))
        {
            throw Failure(_spec.Results, "the page holds no list of items");
        }

        List = part;
        Items = part.ValueKind == JsonValueKind.Array ? [.. part.EnumerateArray()] : [];
    }

    internal JsonElement Data { get; }

    internal JsonElement List { get; }

    internal IReadOnlyList<JsonElement> Items { get; }

    internal string Links => _reply.Headers.Get("link") ?? "";

    internal string Url => _reply.Url;

    /// <summary>Whether a value is there and of another kind.</summary>
    private static bool IsOther(JsonElement value, JsonValueKind kind) =>
        !Values.IsNothing(value) && value.ValueKind != kind;

    internal SdkDecodeException Stuck() => NextFailure("the next page is one that came before");

    /// <summary>A failure where a page says what the next one is, if that is in the body.</summary>
    internal SdkDecodeException NextFailure(string problem)
    {
        if (_spec.Kind == PageKind.Link)
        {
            return Failure(null, problem);
        }

        bool isInBody = _spec.Next is { Count: > 0 } && !_spec.LastItem;
        return Failure(isInBody ? _spec.Next! : _spec.Results, problem);
    }

    private SdkDecodeException Failure(IReadOnlyList<string>? path, string problem)
    {
        string? at = path is null ? null : string.Join(".", (IEnumerable<string>)["$", .. path]);
        return new SdkDecodeException(
            _reply.Called.Failed(at is null ? problem : $"{problem} at {at}"),
            new DecodeDetails
            {
                Status = _reply.Status,
                Headers = _reply.Headers.All,
                RawBody =
                    Data.ValueKind == JsonValueKind.Undefined ? "" : Json.Text(JsonTypes.Any, Data),
                Path = at,
            }
        );
    }
}
