using System;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;

namespace Programs;

/// <summary>Runs the programs of users: the tests of each class, in the order of their names.</summary>
internal static class Program
{
    private static async Task Main(string[] classes)
    {
        foreach (var name in classes)
        {
            var tests = Type.GetType($"Programs.{name}", throwOnError: true)!
                .GetMethods(BindingFlags.Static | BindingFlags.NonPublic)
                .Where(static one => one.Name.StartsWith("Test", StringComparison.Ordinal))
                .OrderBy(static one => one.Name, StringComparer.Ordinal);
            foreach (var test in tests)
            {
                await RunAsync($"{name}.{test.Name}", test);
            }
        }
    }

    private static async Task RunAsync(string name, MethodInfo test)
    {
        try
        {
            await (Task)test.Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null)!;
            Console.WriteLine($"passed {name}");
        }
        catch (Exception error)
        {
            Console.WriteLine($"failed {name}\n{error}");
        }
    }
}

/// <summary>What tests expect.</summary>
internal static class Expect
{
    internal static string Variable(string name) =>
        Environment.GetEnvironmentVariable(name)
        ?? throw new InvalidOperationException($"There is no {name}");

    /// <summary>Fails where two values differ.</summary>
    internal static void Same<T>(T expected, T actual)
    {
        if (!Equals(expected, actual))
        {
            throw new InvalidOperationException($"{actual} is not {expected}");
        }
    }

    /// <summary>What a call throws.</summary>
    internal static async Task<T> ThrownAsync<T>(Func<Task> call)
        where T : Exception
    {
        try
        {
            await call();
        }
        catch (T error)
        {
            return error;
        }
        throw new InvalidOperationException($"It throws no {typeof(T).Name}");
    }
}
