// Its name within the library, which is the same for every API.
global using SdkConnectionException = Sdk.BrandConnectionException;
using System;
using Sdk.Core;

namespace Sdk;

/// <summary>No response was received, or the connection failed while it was being read.</summary>
public class BrandConnectionException : BrandException
{
    internal BrandConnectionException(string message, CallPhase phase, Exception? inner = null)
        : base(message, inner) => Phase = phase;

    /// <summary>What the call waited for when it failed.</summary>
    public CallPhase Phase { get; }

    /// <summary>How many times the request was sent.</summary>
    public int Attempts { get; internal set; } = 1;
}
