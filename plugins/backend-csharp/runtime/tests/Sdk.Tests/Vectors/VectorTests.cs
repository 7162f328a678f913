using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Xunit;

namespace Sdk.Tests.Vectors;

/// <summary>Runs every vector. The variable <c>SDK_VECTORS</c> names another folder than the project's own.</summary>
public sealed class VectorTests
{
    private static readonly Lazy<IReadOnlyList<VectorCase>> s_all = new(VectorCase.ReadAll);

    public static TheoryData<string, string> All()
    {
        TheoryData<string, string> rows = [];
        foreach (VectorCase one in s_all.Value)
        {
            rows.Add(one.File, one.Name);
        }

        return rows;
    }

    [Theory]
    [MemberData(nameof(All))]
    public Task Passes(string file, string name) =>
        s_all.Value.Single(one => one.File == file && one.Name == name).CheckAsync();
}
