// Its name within the library, which is the same for every API.
global using SdkUnprocessableEntityException = Sdk.BrandUnprocessableEntityException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 422.</summary>
public class BrandUnprocessableEntityException : BrandApiException
{
    internal BrandUnprocessableEntityException(ApiFailure failure)
        : base(failure) { }
}
