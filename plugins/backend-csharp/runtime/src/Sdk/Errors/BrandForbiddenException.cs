// Its name within the library, which is the same for every API.
global using SdkForbiddenException = Sdk.BrandForbiddenException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 403.</summary>
public class BrandForbiddenException : BrandApiException
{
    internal BrandForbiddenException(ApiFailure failure)
        : base(failure) { }
}
