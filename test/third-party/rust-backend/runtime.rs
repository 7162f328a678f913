//! What all clients of this package share: JSON, parameters, credentials and HTTP/1.1.
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

/// Why a call failed. `status` is that of the response, or 0; `from_json` of a declared type reads its `body`.
#[derive(Debug, Clone, PartialEq)]
pub struct Error {
    pub status: u16,
    pub message: String,
    pub body: Json,
}

impl Error {
    pub fn new(message: impl Into<String>) -> Self { Self { status: 0, message: message.into(), body: Json::Null } }
}

impl Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result { write!(out, "{} (status {})", self.message, self.status) }
}
impl std::error::Error for Error {}
impl From<std::io::Error> for Error { fn from(error: std::io::Error) -> Self { Self::new(error.to_string()) } }

/// Any JSON value. Numbers keep their text, so that none loses digits.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Json {
    #[default]
    Null,
    Bool(bool),
    Number(String),
    String(String),
    Array(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut parser = Parser(text);
        let value = parser.value(0)?;
        if parser.take("") && parser.0.is_empty() { Ok(value) } else { parser.fail() }
    }
    pub fn get(&self, name: &str) -> Option<&Json> { self.object().ok()?.get(name) }
    /// The value that a path of properties leads to.
    pub fn at(&self, path: &[&str]) -> Json {
        path.iter().try_fold(self, |value, name| value.get(name)).cloned().unwrap_or_default()
    }
    pub fn is(&self, value: impl ToJson) -> bool { *self == value.to_json() }
    pub fn object(&self) -> Result<&BTreeMap<String, Json>, Error> {
        if let Json::Object(fields) = self { Ok(fields) } else { self.mismatch("an object") }
    }
    pub fn field<T: FromJson>(&self, name: &str) -> Result<T, Error> {
        let value = self.object()?.get(name).unwrap_or(&Json::Null);
        T::from_json(value).map_err(|error| Error::new(format!("{name}: {}", error.message)))
    }
    /// A property that may be missing. Null counts as missing where the type has no null.
    pub fn optional<T: FromJson>(&self, name: &str) -> Result<Option<T>, Error> {
        match self.object()?.get(name) {
            None => Ok(None),
            Some(Json::Null) => Ok(T::from_json(&Json::Null).ok()),
            Some(_) => self.field(name).map(Some),
        }
    }
    pub fn has(&self, name: &str, value: impl ToJson) -> bool { self.get(name).is_some_and(|given| given.is(value)) }
    /// Fails unless a property has its only value.
    pub fn expect(&self, name: &str, value: impl ToJson) -> Result<(), Error> {
        if self.has(name, value) { Ok(()) } else { self.mismatch(name) }
    }
    /// The properties that are not declared.
    pub fn rest<T: FromJson>(&self, declared: &[&str]) -> Result<BTreeMap<String, T>, Error> {
        let fields = self.object()?.iter().filter(|(name, _)| !declared.contains(&name.as_str()));
        fields.map(|(name, value)| Ok((name.clone(), T::from_json(value)?))).collect()
    }
    fn mismatch<T>(&self, expected: &str) -> Result<T, Error> {
        let text: String = self.to_string().chars().take(40).collect();
        Err(Error::new(format!("expected {expected}, got {text}")))
    }
    /// An object without properties, to be filled by the functions below.
    pub fn empty() -> Self { Json::Object(BTreeMap::new()) }
    pub fn put(mut self, name: &str, value: impl ToJson) -> Self {
        if let Json::Object(fields) = &mut self {
            fields.insert(name.to_string(), value.to_json());
        }
        self
    }
    pub fn optionally<T: ToJson>(self, name: &str, value: &Option<T>) -> Self {
        if let Some(value) = value { self.put(name, value) } else { self }
    }
    /// Puts a property that is not there yet.
    pub fn tagged(self, name: &str, value: impl ToJson) -> Self {
        if self.get(name).is_some() { self } else { self.put(name, value) }
    }
    /// Adds properties that are not there yet.
    pub fn merge<T: ToJson>(self, values: &BTreeMap<String, T>) -> Self {
        values.iter().fold(self, |all, (name, value)| all.tagged(name, value))
    }
}

