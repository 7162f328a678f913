// Its name within the library, which is the same for every API.
global using SdkTimeoutException = Sdk.BrandTimeoutException;
using Sdk.Core;

namespace Sdk;

/// <summary>An attempt, or the wait for the next part of a stream, took longer than its timeout.</summary>
public sealed class BrandTimeoutException : BrandConnectionException
{
    internal BrandTimeoutException(string message, CallPhase phase)
        : base(message, phase) { }
}
