// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/barred.txt, which says why each is in it. */
export const BARRED = words(`
  init self Self Type Protocol Any subscript deinit
`);

/** The words of reserved/cases.txt, which says why each is in it. */
export const CASES = words(`
  allCases declared debugDescription description hash hashValue json known placeholder rawValue unknown none some
`);

/** The words of reserved/environments.txt, which says why each is in it. */
export const ENVIRONMENTS = words(`
  allCases hash hashValue none rawValue some
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  APIError ConfigurationError ConnectError ConnectionError DecodeError Error ErrorKind JSONRPCError OAuthTokenError
  SocketClosedError StreamError WebhookVerificationError
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
  precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer
  do else fallthrough for guard if in repeat return switch throw where while Any as await false is nil self Self super
  throws true try
`);

/** The words of reserved/labels.txt, which says why each is in it. */
export const LABELS = words(`
  inout let var
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  core withRawResponse
`);

/** The words of reserved/modules.txt, which says why each is in it. */
export const MODULES = words(`
  Builtin Cxx CxxStdlib Distributed Observation PackageDescription PackagePlugin RegexBuilder Runtime Swift
  Synchronization Testing XCTest Android Bionic CoreFoundation Darwin Dispatch Foundation FoundationEssentials
  FoundationInternationalization FoundationNetworking FoundationXML Glibc Musl ObjectiveC WASILibc WinSDK os ARKit
  AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AddressBook AlarmKit AppIntents AppKit
  AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices AutomaticAssessmentConfiguration
  BackgroundAssets BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Charts Cinematic ClassKit ClockKit CloudKit
  Collaboration ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData
  CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
  CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN Crypto CryptoKit CryptoTokenKit DataDetection
  DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI DiskArbitration DockKit EventKit EventKitUI
  ExposureNotification ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit FoundationModels GLKit GSS
  GameController GameKit GameplayKit GroupActivities HealthKit HomeKit IOKit IOSurface IdentityLookup ImageIO
  ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions LinkPresentation LocalAuthentication
  LockedCameraCapture ManagedSettings MapKit Matter MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal
  MetalKit MetricKit MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter
  OSLog OpenDirectory OpenGL OpenGLES PDFKit PassKit PencilKit PermissionKit PhotoKit Photos PhotosUI Playgrounds
  ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook RealityKit RelevanceKit ReplayKit SafariServices
  SafetyKit SceneKit ScreenCaptureKit ScreenTime ScreenSaver ScriptingBridge Security SensitiveContentAnalysis SensorKit
  ServiceManagement SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI Symbols
  SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabularData ThreadNetwork TipKit Translation UIKit
  UniformTypeIdentifiers UserNotifications VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
  WalletPasses WatchConnectivity WatchKit WeatherKit WebKit WidgetKit Workout WorkoutKit iAd vmnet
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  baseURL environment options values
`);

/** The words of reserved/parameters.txt, which says why each is in it. */
export const PARAMETERS = words(`
  channelOptions options request
`);

/** The words of reserved/properties.txt, which says why each is in it. */
export const PROPERTIES = words(`
  additionalProperties customMirror debugDescription description hash hashValue json values
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  Arguments BatchCalls BinaryResponse CalendarDate Channel ChannelLink ChannelOptions ClientCore ClientOptions
  ClientSpec ClientValues CredentialSource CredentialSupplier DeclaredError EventStream FileUpload HTTPBody HTTPMethod
  HTTPRequest HTTPResponse HTTPTransport Headers JSONConvertible JSONNumber JSONValue LogEvent LogLevel Middleware
  MockTransport Model ModelValues Nullable OpenEnum OperationSpec Page Pager Pending RequestOptions Response
  ServerSentEvent SignatureSpecs StatusResult Union UnionShapes Unions URLSessionTransport WebhookDelivery
  WebhookSecrets Webhooks WebhookVerifier Darwin Foundation Glibc Musl Swift Wire WireBody WireCase WireDifference
  WireMismatch WirePair WireRequest WireTransport DispatchQueue DispatchSource DispatchSourceProtocol FileAttributeKey
  Actor AdditiveArithmetic Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
  AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array ArrayLiteralConvertible
  ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence
  AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence
  AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
  AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream
  BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable
  Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CDouble CFloat CFloat16 CInt CLong
  CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort
  CVaListPointer CVarArg CWideChar CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange
  ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference
  CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray ContinuousClock Copyable CountableClosedRange
  CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent CustomDebugStringConvertible
  CustomLeafReflectable CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
  CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices
  DefaultRandomAccessIndices DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
  DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence
  Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError EnumeratedIterator
  EnumeratedSequence Equatable Error Executor ExecutorJob ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
  ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
  ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
  ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType
  FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
  FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralConvertible FloatLiteralType
  FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher
  Identifiable Indexable IndexableBase IndexingIterator InstantProtocol Int Int128 Int16 Int32 Int64 Int8
  IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority
  JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
  KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection
  LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
  LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex
  LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
  LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
  LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence
  LazySequenceProtocol LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror
  MirrorPath MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
  MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice
  MutableSlice Never NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional PartialAsyncTask
  PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence Protocol
  RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
  RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
  RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable ReferenceWritableKeyPath Regex
  RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result ReversedCollection
  ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar
  SIMDStorage Self Sendable Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric
  SingleValueDecodingContainer SingleValueEncodingContainer Slice StaticBigInt StaticString StrideThrough
  StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible
  StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol Substring SuspendingClock
  SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable
  ThrowingDiscardingTaskGroup ThrowingTaskGroup Type UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8
  UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
  UnicodeScalarLiteralConvertible UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
  UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
  UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
  UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer
  UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation
  UnsignedInteger Void WritableKeyPath Zip2Iterator Zip2Sequence AffineTransform AlignmentOptions AttributeContainer
  AttributedString BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge
  CGSize CachedURLResponse Calendar CharacterSet CocoaError Comparator ComparisonResult ContiguousBytes
  CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
  DateIntervalFormatter Decimal DescriptiveNumberFormatConfiguration Dimension EnergyFormatter Expression FileHandle
  FileManager FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter
  HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet
  InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization
  KeyPathComparator LengthFormatter ListFormatStyle Locale LocalizedError LocalizedStringResource MassFormatter
  Measurement Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue
  NumberFormatStyleConfiguration NumberFormatter ObjCBool Operation OperationQueue OutputStream POSIXError ParseStrategy
  PersonNameComponents PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateExpressions
  Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
  PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner
  SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Stream StreamDelegate
  StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel
  StringStyle StringTransform Thread TimeInterval TimeZone Timer URL URLAuthenticationChallenge
  URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage URLError
  URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey
  URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask
  URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask
  URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
  URLSessionWebSocketDelegate URLSessionWebSocketTask UUID Unit UnitAcceleration UnitAngle UnitArea
  UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
  UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency
  UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume
  UserDefaults
`);
