using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Calls whose responses may be empty, or null: their results are null then.</summary>
internal static class OptionalResults
{
    internal static async Task<T?> SendOptionalAsync<T>(
        this ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : class =>
        await core.SendAsync(operation, arguments, type, options, cancellationToken)
            .ConfigureAwait(false);

    internal static Task<T?> SendOptionalAsync<T>(
        this ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        StructType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : struct =>
        core.SendAsync(
            operation,
            arguments,
            JsonTypes.NullableValue(type),
            options,
            cancellationToken
        );

    internal static async Task<Response<T?>> SendOptionalRawAsync<T>(
        this ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        JsonType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : class
    {
        Response<T> response = await core.SendRawAsync(
                operation,
                arguments,
                type,
                options,
                cancellationToken
            )
            .ConfigureAwait(false);
        return new Response<T?>(response, response.Value);
    }

    internal static Task<Response<T?>> SendOptionalRawAsync<T>(
        this ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        StructType<T> type,
        RequestOptions? options,
        CancellationToken cancellationToken
    )
        where T : struct =>
        core.SendRawAsync(
            operation,
            arguments,
            JsonTypes.NullableValue(type),
            options,
            cancellationToken
        );
}
