// Its name within the library, which is the same for every API.
global using SdkStreamException = Sdk.BrandStreamException;
using System.Text.Json;

namespace Sdk;

/// <summary>A stream contains an error, or ended before it was complete.</summary>
public sealed class BrandStreamException : BrandException
{
    internal BrandStreamException(string message, JsonElement? body = null, string? text = null)
        : base(message)
    {
        Body = body;
        Text = text;
    }

    /// <summary>The error that the server sent, if it is JSON.</summary>
    public JsonElement? Body { get; }

    /// <summary>The error that the server sent, as text.</summary>
    public string? Text { get; }
}
