// Its name within the library, which is the same for every API.
global using SdkException = Sdk.BrandException;
using System;

namespace Sdk;

/// <summary>The base of all exceptions of this library.</summary>
public abstract class BrandException : Exception
{
    private protected BrandException(string message, Exception? inner = null)
        : base(message, inner) { }
}
