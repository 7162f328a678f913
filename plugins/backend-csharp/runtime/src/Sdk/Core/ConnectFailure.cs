using System.Collections.Generic;
using System.Text.Json;

namespace Sdk.Core;

/// <summary>What a server that speaks the Connect protocol says of a failure.</summary>
/// <param name="Code">The code, such as <c>not_found</c>.</param>
/// <param name="Message">The message.</param>
/// <param name="Details">Further details.</param>
public sealed record ConnectFailure(
    string Code,
    string? Message,
    IReadOnlyList<ConnectFailureDetail> Details
)
{
    /// <summary>The failure in the body of a response; null if it has none.</summary>
    public static ConnectFailure? Of(SdkApiException error)
    {
        if (
            error?.Body is not { ValueKind: JsonValueKind.Object } body
            || TextAt(body, "code") is not { } code
        )
        {
            return null;
        }

        List<ConnectFailureDetail> details = [];
        if (
            body.TryGetProperty("details", out JsonElement list)
            && list.ValueKind == JsonValueKind.Array
        )
        {
            foreach (JsonElement one in list.EnumerateArray())
            {
                JsonElement? debug = Internal.Json.At(one, ["debug"])
                    is { ValueKind: not JsonValueKind.Undefined } found
                    ? found
                    : null;
                details.Add(new(TextAt(one, "type") ?? "", TextAt(one, "value") ?? "", debug));
            }
        }

        return new ConnectFailure(code, TextAt(body, "message"), details);
    }

    private static string? TextAt(JsonElement json, string name) =>
        Internal.Json.At(json, [name]) is { ValueKind: JsonValueKind.String } value
        && Internal.Texts.TryGet(value, out string text)
            ? text
            : null;
}

/// <summary>A detail of a failure.</summary>
/// <param name="Type">The name of its type.</param>
/// <param name="Value">Its bytes, in base64.</param>
/// <param name="Debug">The same in JSON, if the server sends it.</param>
public sealed record ConnectFailureDetail(string Type, string Value, JsonElement? Debug);
