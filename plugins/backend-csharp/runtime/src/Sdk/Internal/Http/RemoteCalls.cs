using System.Text.Json;

namespace Sdk.Internal;

/// <summary>
/// What remote procedure calls change about requests and responses. Files of features implement the partial methods.
/// </summary>
internal static partial class RemoteCalls
{
    /// <summary>The body of a request; null for an operation that carries no call.</summary>
    internal static PreparedBody? BodyOf(Call call, Arguments arguments)
    {
        PreparedBody? body = null;
        WriteJsonRpc(call, arguments, ref body);
        return body;
    }

    /// <summary>The result that a successful response carries.</summary>
    /// <exception cref="BrandException">The response carries a failure.</exception>
    internal static JsonElement ResultOf(Reply reply, JsonElement json)
    {
        JsonElement result = json;
        ReadJsonRpc(reply, ref result);
        return result;
    }

    /// <summary>The failure that a response carries which is not a success; null if it carries none.</summary>
    internal static SdkApiException? FailureOf(OperationSpec operation, ApiFailure failure)
    {
        SdkApiException? error = null;
        ReadJsonRpcFailure(operation, failure, ref error);
        return error;
    }

    static partial void WriteJsonRpc(Call call, Arguments arguments, ref PreparedBody? body);

    static partial void ReadJsonRpc(Reply reply, ref JsonElement result);

    static partial void ReadJsonRpcFailure(
        OperationSpec operation,
        ApiFailure failure,
        ref SdkApiException? error
    );
}
