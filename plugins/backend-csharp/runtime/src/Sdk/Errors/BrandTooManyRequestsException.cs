using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 429.</summary>
public class BrandTooManyRequestsException : BrandApiException
{
    internal BrandTooManyRequestsException(ApiFailure failure)
        : base(failure) { }
}
