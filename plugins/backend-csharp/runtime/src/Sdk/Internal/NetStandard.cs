#if !NET
namespace System.Runtime.CompilerServices
{
    internal static class IsExternalInit;

    [AttributeUsage(AttributeTargets.All)]
    internal sealed class RequiredMemberAttribute : Attribute;

    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    internal sealed class CompilerFeatureRequiredAttribute(string featureName) : Attribute
    {
        public string FeatureName => featureName;
    }

    /// <summary>What the compiler calls for a part of an array.</summary>
    internal static class RuntimeHelpers
    {
        public static T[] GetSubArray<T>(T[] array, Range range)
        {
            (int offset, int length) = range.GetOffsetAndLength(array.Length);
            T[] part = new T[length];
            Array.Copy(array, offset, part, 0, length);
            return part;
        }
    }
}

namespace System.Diagnostics
{
    [AttributeUsage(AttributeTargets.All)]
    internal sealed class StackTraceHiddenAttribute : Attribute;
}

namespace System.Diagnostics.CodeAnalysis
{
    [AttributeUsage(AttributeTargets.Constructor)]
    internal sealed class SetsRequiredMembersAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Parameter)]
    internal sealed class NotNullWhenAttribute(bool returnValue) : Attribute
    {
        public bool ReturnValue => returnValue;
    }

    [AttributeUsage(AttributeTargets.Parameter)]
    internal sealed class MaybeNullWhenAttribute(bool returnValue) : Attribute
    {
        public bool ReturnValue => returnValue;
    }
}

namespace System.Security.Cryptography
{
    internal static class CryptographicOperations
    {
        public static bool FixedTimeEquals(byte[] left, byte[] right)
        {
            int difference = left.Length ^ right.Length;
            for (int i = 0; i < left.Length && i < right.Length; i++)
            {
                difference |= left[i] ^ right[i];
            }

            return difference == 0;
        }
    }
}

namespace Sdk.Internal
{
    using System;
    using System.IO;
    using System.Net.Http;
    using System.Runtime.InteropServices;
    using System.Text;
    using System.Threading;
    using System.Threading.Tasks;

    /// <summary>Members of the platform that .NET Standard 2.0 lacks.</summary>
    internal static class NetStandard
    {
        extension(Random)
        {
            internal static Random Shared => SharedRandom.Instance;
        }

        extension(ObjectDisposedException)
        {
            internal static void ThrowIf(bool isDisposed, object instance)
            {
                if (isDisposed)
                {
                    throw new ObjectDisposedException(instance.GetType().FullName);
                }
            }
        }

        extension(string text)
        {
            internal int IndexOf(char one, StringComparison comparison) =>
                text.IndexOf(one.ToString(), comparison);

            internal bool Contains(char one) => text.IndexOf(one) >= 0;

            internal bool Contains(char one, StringComparison comparison) =>
                text.IndexOf(one, comparison) >= 0;

            internal bool Contains(string part, StringComparison comparison) =>
                text.IndexOf(part, comparison) >= 0;

            internal bool StartsWith(char one) => text.Length > 0 && text[0] == one;

            internal bool EndsWith(char one) => text.Length > 0 && text[^1] == one;

            /// <summary>Only comparisons of code units are asked for.</summary>
            internal string Replace(string old, string other, StringComparison _) =>
                text.Replace(old, other);
        }

        internal static int IndexOfAnyInRange(this ReadOnlySpan<char> text, char least, char most)
        {
            for (int i = 0; i < text.Length; i++)
            {
                if (text[i] >= least && text[i] <= most)
                {
                    return i;
                }
            }

            return -1;
        }

        internal static ReadOnlySpan<byte> Trim(this Span<byte> bytes, ReadOnlySpan<byte> blanks)
        {
            ReadOnlySpan<byte> trimmed = bytes;
            while (trimmed.Length > 0 && blanks.IndexOf(trimmed[0]) >= 0)
            {
                trimmed = trimmed[1..];
            }

            while (trimmed.Length > 0 && blanks.IndexOf(trimmed[^1]) >= 0)
            {
                trimmed = trimmed[..^1];
            }

            return trimmed;
        }

        internal static string GetString(this Encoding encoding, ReadOnlySpan<byte> bytes) =>
            encoding.GetString(bytes.ToArray());

        internal static Task<Stream> ReadAsStreamAsync(
            this HttpContent content,
            CancellationToken cancellationToken
        )
        {
            cancellationToken.ThrowIfCancellationRequested();
            return content.ReadAsStreamAsync();
        }

        /// <summary>Reads a part of a stream, and disposes it where the reading is canceled, of which most take no notice.</summary>
        internal static async ValueTask<int> ReadAsync(
            this Stream stream,
            Memory<byte> buffer,
            CancellationToken cancellationToken
        )
        {
            cancellationToken.ThrowIfCancellationRequested();
            bool isArray = MemoryMarshal.TryGetArray(buffer, out ArraySegment<byte> array);
            byte[] target = isArray ? array.Array! : new byte[buffer.Length];
            using CancellationTokenRegistration closing = cancellationToken.Register(
                stream.Dispose
            );
            int count;
            try
            {
                count = await stream
                    .ReadAsync(target, array.Offset, buffer.Length, cancellationToken)
                    .ConfigureAwait(false);
            }
            catch (Exception error)
                when (cancellationToken.IsCancellationRequested
                    && error is not OperationCanceledException
                )
            {
                throw new OperationCanceledException(
                    "The reading was canceled.",
                    error,
                    cancellationToken
                );
            }

            if (!isArray)
            {
                target.AsMemory(0, count).CopyTo(buffer);
            }

            return count;
        }

        internal static async Task<T> WaitAsync<T>(
            this Task<T> task,
            CancellationToken cancellationToken
        )
        {
            TaskCompletionSource<T> canceled = new(
                TaskCreationOptions.RunContinuationsAsynchronously
            );
            using CancellationTokenRegistration registration = cancellationToken.Register(() =>
                canceled.TrySetCanceled(cancellationToken)
            );
            Task<T> first = await Task.WhenAny(task, canceled.Task).ConfigureAwait(false);
            return await first.ConfigureAwait(false);
        }

        /// <summary>Random numbers for any thread.</summary>
        private sealed class SharedRandom : Random
        {
            internal static readonly SharedRandom Instance = new();
            private readonly object _gate = new();

            public override double NextDouble()
            {
                lock (_gate)
                {
                    return base.NextDouble();
                }
            }
        }
    }
}
#endif
