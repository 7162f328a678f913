using System;
using System.Threading.Tasks;
using Sdk.Core;

namespace Sdk.Tests;

/// <content>Calls that give files.</content>
internal sealed partial class WireCase<TClient>
{
    /// <summary>Makes a call that gives a file, which must be the body of the reply.</summary>
    internal Task CheckContentAsync(Func<TClient, Task<BinaryResponse>> call) =>
        CheckBytesAsync(async client =>
        {
            await using var file = await call(client);
            return await file.ReadAsBytesAsync();
        });
}
