// Its name within the library, which is the same for every API.
global using SdkNotFoundException = Sdk.BrandNotFoundException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 404.</summary>
public class BrandNotFoundException : BrandApiException
{
    internal BrandNotFoundException(ApiFailure failure)
        : base(failure) { }
}
