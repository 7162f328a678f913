using System;

namespace Sdk.Internal;

/// <summary>Random numbers for waits, from any thread.</summary>
internal static class SharedRandom
{
#if NET
    internal static double NextDouble() => Random.Shared.NextDouble();
#else
    private static readonly Random s_random = new();

    internal static double NextDouble()
    {
        lock (s_random)
        {
            return s_random.NextDouble();
        }
    }
#endif
}
