using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>
/// What remote procedure calls change about requests and responses. Files of features implement the partial methods.
/// </summary>
internal static partial class RemoteCalls
{
    /// <summary>The body of a request; null for an operation that carries no call.</summary>
    internal static PreparedBody? BodyOf(OperationSpec operation, Arguments arguments, RequestOptions options)
    {
        PreparedBody? body = null;
        if (operation.Rpc is JsonRpcSpec rpc)
        {
            WriteJsonRpc(rpc, arguments, options, ref body);
        }

        return body;
    }

    /// <summary>The result that a successful response carries.</summary>
    /// <exception cref="BrandException">the response carries a failure</exception>
    internal static JsonElement ResultOf(Reply reply, JsonElement json)
    {
        JsonElement result = json;
        ReadJsonRpc(reply, ref result);
        return result;
    }

    /// <summary>The failure that a response carries which is not a success; null if it carries none.</summary>
    internal static BrandApiException? FailureOf(OperationSpec operation, ApiFailure failure)
    {
        BrandApiException? error = null;
        ReadJsonRpcFailure(operation, failure, ref error);
        ReadConnectFailure(operation, failure, ref error);
        return error;
    }

    static partial void WriteJsonRpc(JsonRpcSpec rpc, Arguments arguments, RequestOptions options, ref PreparedBody? body);

    static partial void ReadJsonRpc(Reply reply, ref JsonElement result);

    static partial void ReadJsonRpcFailure(OperationSpec operation, ApiFailure failure, ref BrandApiException? error);

    static partial void ReadConnectFailure(OperationSpec operation, ApiFailure failure, ref BrandApiException? error);
}
