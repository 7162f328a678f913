using System;
using System.Net.Http;

namespace Sdk.Internal;

/// <summary>The body of a request.</summary>
/// <param name="ContentType">Null for none.</param>
/// <param name="IsReplayable">Whether it can be sent again.</param>
/// <param name="Create">Creates the content of one attempt.</param>
internal sealed record PreparedBody(
    string? ContentType,
    bool IsReplayable,
    Func<HttpContent> Create
)
{
    /// <summary>A body that is in memory.</summary>
    internal static PreparedBody OfBytes(string? contentType, byte[] bytes) =>
        new(contentType, true, () => new ByteArrayContent(bytes));
}
