using System;
using System.Diagnostics.CodeAnalysis;

namespace Sdk.Core;

/// <summary>A call of a batch, which has no result of its own.</summary>
public class Pending
{
    private bool _isSettled;
    private SdkException? _failure;

    internal Pending() { }

    /// <summary>The failure of the call; null if it succeeded.</summary>
    /// <exception cref="InvalidOperationException">The batch was not sent yet.</exception>
    public SdkException? Failure =>
        _isSettled ? _failure : throw new InvalidOperationException("The batch was not sent yet.");

    internal void Settle(SdkException? failure)
    {
        _failure = failure;
        _isSettled = true;
    }
}

/// <summary>A call of a batch, whose result is there once the batch was sent.</summary>
/// <typeparam name="T">The type of the result.</typeparam>
public sealed class Pending<T> : Pending
{
    private T? _result;

    internal Pending() { }

    /// <summary>The result of the call.</summary>
    /// <exception cref="InvalidOperationException">The batch was not sent yet.</exception>
    /// <exception cref="BrandException">The call failed.</exception>
    public T Result => Failure is { } failure ? throw failure : _result!;

    /// <summary>Gets the result if the call succeeded.</summary>
    /// <returns>Whether it did.</returns>
    public bool TryGetResult([MaybeNullWhen(false)] out T result)
    {
        result = _result!;
        return Failure is null;
    }

    internal void Succeed(T? result)
    {
        _result = result;
        Settle(null);
    }
}
