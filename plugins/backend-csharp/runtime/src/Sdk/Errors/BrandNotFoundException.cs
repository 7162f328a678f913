using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 404.</summary>
public class BrandNotFoundException : BrandApiException
{
    internal BrandNotFoundException(ApiFailure failure)
        : base(failure) { }
}
