using System;
using System.IO;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

namespace Driver;

/// <summary>
/// The driver of the conformance suite (docs/backends/3-conformance.md): a line of standard input for each message, a
/// line of standard output for each answer. It translates names and values, and judges nothing. The argument is the
/// folder of the SDK.
/// </summary>
/// <remarks>It is written against the sources of the runtime: what builds it gives types the names of the SDK.</remarks>
internal static class Program
{
    private static readonly Stream s_output = Console.OpenStandardOutput();

    private static async Task<int> Main(string[] args)
    {
        var table = new Table(
            JsonNode.Parse(File.ReadAllText(Path.Combine(args[0], "conformance.json")))!
        );
        var driver = new MessageDriver(table);
        Say(
            new JsonObject
            {
                ["driver"] = 0,
                ["ok"] = true,
                ["ms"] = 0,
                ["api"] = 1,
            }
        );
        using var input = new StreamReader(Console.OpenStandardInput(), Encoding.UTF8);
        while (await input.ReadLineAsync() is { } line)
        {
            if (string.IsNullOrWhiteSpace(line))
            {
                continue;
            }
            var message = JsonNode.Parse(line)!;
            // Calls run beside each other; what changes the driver happens at once.
            if ((string?)message["op"] == "call")
            {
                _ = Task.Run(async () => Say(await driver.AnswerAsync(message)));
            }
            else
            {
                Say(await driver.AnswerAsync(message));
            }
        }
        driver.Forget();
        return 0;
    }

    private static void Say(JsonObject answer)
    {
        var line = Encoding.UTF8.GetBytes(answer.ToJsonString() + "\n");
        lock (s_output)
        {
            s_output.Write(line);
            s_output.Flush();
        }
    }
}
