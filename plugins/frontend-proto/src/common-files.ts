/**
 * Files of googleapis whose messages definitions use as fields, without their comments and options. A definition that has them
 * itself is read with its own.
 */
const MESSAGES: { readonly [path: string]: string } = {
  "google/api/httpbody":
    "message HttpBody { string content_type = 1; bytes data = 2; repeated google.protobuf.Any extensions = 3; }",
  "google/longrunning/operations": `message Operation {
    string name = 1;
    google.protobuf.Any metadata = 2;
    bool done = 3;
    oneof result { google.rpc.Status error = 4; google.protobuf.Any response = 5; }
  }`,
  "google/rpc/status":
    "message Status { int32 code = 1; string message = 2; repeated google.protobuf.Any details = 3; }",
  "google/rpc/code": `enum Code {
    OK = 0; CANCELLED = 1; UNKNOWN = 2; INVALID_ARGUMENT = 3; DEADLINE_EXCEEDED = 4; NOT_FOUND = 5; ALREADY_EXISTS = 6;
    PERMISSION_DENIED = 7; RESOURCE_EXHAUSTED = 8; FAILED_PRECONDITION = 9; ABORTED = 10; OUT_OF_RANGE = 11;
    UNIMPLEMENTED = 12; INTERNAL = 13; UNAVAILABLE = 14; DATA_LOSS = 15; UNAUTHENTICATED = 16;
  }`,
  "google/type/calendar_period": `enum CalendarPeriod {
    CALENDAR_PERIOD_UNSPECIFIED = 0; DAY = 1; WEEK = 2; FORTNIGHT = 3; MONTH = 4; QUARTER = 5; HALF = 6; YEAR = 7;
  }`,
  "google/type/color":
    "message Color { float red = 1; float green = 2; float blue = 3; google.protobuf.FloatValue alpha = 4; }",
  "google/type/date": "message Date { int32 year = 1; int32 month = 2; int32 day = 3; }",
  "google/type/datetime": `message DateTime {
    int32 year = 1; int32 month = 2; int32 day = 3; int32 hours = 4; int32 minutes = 5; int32 seconds = 6; int32 nanos = 7;
    oneof time_offset { google.protobuf.Duration utc_offset = 8; TimeZone time_zone = 9; }
  }
  message TimeZone { string id = 1; string version = 2; }`,
  "google/type/dayofweek": `enum DayOfWeek {
    DAY_OF_WEEK_UNSPECIFIED = 0; MONDAY = 1; TUESDAY = 2; WEDNESDAY = 3; THURSDAY = 4; FRIDAY = 5; SATURDAY = 6; SUNDAY = 7;
  }`,
  "google/type/decimal": "message Decimal { string value = 1; }",
  "google/type/expr":
    "message Expr { string expression = 1; string title = 2; string description = 3; string location = 4; }",
  "google/type/fraction": "message Fraction { int64 numerator = 1; int64 denominator = 2; }",
  "google/type/interval":
    "message Interval { google.protobuf.Timestamp start_time = 1; google.protobuf.Timestamp end_time = 2; }",
  "google/type/latlng": "message LatLng { double latitude = 1; double longitude = 2; }",
  "google/type/localized_text": "message LocalizedText { string text = 1; string language_code = 2; }",
  "google/type/money": "message Money { string currency_code = 1; int64 units = 2; int32 nanos = 3; }",
  "google/type/month": `enum Month {
    MONTH_UNSPECIFIED = 0; JANUARY = 1; FEBRUARY = 2; MARCH = 3; APRIL = 4; MAY = 5; JUNE = 6; JULY = 7; AUGUST = 8;
    SEPTEMBER = 9; OCTOBER = 10; NOVEMBER = 11; DECEMBER = 12;
  }`,
  "google/type/phone_number": `message PhoneNumber {
    oneof kind { string e164_number = 1; ShortCode short_code = 2; }
    string extension = 3;
    message ShortCode { string region_code = 1; string number = 2; }
  }`,
  "google/type/postal_address": `message PostalAddress {
    int32 revision = 1; string region_code = 2; string language_code = 3; string postal_code = 4; string sorting_code = 5;
    string administrative_area = 6; string locality = 7; string sublocality = 8; repeated string address_lines = 9;
    repeated string recipients = 10; string organization = 11;
  }`,
  "google/type/quaternion": "message Quaternion { double x = 1; double y = 2; double z = 3; double w = 4; }",
  "google/type/timeofday":
    "message TimeOfDay { int32 hours = 1; int32 minutes = 2; int32 seconds = 3; int32 nanos = 4; }",
};

/** What a file uses of others. */
const NEEDS: { readonly [path: string]: readonly string[] } = {
  "google/longrunning/operations": ["google/rpc/status"],
};

/** Texts of a common file and of those that it needs, by path; none for a path of another file. */
export function commonFiles(path: string): readonly (readonly [path: string, text: string])[] {
  const key = path.replace(/\.proto$/, "");
  const body = Object.hasOwn(MESSAGES, key) ? MESSAGES[key] : undefined;
  if (body === undefined) return [];
  const name = key.slice(0, key.lastIndexOf("/")).replaceAll("/", ".");
  const needed = (NEEDS[key] ?? []).flatMap((other) => commonFiles(`${other}.proto`));
  return [...needed, [path, `syntax = "proto3"; package ${name};\n${body}`]];
}
