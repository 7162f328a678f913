using System;
using System.IO;
using System.Net.Http;
using System.Threading;
using System.Threading.Tasks;

namespace Sdk.Internal;

/// <summary>Bodies of responses that nobody asks for.</summary>
internal static class UnreadBodies
{
    /// <summary>The most that is read of a body only to use its connection again, and the time for that.</summary>
    private const int WorthReading = 64 * 1024;

    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(100);

    /// <summary>Reads a small body where it is at hand, so that its connection serves the next request.</summary>
    internal static async Task PassOverAsync(
        HttpResponseMessage response,
        CancellationToken cancellationToken
    )
    {
        using (response)
        {
            if (response.Content is null || response.Content.Headers.ContentLength > WorthReading)
            {
                return;
            }

            using CancellationTokenSource patience =
                CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
            patience.CancelAfter(s_patience);
            try
            {
                Stream body = await response
                    .Content.ReadAsStreamAsync(patience.Token)
                    .ConfigureAwait(false);
                byte[] buffer = new byte[8 * 1024];
                int left = WorthReading;
                for (int count = 1; count > 0 && left > 0; left -= count)
                {
                    count = await body.ReadAsync(buffer.AsMemory(), patience.Token)
                        .ConfigureAwait(false);
                }
            }
            catch (Exception error)
                when (error is IOException or OperationCanceledException or HttpRequestException)
            {
                // The connection cannot be used again, which is all that this was for.
            }
        }
    }
}
