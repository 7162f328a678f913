// Its name within the library, which is the same for every API.
global using SdkBadRequestException = Sdk.BrandBadRequestException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 400.</summary>
public class BrandBadRequestException : BrandApiException
{
    internal BrandBadRequestException(ApiFailure failure)
        : base(failure) { }
}
