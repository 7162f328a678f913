using System;
using System.Text;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>A message that a server sent.</summary>
internal sealed record SocketMessage(byte[] Bytes, bool IsText)
{
    /// <summary>The message as JSON: text that is none is a string, and bytes are base64.</summary>
    internal JsonElement ToJson()
    {
        if (!IsText)
        {
            return Json.Tree(JsonTypes.Bytes, Bytes);
        }

        try
        {
            return Json.Parse(Bytes);
        }
        catch (JsonException)
        {
            return Json.Tree(JsonTypes.Text, Encoding.UTF8.GetString(Bytes));
        }
    }
}

/// <summary>How a connection ended.</summary>
internal sealed record SocketClosed(int Code, string Reason, bool IsTooLarge = false);
