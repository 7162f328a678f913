using Sdk.Core;

namespace Sdk;

/// <summary>An attempt, or the wait for the next part of a stream, took longer than its timeout.</summary>
public sealed class BrandTimeoutException : BrandConnectionException
{
    internal BrandTimeoutException(string message, CallPhase phase)
        : base(message, phase) { }
}
