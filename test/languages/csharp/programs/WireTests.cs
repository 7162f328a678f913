using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.Loader;
using System.Text.Json;
using System.Threading.Tasks;
using Xunit;

// Runs the facts of assemblies, and prints a line of JSON for each. Arguments: a name and a folder, in turn.
for (var i = 0; i < args.Length; i += 2)
{
    var (name, folder) = (args[i], args[i + 1]);
    var context = new AssemblyLoadContext(name);
    context.Resolving += (own, wanted) =>
        wanted.Name == "Sdk" ? own.LoadFromAssemblyPath($"{folder}/Sdk.dll") : null;
    var facts = context
        .LoadFromAssemblyPath($"{folder}/Tests.dll")
        .GetTypes()
        .SelectMany(static type => type.GetMethods())
        .Where(static method => method.GetCustomAttribute<FactAttribute>() is not null);
    List<string> failures = [];
    var passed = 0;
    foreach (var fact in facts)
    {
        try
        {
            var instance = Activator.CreateInstance(fact.DeclaringType!);
            await (Task)fact.Invoke(instance, null)!;
            passed++;
        }
        catch (Exception error)
        {
            failures.Add(
                $"{fact.DeclaringType!.Name}.{fact.Name}: {error.GetType().Name}: {error.Message}"
            );
        }
    }
    Console.WriteLine(
        JsonSerializer.Serialize(
            new
            {
                name,
                passed,
                failures,
            }
        )
    );
}
