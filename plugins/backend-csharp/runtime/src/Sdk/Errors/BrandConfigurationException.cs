// Its name within the library, which is the same for every API.
global using SdkConfigurationException = Sdk.BrandConfigurationException;

namespace Sdk;

/// <summary>An option or an argument is invalid. Nothing was sent.</summary>
public class BrandConfigurationException : BrandException
{
    internal BrandConfigurationException(string message)
        : base(message) { }
}
