using System.Threading;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>Calls operations whose files are read into memory.</summary>
internal static class FileBytes
{
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
}
