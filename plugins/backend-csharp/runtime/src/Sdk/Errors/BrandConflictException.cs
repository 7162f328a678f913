using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 409.</summary>
public class BrandConflictException : BrandApiException
{
    internal BrandConflictException(ApiFailure failure)
        : base(failure) { }
}
