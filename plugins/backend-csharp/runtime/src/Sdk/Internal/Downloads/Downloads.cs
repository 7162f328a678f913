using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Calls operations that respond with a file.</summary>
internal static class Downloads
{
    internal static Task<BinaryResponse> OpenAsync(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        core.PerformAsync(
            ClientCore.CallOf(operation, arguments, options, cancellationToken),
            Open
        );

    internal static Task<Response<BinaryResponse>> OpenRawAsync(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        core.PerformAsync(
            ClientCore.CallOf(operation, arguments, options, cancellationToken),
            async reply => new Response<BinaryResponse>(
                reply.Head,
                await Open(reply).ConfigureAwait(false)
            )
        );

    internal static Task<byte[]> ReadAsync(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        core.PerformAsync(
            ClientCore.CallOf(operation, arguments, options, cancellationToken),
            reply => reply.BytesAsync()
        );

    internal static Task<Response<byte[]>> ReadRawAsync(
        ClientCore core,
        OperationSpec operation,
        Arguments arguments,
        RequestOptions? options,
        CancellationToken cancellationToken
    ) =>
        core.PerformAsync(
            ClientCore.CallOf(operation, arguments, options, cancellationToken),
            async reply => new Response<byte[]>(
                reply.Head,
                await reply.BytesAsync().ConfigureAwait(false)
            )
        );

    private static Task<BinaryResponse> Open(Reply reply)
    {
        reply.KeepOpen();
        return Task.FromResult(new BinaryResponse(reply));
    }
}
