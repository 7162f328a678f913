namespace Sdk.Core;

/// <summary>What a call waits for.</summary>
public enum CallPhase
{
    /// <summary>The connection.</summary>
    Connect,

    /// <summary>The status and the headers of the response.</summary>
    Response,

    /// <summary>The rest of the response.</summary>
    Body,

    /// <summary>The next part of a stream.</summary>
    Idle,
}
