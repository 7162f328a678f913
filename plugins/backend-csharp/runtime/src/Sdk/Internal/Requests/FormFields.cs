using System.Collections.Generic;
using System.Linq;
using System.Text.Json;

namespace Sdk.Internal;

/// <summary>The fields of a form: declared ones in their order, then the others.</summary>
internal static class FormFields
{
    internal readonly record struct Entry(FieldSpec Field, Argument Value);

    internal static List<Entry> Of(BodySpec declared, BodyValue value)
    {
        List<KeyValuePair<string, Argument>> left = [.. value.Members ?? MembersOf(value.Value)];
        List<Entry> entries = [];
        foreach (FieldSpec field in declared.Fields ?? [])
        {
            int index = left.FindIndex(one => one.Key == field.Name);
            if (index >= 0)
            {
                Add(entries, field, left[index].Value);
                left.RemoveAt(index);
            }
        }

        foreach (KeyValuePair<string, Argument> one in left)
        {
            Add(entries, new FieldSpec { Name = one.Key }, one.Value);
        }

        return entries;
    }

    private static List<KeyValuePair<string, Argument>> MembersOf(Argument whole)
    {
        if (whole.Value is Core.WireModel model && whole.Type is IRequestType type)
        {
            Arguments members = new();
            type.Visit(model, members);
            return [.. members.Values];
        }

        JsonElement json = whole.Json;
        return json.ValueKind == JsonValueKind.Object
            ?
            [
                .. json.EnumerateObject()
                    .Select(one => new KeyValuePair<string, Argument>(
                        one.Name,
                        new(JsonTypes.Any, one.Value)
                    )),
            ]
            : throw new SdkConfigurationException("The body of a form must be an object");
    }

    private static void Add(List<Entry> entries, FieldSpec field, Argument value)
    {
        if (value.Value is not null and not JsonElement { ValueKind: JsonValueKind.Null })
        {
            entries.Add(new(field, value));
        }
    }
}
