// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/arguments.txt, which says why each is in it. */
export const ARGUMENTS = words(`
  request options channelOptions cancellationToken await field value var
`);

/** The words of reserved/enum_members.txt, which says why each is in it. */
export const ENUM_MEMBERS = words(`
  Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString Clone Deconstruct EqualityContract
  PrintMembers Converter IsKnown JsonType Value Values
`);

/** The words of reserved/environments.txt, which says why each is in it. */
export const ENVIRONMENTS = words(`
  Equals GetHashCode GetType HasFlag ToString
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  ApiError BadRequestError ConfigurationError ConflictError ConnectionError DecodeError Error ForbiddenError
  InternalServerError JsonRpcError MissingCredentialsError NotFoundError OAuthTokenError SocketClosedError StreamError
  TimeoutError TooManyRequestsError UnauthorizedError UnprocessableEntityError WebhookVerificationError
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else
  enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock
  long namespace new null object operator out override params private protected public readonly ref return sbyte sealed
  short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort
  using virtual void volatile while
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString WithRawResponse Dispose
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString Get Set Values BaseUrl ConnectTimeout
  Environment Headers HttpClient Logger LogLevel MaxResponseBytes MaxRetries Middleware RetryUnsafe Timeout
`);

/** The words of reserved/properties.txt, which says why each is in it. */
export const PROPERTIES = words(`
  Equals Finalize GetHashCode GetType MemberwiseClone ReferenceEquals ToString Clone Deconstruct EqualityContract
  PrintMembers AdditionalProperties Converter DeclaredType ExtraType JsonType Kept Received ToJson TypeOfModel
  TypedExtra Write WriteProperties
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  AbandonedMutexException AccessViolationException Action Activator AggregateException ApartmentState AppContext
  AppDomain AppDomainSetup AppDomainUnloadedException ApplicationException ApplicationId ArgIterator ArgumentException
  ArgumentNullException ArgumentOutOfRangeException ArithmeticException Array ArrayTypeMismatchException
  AssemblyLoadEventArgs AssemblyLoadEventHandler AsyncCallback AsyncEnumerable AsyncFlowControl Attribute
  AttributeTargets AttributeUsageAttribute AutoResetEvent BadImageFormatException Barrier BarrierPostPhaseException
  Base64FormattingOptions BinaryReader BinaryWriter BitConverter Boolean Buffer BufferedStream Byte ByteArrayContent
  ByteEqualityComparer CancellationToken CancellationTokenRegistration CancellationTokenSource
  CannotUnloadAppDomainException Char CharEnumerator ClientCertificateOption CLSCompliantAttribute CollectionExtensions
  CompressedStack ConcurrentExclusiveSchedulerPair ConfigureAwaitOptions Console ConsoleCancelEventArgs
  ConsoleCancelEventHandler ConsoleColor ConsoleKey ConsoleKeyInfo ConsoleModifiers ConsoleSpecialKey ContextBoundObject
  ContextCallback ContextMarshalException ContextStaticAttribute Convert CountdownEvent CultureAwareComparer
  DataMisalignedException DateOnly DateTime DateTimeKind DateTimeOffset DayOfWeek DBNull Decimal Delegate
  DelegatingHandler Directory DirectoryInfo DirectoryNotFoundException DivideByZeroException DllNotFoundException Double
  DriveInfo DriveNotFoundException DriveType DuplicateWaitObjectException EndOfStreamException
  EntryPointNotFoundException Enum Enumerable EnumerableExecutor EnumerableQuery EnumerationOptions Environment
  EnvironmentVariableTarget ErrorEventArgs ErrorEventHandler EventArgs EventHandler EventResetMode EventWaitHandle
  EventWaitHandleAcl Exception ExecutionContext ExecutionEngineException FieldAccessException File FileAccess
  FileAttributes FileInfo FileLoadException FileMode FileNotFoundException FileOptions FileShare FileStream
  FileStreamOptions FileStyleUriParser FileSystemAclExtensions FileSystemEventArgs FileSystemEventHandler FileSystemInfo
  FileSystemWatcher FlagsAttribute FormatException FormattableString FormUrlEncodedContent FtpStyleUriParser GC
  GCCollectionMode GCGenerationInfo GCKind GCMemoryInfo GCNotificationStatus GenericUriParser GenericUriParserOptions
  GopherStyleUriParser Guid Half HandleInheritability HashCode HostExecutionContext HostExecutionContextManager
  HttpClient HttpClientHandler HttpCompletionOption HttpContent HttpIOException HttpKeepAlivePingPolicy
  HttpMessageHandler HttpMessageInvoker HttpMethod HttpProtocolException HttpRequestError HttpRequestException
  HttpRequestMessage HttpRequestOptions HttpResponseMessage HttpStyleUriParser HttpVersionPolicy IAsyncDisposable
  IAsyncResult ICloneable IComparable IConvertible ICustomFormatter IDisposable IFormatProvider IFormattable
  ImmutableArrayExtensions Index IndexOutOfRangeException InsufficientExecutionStackException
  InsufficientMemoryException Int128 Int16 Int32 Int64 Interlocked InternalBufferOverflowException IntPtr
  InvalidCastException InvalidDataException InvalidOperationException InvalidProgramException InvalidTimeZoneException
  IOCompletionCallback IOException IOrderedQueryable IQueryable IQueryProvider IServiceProvider ISpanFormattable
  IThreadPoolWorkItem ITimer IUtf8SpanFormattable KeyNotFoundException KeyValuePair LazyInitializer LazyThreadSafetyMode
  LdapStyleUriParser LoaderOptimization LoaderOptimizationAttribute LocalDataStoreSlot Lock LockCookie
  LockRecursionException LockRecursionPolicy ManualResetEvent ManualResetEventSlim MarshalByRefObject MatchCasing
  MatchType Math MathF MemberAccessException MemoryExtensions MemoryStream MessageProcessingHandler
  MethodAccessException MidpointRounding MissingFieldException MissingMemberException MissingMethodException
  ModuleHandle Monitor MTAThreadAttribute MulticastDelegate MulticastNotSupportedException MultipartContent
  MultipartFormDataContent Mutex MutexAcl NamedWaitHandleOptions NativeOverlapped NetPipeStyleUriParser
  NetTcpStyleUriParser NewsStyleUriParser NonRandomizedStringEqualityComparer NonSerializedAttribute
  NotFiniteNumberException NotifyFilters NotImplementedException NotSupportedException Nullable NullReferenceException
  Object ObjectDisposedException ObsoleteAttribute OperatingSystem OperationCanceledException OrdinalComparer
  OutOfMemoryException OverflowException Overlapped Parallel ParallelEnumerable ParallelExecutionMode ParallelLoopResult
  ParallelLoopState ParallelMergeOptions ParallelOptions ParallelQuery ParamArrayAttribute ParameterizedThreadStart Path
  PathTooLongException PeriodicTimer PlatformID PlatformNotSupportedException PreAllocatedOverlapped Queryable Random
  RandomAccess Range RankException ReaderWriterLock ReaderWriterLockSlim ReadOnlyMemoryContent ReferenceEqualityComparer
  RegisteredWaitHandle RenamedEventArgs RenamedEventHandler ResolveEventArgs ResolveEventHandler RuntimeArgumentHandle
  RuntimeFieldHandle RuntimeMethodHandle RuntimeTypeHandle SByte SearchOption SeekOrigin Semaphore SemaphoreAcl
  SemaphoreFullException SemaphoreSlim SendOrPostCallback SequencePosition SerializableAttribute Single
  SocketsHttpConnectionContext SocketsHttpHandler SocketsHttpPlaintextStreamFilterContext SpinLock SpinWait
  StackOverflowException STAThreadAttribute Stream StreamContent StreamReader StreamWriter String StringComparer
  StringComparison StringContent StringNormalizationExtensions StringReader StringSplitOptions StringWriter
  SynchronizationContext SynchronizationLockException SystemException Task TaskAsyncEnumerableExtensions
  TaskCanceledException TaskCompletionSource TaskContinuationOptions TaskCreationOptions TaskExtensions TaskFactory
  TaskScheduler TaskSchedulerException TaskStatus TaskToAsyncResult TextReader TextWriter Thread ThreadAbortException
  ThreadExceptionEventArgs ThreadExceptionEventHandler ThreadingAclExtensions ThreadInterruptedException ThreadPool
  ThreadPoolBoundHandle ThreadPriority ThreadStart ThreadStartException ThreadState ThreadStateException
  ThreadStaticAttribute TimeOnly Timeout TimeoutException TimeProvider Timer TimerCallback TimeSpan TimeZone
  TimeZoneInfo TimeZoneNotFoundException Tuple TupleExtensions Type TypeAccessException TypeCode TypedReference
  TypeInitializationException TypeLoadException TypeUnloadedException UInt128 UInt16 UInt32 UInt64 UIntPtr
  UnauthorizedAccessException UnhandledExceptionEventArgs UnhandledExceptionEventHandler UnitySerializationHolder
  UnixFileMode UnmanagedMemoryAccessor UnmanagedMemoryStream UnobservedTaskExceptionEventArgs Uri UriBuilder
  UriComponents UriCreationOptions UriFormat UriFormatException UriHostNameType UriKind UriParser UriPartial
  UriTypeConverter ValueTask ValueTuple ValueType Version Void Volatile WaitCallback WaitForChangedResult WaitHandle
  WaitHandleCannotBeOpenedException WaitHandleExtensions WaitOrTimerCallback WatcherChangeTypes WeakReference BigInteger
  JsonElement System Obsolete Converter IsKnown Match Unknown Value Values Core Internal BinaryResponse CallPhase
  Channel ChannelOptions ClientOptions ConnectFailure ConnectFailureDetail Date EventStream FileParameter LogEvent
  LogEventLevel Middleware WireModel OpenWireModel Optional Page Pager Pending RequestOptions Response ServerSentEvent
  WebhookDelivery WebhookSecrets Webhooks ApiFailure DecodeDetails
`);

/** The words of reserved/variants.txt, which says why each is in it. */
export const VARIANTS = words(`
  Unknown
`);
