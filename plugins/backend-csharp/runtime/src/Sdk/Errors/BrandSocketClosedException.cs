// Its name within the library, which is the same for every API.
global using SdkSocketClosedException = Sdk.BrandSocketClosedException;

namespace Sdk;

/// <summary>A connection was closed in another way than by its regular end.</summary>
public sealed class BrandSocketClosedException : BrandConnectionException
{
    internal BrandSocketClosedException(int code, string reason)
        : base(
            $"The connection was closed with {code}{(reason.Length == 0 ? "" : ": " + reason)}",
            Core.CallPhase.Idle
        )
    {
        Code = code;
        Reason = reason;
    }

    /// <summary>The code of the close.</summary>
    public int Code { get; }

    /// <summary>The reason that the server gives.</summary>
    public string Reason { get; }
}
