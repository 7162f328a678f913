using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 500 or above.</summary>
public class BrandInternalServerException : BrandApiException
{
    internal BrandInternalServerException(ApiFailure failure)
        : base(failure) { }
}
