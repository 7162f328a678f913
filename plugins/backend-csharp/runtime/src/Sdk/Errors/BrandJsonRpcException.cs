// Its name within the library, which is the same for every API.
global using SdkJsonRpcException = Sdk.BrandJsonRpcException;
using System.Text.Json;
using Sdk.Internal;

namespace Sdk;

/// <summary>The server reports an error of a JSON-RPC call.</summary>
public class BrandJsonRpcException : BrandApiException
{
    internal BrandJsonRpcException(ApiFailure failure, long code, JsonElement? data)
        : base(failure)
    {
        Code = code;
        ErrorData = data;
    }

    /// <summary>The code of the error.</summary>
    public long Code { get; }

    /// <summary>Further data of the error.</summary>
    public JsonElement? ErrorData { get; }
}
