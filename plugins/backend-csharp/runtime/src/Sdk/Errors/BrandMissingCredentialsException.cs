// Its name within the library, which is the same for every API.
global using SdkMissingCredentialsException = Sdk.BrandMissingCredentialsException;
using System.Collections.Generic;

namespace Sdk;

/// <summary>The client has no credentials for a call that needs some. Nothing was sent.</summary>
public sealed class BrandMissingCredentialsException : BrandConfigurationException
{
    internal BrandMissingCredentialsException(
        string message,
        IReadOnlyList<IReadOnlyList<string>> missingSchemes
    )
        : base(message) => MissingSchemes = missingSchemes;

    /// <summary>For each alternative, the schemes without credentials.</summary>
    public IReadOnlyList<IReadOnlyList<string>> MissingSchemes { get; }
}
