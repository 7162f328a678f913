using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;
using Acme;
using Acme.Internal;

// Measures what an emitted SDK costs over the platform: `calls <URL> <rounds> <calls>`, or `decode <objects> <rounds>`.
// Prints a line for each round: numbers of each contender.
return args[0] == "calls"
    ? await Calls.RunAsync(new Uri(args[1]), int.Parse(args[2]), int.Parse(args[3]))
    : Decoding.Run(int.Parse(args[1]), int.Parse(args[2]));

/// <summary>What a user would write.</summary>
internal sealed class PlainPet
{
    public string? Name { get; set; }

    public long? Age { get; set; }
}

/// <summary>What a user would write.</summary>
internal sealed class PlainAccount
{
    public required long Id { get; set; }

    public required string Name { get; set; }

    public required string Email { get; set; }

    public required double Balance { get; set; }

    public required bool Active { get; set; }

    public required string Status { get; set; }

    public required DateTimeOffset CreatedAt { get; set; }

    public required DateTimeOffset UpdatedAt { get; set; }
}

[JsonSourceGenerationOptions(JsonSerializerDefaults.Web)]
[JsonSerializable(typeof(PlainPet))]
[JsonSerializable(typeof(List<PlainAccount>))]
internal sealed partial class Generated : JsonSerializerContext;

/// <summary>A call with a path, a query and a body both ways: by HttpClient with a time limit, and by the SDK.</summary>
internal static class Calls
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(60);

    internal static async Task<int> RunAsync(Uri server, int rounds, int calls)
    {
        using var http = new HttpClient { BaseAddress = server, Timeout = Timeout.InfiniteTimeSpan };
        using var client = new AcmeClient(new AcmeClientOptions { BaseUrl = server.ToString().TrimEnd('/'), Token = "t" });
        Func<Task>[] contenders = [() => ByHandAsync(http), () => BySdkAsync(client)];
        for (int round = -rounds / 2; round < rounds; round++)
        {
            var took = new double[contenders.Length * 2];
            for (int turn = 0; turn < contenders.Length; turn++)
            {
                int which = (turn + Math.Abs(round)) % contenders.Length;
                TimeSpan cpu = Process.GetCurrentProcess().TotalProcessorTime;
                long began = Stopwatch.GetTimestamp();
                for (int call = 0; call < calls; call++)
                {
                    await contenders[which]();
                }
                took[which] = Stopwatch.GetElapsedTime(began).TotalMicroseconds / calls;
                took[which + contenders.Length] =
                    (Process.GetCurrentProcess().TotalProcessorTime - cpu).TotalMicroseconds / calls;
            }
            Print(round, took);
        }
        return 0;
    }

    private static async Task ByHandAsync(HttpClient http)
    {
        using var limit = new CancellationTokenSource(s_limit);
        using var request = new HttpRequestMessage(HttpMethod.Put, "/pets/p1?fields=name&fields=age");
        request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", "t");
        request.Headers.Accept.Add(new MediaTypeWithQualityHeaderValue("application/json"));
        request.Content = JsonContent.Create(new PlainPet { Name = "Rex", Age = 4 }, Generated.Default.PlainPet);
        using HttpResponseMessage response = await http.SendAsync(request, limit.Token);
        response.EnsureSuccessStatusCode();
        PlainPet? pet = await response.Content.ReadFromJsonAsync(Generated.Default.PlainPet, limit.Token);
        Check(pet?.Name == "Rex");
    }

    private static async Task BySdkAsync(AcmeClient client)
    {
        Pet pet = await client.Pets.UpdateAsync(
            "p1",
            new UpdatePetRequest { Fields = ["name", "age"], Name = "Rex", Age = 4 }
        );
        Check(pet.Name == "Rex");
    }

    internal static void Check(bool isRight)
    {
        if (!isRight)
        {
            throw new InvalidOperationException("another answer");
        }
    }

    internal static void Print(int round, IEnumerable<double> took)
    {
        if (round >= 0)
        {
            Console.WriteLine(string.Join(' ', took.Select(one => one.ToString("F2", CultureInfo.InvariantCulture))));
        }
    }
}

/// <summary>CPU time of decoding one text by the serializer into plain classes, by the SDK, and by a generated serializer.</summary>
internal static class Decoding
{
    private static readonly JsonSerializerOptions s_reflection = new(JsonSerializerDefaults.Web);

    internal static int Run(int count, int rounds)
    {
        byte[] text = Encoding.UTF8.GetBytes(TextOf(count));
        JsonType<IReadOnlyList<Account>> accounts = JsonTypes.List(Account.JsonType);
        Func<int?>[] contenders =
        [
            () => JsonSerializer.Deserialize<List<PlainAccount>>(text, s_reflection)?.Count,
            () => Json.Read(accounts, Json.Parse(text))?.Count,
            () => JsonSerializer.Deserialize(text, Generated.Default.ListPlainAccount)?.Count,
        ];
        Console.WriteLine(text.Length);
        for (int round = -rounds; round < rounds; round++)
        {
            var took = new double[contenders.Length];
            for (int turn = 0; turn < contenders.Length; turn++)
            {
                int which = (turn + Math.Abs(round)) % contenders.Length;
                GC.Collect();
                TimeSpan began = Process.GetCurrentProcess().TotalProcessorTime;
                Calls.Check(contenders[which]() == count);
                took[which] = (Process.GetCurrentProcess().TotalProcessorTime - began).TotalMilliseconds;
            }
            Calls.Print(round, took);
        }
        return 0;
    }

    private static string TextOf(int count)
    {
        var text = new StringBuilder("[");
        for (int i = 0; i < count; i++)
        {
            string time = $"2024-{(i % 12) + 1:00}-{(i % 28) + 1:00}T{i % 24:00}:{i % 60:00}:{i % 59:00}";
            string balance = (i / 8.0).ToString(CultureInfo.InvariantCulture);
            text.Append(i == 0 ? "" : ",").Append($"{{\"id\":{1_000_000 + i},\"name\":\"Account number {i}\",");
            text.Append($"\"email\":\"account-{i}@example.test\",\"balance\":{balance},");
            text.Append($"\"active\":{(i % 3 == 0 ? "true" : "false")},\"status\":\"open\",");
            text.Append($"\"createdAt\":\"{time}Z\",\"updatedAt\":\"{time}.123+02:00\"}}");
        }
        return text.Append(']').ToString();
    }
}
