// Its name within the library, which is the same for every API.
global using SdkConflictException = Sdk.BrandConflictException;
using Sdk.Internal;

namespace Sdk;

/// <summary>The API responded with the status 409.</summary>
public class BrandConflictException : BrandApiException
{
    internal BrandConflictException(ApiFailure failure)
        : base(failure) { }
}
