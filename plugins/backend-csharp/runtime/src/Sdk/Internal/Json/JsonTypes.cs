using System;
using System.Collections.Generic;
using System.Numerics;
using System.Text.Json;
using Sdk.Core;

namespace Sdk.Internal;

/// <summary>The types that JSON and its formats have.</summary>
internal static class JsonTypes
{
    internal static readonly StructType<JsonElement> Any = new AnyType();
    internal static readonly JsonType<string> Text = new TextType();
    internal static readonly StructType<bool> Boolean = new BooleanType();
    internal static readonly StructType<int> Int32 = new Int32Type();
    internal static readonly StructType<long> Int64 = new Int64Type();
    internal static readonly StructType<BigInteger> Integer = new IntegerType();
    internal static readonly StructType<double> Double = new DoubleType();
    internal static readonly StructType<decimal> Decimal = new DecimalType();
    internal static readonly StructType<Date> Date = new DateType();
    internal static readonly StructType<DateTimeOffset> DateTime = new DateTimeType();
    internal static readonly StructType<Guid> Uuid = new UuidType();
    internal static readonly JsonType<byte[]> Bytes = new BytesType();
    internal static readonly JsonType<FileParameter> File = new FileType();

    internal static JsonType<IReadOnlyList<T>> List<T>(JsonType<T> item) => new ListType<T>(item);

    internal static JsonType<IReadOnlyDictionary<string, T>> Map<T>(JsonType<T> member) =>
        new MapType<T>(member);

    internal static JsonType<T?> Nullable<T>(JsonType<T> inner)
        where T : class => new NullableType<T>(inner);

    internal static JsonType<T?> NullableValue<T>(StructType<T> inner)
        where T : struct => new NullableStructType<T>(inner);
}