/// What is left of a text.
struct Parser<'a>(&'a str);

impl Parser<'_> {
    fn fail<T>(&self) -> Result<T, Error> {
        Err(Error::new(format!("invalid JSON, {} bytes before its end", self.0.len())))
    }
    /// Goes past a token, if it is the next one.
    fn take(&mut self, token: &str) -> bool {
        self.0 = self.0.trim_start_matches([' ', '\t', '\n', '\r']);
        let rest = self.0.strip_prefix(token);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }
    /// The items up to a closing token; the opening one is taken already.
    fn items<T>(&mut self, end: &str, read: impl Fn(&mut Self) -> Result<T, Error>) -> Result<Vec<T>, Error> {
        let mut items = Vec::new();
        while !self.take(end) {
            if !items.is_empty() && !self.take(",") {
                return self.fail();
            }
            items.push(read(self)?);
        }
        Ok(items)
    }
    fn value(&mut self, depth: usize) -> Result<Json, Error> {
        let field = |parser: &mut Self| {
            let name = if parser.take("\"") { parser.string()? } else { parser.fail()? };
            if parser.take(":") { Ok((name, parser.value(depth + 1)?)) } else { parser.fail() }
        };
        match () {
            _ if depth > 200 => self.fail(),
            _ if self.take("null") => Ok(Json::Null),
            _ if self.take("true") => Ok(Json::Bool(true)),
            _ if self.take("false") => Ok(Json::Bool(false)),
            _ if self.take("\"") => self.string().map(Json::String),
            _ if self.take("[") => self.items("]", |parser| parser.value(depth + 1)).map(Json::Array),
            _ if self.take("{") => Ok(Json::Object(self.items("}", field)?.into_iter().collect())),
            _ => {
                let end = self.0.find(|c: char| !c.is_ascii_digit() && !"+-.eE".contains(c)).unwrap_or(self.0.len());
                let (number, rest) = self.0.split_at(end);
                self.0 = rest;
                if number.parse::<f64>().is_ok() { Ok(Json::Number(number.to_string())) } else { self.fail() }
            }
        }
    }
    /// What follows a quotation mark, up to the next one: as UTF-16, so that halves of surrogate pairs come together.
    fn string(&mut self) -> Result<String, Error> {
        let (mut units, mut chars) = (Vec::new(), self.0.chars());
        loop {
            let unit = match (chars.next(), &mut chars) {
                (Some('"'), _) => break,
                (Some('\\'), rest) => match rest.next() {
                    Some('u') => rest.take(4).try_fold(0, |code, c| Some(code << 4 | c.to_digit(16)? as u16)),
                    escape => "\"\\/bfnrt".find(escape.unwrap_or('?')).map(|at| b"\"\\/\x08\x0c\n\r\t"[at].into()),
                },
                (Some(c), _) => {
                    units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
                    continue;
                }
                (None, _) => None,
            };
            units.push(unit.map_or_else(|| self.fail(), Ok)?);
        }
        self.0 = chars.as_str();
        Ok(String::from_utf16_lossy(&units))
    }
}

impl Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let escaped = |c: char| match c {
            '"' | '\\' => format!("\\{c}"),
            '\0'..='\u{1f}' => format!("\\u{:04x}", c as u32),
            _ => c.to_string(),
        };
        let field = |(name, value): (&String, &Json)| format!("{}:{value}", name.to_json());
        match self {
            Json::Null => out.write_str("null"),
            Json::Bool(value) => write!(out, "{value}"),
            Json::Number(text) => out.write_str(text),
            Json::String(text) => write!(out, "\"{}\"", text.chars().map(escaped).collect::<String>()),
            Json::Array(items) => write!(out, "[{}]", items.iter().map(Json::to_string).collect::<Vec<_>>().join(",")),
            Json::Object(fields) => write!(out, "{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(",")),
        }
    }
}

