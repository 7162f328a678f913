// Its name within the library, which is the same for every API.
global using SdkInternalServerException = Sdk.BrandInternalServerException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 500 or above.</summary>
public class BrandInternalServerException : BrandApiException
{
    internal BrandInternalServerException(ApiFailure failure)
        : base(failure) { }
}
