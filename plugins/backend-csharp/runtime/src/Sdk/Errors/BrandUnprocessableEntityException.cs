using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 422.</summary>
public class BrandUnprocessableEntityException : BrandApiException
{
    internal BrandUnprocessableEntityException(ApiFailure failure)
        : base(failure) { }
}