pub trait ToJson { fn to_json(&self) -> Json; }

pub trait FromJson: Sized { fn from_json(json: &Json) -> Result<Self, Error>; }

macro_rules! conversions {
    ($([$($param:ident)?] $type:ty, |$this:ident| $to:expr, |$json:ident| $from:expr;)*) => { $(
        impl$(<$param: ToJson>)? ToJson for $type {
            fn to_json(&self) -> Json { let $this = self; $to }
        }
        impl$(<$param: FromJson>)? FromJson for $type {
            fn from_json($json: &Json) -> Result<Self, Error> { $from }
        }
    )* };
}
conversions! {
    [] Json, |json| json.clone(), |json| Ok(json.clone());
    [] String, |text| text.as_str().to_json(),
        |json| if let Json::String(text) = json { Ok(text.clone()) } else { json.mismatch("a string") };
    [] bool, |flag| Json::Bool(*flag),
        |json| if let Json::Bool(flag) = json { Ok(*flag) } else { json.mismatch("true or false") };
    [T] Box<T>, |inner| inner.as_ref().to_json(), |json| T::from_json(json).map(Box::new);
    [T] Option<T>, |value| value.as_ref().map_or(Json::Null, T::to_json),
        |json| if *json == Json::Null { Ok(None) } else { T::from_json(json).map(Some) };
    [T] Vec<T>, |items| Json::Array(items.iter().map(T::to_json).collect()),
        |json| if let Json::Array(items) = json { items.iter().map(T::from_json).collect() } else { json.mismatch("a list") };
    [T] BTreeMap<String, T>, |map| Json::empty().merge(map), |json| json.rest(&[]);
}

/// JSON has no infinity and no NaN. `1.0` and `1e3` are integers too.
macro_rules! numbers {
    ($($number:ty)*) => { conversions! { $(
        [] $number, |value| Json::parse(&value.to_string()).unwrap_or_default(),
            |json| if let Json::Number(text) = json {
                let value = text.parse().or_else(|_| text.parse::<f64>().unwrap_or_default().to_string().parse());
                value.or_else(|_| json.mismatch(stringify!($number)))
            } else { json.mismatch("a number") };
    )* } };
}
numbers!(i32 i64 i128 u32 u64 f32 f64);

impl ToJson for str { fn to_json(&self) -> Json { Json::String(self.to_string()) } }

impl<T: ToJson + ?Sized> ToJson for &T { fn to_json(&self) -> Json { (**self).to_json() } }

/// A constant of the definition, written as JSON.
pub fn constant(text: &str) -> Json { Json::parse(text).unwrap_or_default() }

/// A value, or what is sent in its place.
pub fn or(value: impl ToJson, usual: impl ToJson) -> Json {
    Some(value.to_json()).filter(|value| *value != Json::Null).unwrap_or_else(|| usual.to_json())
}

