// Its name within the library, which is the same for every API.
global using SdkUnauthorizedException = Sdk.BrandUnauthorizedException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 401.</summary>
public class BrandUnauthorizedException : BrandApiException
{
    internal BrandUnauthorizedException(ApiFailure failure)
        : base(failure) { }
}
