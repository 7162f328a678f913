namespace Sdk;

/// <summary>A setting or an argument cannot be used. Nothing was sent.</summary>
public class BrandConfigurationException : BrandException
{
    internal BrandConfigurationException(string message)
        : base(message) { }
}