/// Names of headers are in lower case.
#[derive(Clone, Default)]
pub struct Request {
    pub method: String,
    pub url: String,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

/// Names of headers are in lower case.
#[derive(Debug, Clone, Default)]
pub struct Response {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Response {
    pub fn text(&self) -> String { String::from_utf8_lossy(&self.body).into_owned() }
    /// Null where there is no body.
    pub fn json(&self) -> Result<Json, Error> {
        if self.body.is_empty() { Ok(Json::Null) } else { Json::parse(&self.text()) }
    }
}

/// What sends requests: pass one that speaks TLS, which the standard library does not.
pub type Transport = Arc<dyn Fn(&Request) -> Result<Response, Error> + Send + Sync>;

/// HTTP/1.1 over a connection for each request (RFC 9112).
pub fn tcp(request: &Request) -> Result<Response, Error> {
    let Some(address) = request.url.strip_prefix("http://") else {
        return Err(Error::new(format!("{}: pass a transport for URLs that are not http", request.url)));
    };
    let (host, target) = address.split_at(address.find(['/', '?']).unwrap_or(address.len()));
    let has_port = host.rsplit(']').next().is_some_and(|end| end.contains(':'));
    let mut stream = TcpStream::connect(if has_port { host.to_string() } else { format!("{host}:80") })?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let slash = if target.starts_with('/') { "" } else { "/" };
    let mut head = format!("{} {slash}{target} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n", request.method);
    for (name, value) in &request.headers {
        if value.contains(['\r', '\n', '\0']) {
            return Err(Error::new(format!("the header {name} holds a line break")));
        }
        head += &format!("{name}: {value}\r\n");
    }
    let body = &request.body;
    stream.write_all(format!("{head}content-length: {}\r\n\r\n{body}", body.len()).as_bytes())?;
    read_response(&mut BufReader::new(stream), request.method == "HEAD")
}

fn read_line(stream: &mut impl BufRead) -> Result<String, Error> {
    let mut line = Vec::new();
    stream.take(65536).read_until(b'\n', &mut line)?;
    Ok(String::from_utf8_lossy(&line).trim_end().to_string())
}

fn read_exactly(stream: &mut impl Read, length: u64, body: &mut Vec<u8>) -> Result<(), Error> {
    let read = stream.take(length).read_to_end(body)?;
    if read as u64 == length { Ok(()) } else { Err(Error::new("the response ended too early")) }
}

fn read_response(stream: &mut impl BufRead, is_head: bool) -> Result<Response, Error> {
    let first = read_line(stream)?;
    let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or_else(|| Error::new(format!("no HTTP response: {first}")))?;
    let (mut headers, mut body) = (BTreeMap::new(), Vec::new());
    while let Some((name, value)) = read_line(stream)?.split_once(':') {
        headers.insert(name.to_ascii_lowercase(), value.trim().to_string());
    }
    let length = headers.get("content-length").and_then(|length| length.parse().ok());
    if status < 200 {
        return read_response(stream, is_head);
    } else if is_head || status == 204 || status == 304 {
    } else if headers.get("transfer-encoding").is_some_and(|coding| coding.eq_ignore_ascii_case("chunked")) {
        loop {
            let line = read_line(stream)?;
            let size = u64::from_str_radix(line.split(';').next().unwrap_or_default().trim(), 16);
            match size.map_err(|_| Error::new("a chunk has no size"))? {
                0 => break,
                size => read_exactly(stream, size, &mut body)?,
            }
            read_line(stream)?;
        }
    } else if let Some(length) = length {
        read_exactly(stream, length, &mut body)?;
    } else {
        stream.read_to_end(&mut body)?;
    }
    Ok(Response { status, headers, body })
}

/// What a scheme adds to the calls that need it: the scheme, `header`, `query` or `cookie`, a name and a value.
pub type Credential = (&'static str, &'static str, &'static str, Option<String>);

/// What the clients of one API share. `call` reaches endpoints that no method calls.
pub struct Core {
    pub base_url: String,
    pub transport: Transport,
    pub credentials: Vec<Credential>,
    /// Where error bodies have their message.
    pub error_message: &'static [&'static str],
}

impl Core {
    pub fn call(&self, method: &str, path: &str) -> Call<'_> {
        let url = format!("{}{path}", self.base_url.trim_end_matches('/'));
        Call { core: self, request: Request { method: method.to_string(), url, ..Request::default() } }
    }
}

/// An option, or the environment variable that stands in for it.
pub fn given(option: Option<String>, variable: &str) -> Option<String> {
    option.or_else(|| std::env::var(variable).ok())
}

/// RFC 7617, with the base64 of RFC 4648.
pub fn basic(username: Option<String>, password: Option<String>) -> Option<String> {
    let mut text = String::from("Basic ");
    for chunk in format!("{}:{}", username?, password?).as_bytes().chunks(3) {
        let bits = (0..3).fold(0, |bits, at| bits << 8 | usize::from(*chunk.get(at).unwrap_or(&0)));
        let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        text.extend((0..4).map(|at| if at > chunk.len() { '=' } else { digits[bits >> (18 - 6 * at) & 63].into() }));
    }
    Some(text)
}

/// One call that is being put together.
pub struct Call<'a> {
    core: &'a Core,
    pub request: Request,
}

