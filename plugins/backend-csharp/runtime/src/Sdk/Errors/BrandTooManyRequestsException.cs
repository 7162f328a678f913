// Its name within the library, which is the same for every API.
global using SdkTooManyRequestsException = Sdk.BrandTooManyRequestsException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 429.</summary>
public class BrandTooManyRequestsException : BrandApiException
{
    internal BrandTooManyRequestsException(ApiFailure failure)
        : base(failure) { }
}
