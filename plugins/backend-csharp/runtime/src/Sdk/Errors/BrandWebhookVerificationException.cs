// Its name within the library, which is the same for every API.
global using SdkWebhookVerificationException = Sdk.BrandWebhookVerificationException;

namespace Sdk;

/// <summary>A delivery was not signed with one of the secrets, or is too old.</summary>
public sealed class BrandWebhookVerificationException : BrandException
{
    internal BrandWebhookVerificationException(string message)
        : base(message) { }
}