impl Call<'_> {
    /// Puts a text into its place. Only an encoded text can stand in a URL.
    pub fn add(mut self, place: &str, name: &str, text: &str) -> Self {
        let Request { url, headers, .. } = &mut self.request;
        match place {
            "path" => *url = url.replace(&format!("{{{name}}}"), text),
            "query" => *url += &format!("{}{text}", if url.contains('?') { '&' } else { '?' }),
            _ => drop(headers.insert(name.to_ascii_lowercase(), text.to_string())),
        }
        self
    }
    /// A parameter; nothing is sent for null.
    pub fn parameter(self, place: &str, name: &str, explode: bool, value: impl ToJson) -> Self {
        let value = value.to_json();
        let text = if value == Json::Null { String::new() } else { styled(place, name, explode, &value) };
        if text.is_empty() { self } else { self.add(place, name, &text) }
    }
    pub fn body(mut self, media_type: &str, value: Option<impl ToJson>) -> Self {
        let Some(value) = value.map(|value| value.to_json()) else { return self };
        self.request.body = if media_type.contains("json") { value.to_string() } else { plain(&value) };
        self.add("header", "Content-Type", media_type)
    }
    /// Applies the first of several alternatives for which the caller gave all credentials.
    pub fn security(self, alternatives: &[&[&str]]) -> Self {
        let credentials = &self.core.credentials;
        let has = |scheme: &&str| credentials.iter().any(|(of, _, _, value)| of == scheme && value.is_some());
        let Some(schemes) = alternatives.iter().find(|schemes| schemes.iter().all(has)) else { return self };
        let applied = credentials.iter().filter(|(scheme, ..)| schemes.contains(scheme));
        applied.fold(self, |call, (_, place, name, value)| match (*place, value.as_deref().unwrap_or_default()) {
            ("query", value) => call.add(place, name, &format!("{}={}", encode(name), encode(value))),
            ("cookie", value) => call.add(place, place, &format!("{name}={value}")),
            (_, value) => call.add(place, name, value),
        })
    }
    /// Sends the call. Any response that is not 2xx is an error.
    pub fn send(self) -> Result<Response, Error> {
        if self.request.url.contains('{') {
            return Err(Error::new(format!("{}: a path parameter must not be empty", self.request.url)));
        }
        let response = (self.core.transport)(&self.request)?;
        if (200..300).contains(&response.status) {
            return Ok(response);
        }
        let body = response.json().unwrap_or_else(|_| response.text().to_json());
        let message = plain(&or(body.at(self.core.error_message), &body));
        Err(Error { status: response.status, message, body })
    }
}

fn plain(value: &Json) -> String { if let Json::String(text) = value { text.clone() } else { value.to_string() } }

/// Percent-encoding of all but the unreserved characters (RFC 3986, section 2.3).
fn encode(text: &str) -> String {
    let is_kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes().map(|byte| if is_kept(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// A value in the style `simple` or `form` (OpenAPI 3.1, "Style Values").
fn styled(place: &str, name: &str, explode: bool, value: &Json) -> String {
    let text = |value: &Json| if place == "header" { plain(value) } else { encode(&plain(value)) };
    let (key, is_form) = (encode(name), place == "query");
    let pieces: Vec<String> = match value {
        Json::Array(items) if is_form && explode => items.iter().map(|item| format!("{key}={}", text(item))).collect(),
        Json::Array(items) => items.iter().map(text).collect(),
        Json::Object(fields) => {
            let equals = if explode { "=" } else { "," };
            fields.iter().map(|(name, value)| format!("{}{equals}{}", encode(name), text(value))).collect()
        }
        _ => vec![text(value)],
    };
    let has_names = explode && matches!(value, Json::Array(_) | Json::Object(_));
    match is_form {
        true if pieces.is_empty() || has_names => pieces.join("&"),
        true => format!("{key}={}", pieces.join(",")),
        false => pieces.join(","),
    }
}
