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

    private static Task<BinaryResponse> Open(Reply reply)
    {
        reply.KeepOpen();
        return Task.FromResult(new BinaryResponse(reply));
    }
}
