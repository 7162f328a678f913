//! Tests of the runtime: `rustc --test`.
#[path = "../rust-backend/runtime.rs"]
#[allow(dead_code)] // Generated code uses all of it; these tests need a part.
mod runtime;

use runtime::{basic, tcp, Call, Core, Error, FromJson, Json, Request, Response, ToJson};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::Arc;

fn core(base_url: &str) -> Core {
    let credentials = vec![("basic", "header", "Authorization", basic(Some("a".into()), Some("bc".into()))),
        ("key", "query", "k&y", Some("1 2".into())), ("missing", "header", "X", None)];
    let transport = |request: &Request| Ok(Response { status: 200, headers: request.headers.clone(), body: request.url.clone().into() });
    Core { base_url: base_url.into(), transport: Arc::new(transport), credentials, error_message: &["message"] }
}

fn url(build: impl Fn(Call) -> Call) -> String {
    build(core("http://h/v1/").call("GET", "/p/{id}")).send().map_or_else(|error| error.to_string(), |response| response.text())
}

#[test]
fn json_survives_a_round_trip() {
    let text = r#"{"a":[1.50,-2e9,12345678901234567890,true,null,{}],"b":"\"\\\u000a\u001f😀"}"#;
    assert_eq!(Json::parse(text).unwrap().to_string(), text);
    assert_eq!(Json::parse(r#" "\ud83d\ude00\ud800\/\t" "#), Ok(Json::String("😀\u{fffd}/\t".into())));
    for wrong in ["", "[1,]", "{\"a\":1,}", "{a:1}", "[1 2]", "\"\\u12\"", "\"open", "1 1", "nul", &"[".repeat(300)] {
        assert!(Json::parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn values_convert_as_declared() {
    let json = Json::parse(r#"{"n":null,"i":1.0,"f":3e2,"big":99999999999}"#).unwrap();
    assert_eq!(json.optional::<Option<i32>>("n"), Ok(Some(None)));
    assert_eq!(json.optional::<i32>("n"), Ok(None));
    assert_eq!(json.optional::<Option<i32>>("absent"), Ok(None));
    assert_eq!((json.field("i"), json.field("f")), (Ok(1i32), Ok(300i64)));
    assert_eq!(json.field::<i32>("big").unwrap_err().message, "big: expected i32, got 99999999999");
    assert!(json.field::<String>("absent").is_err());
    assert_eq!((f64::NAN.to_json(), i128::MAX.to_json()), (Json::Null, Json::Number(i128::MAX.to_string())));
    assert_eq!(Vec::<Box<u32>>::from_json(&vec![1u32, 2].to_json()), Ok(vec![Box::new(1), Box::new(2)]));
}

#[test]
fn parameters_have_their_style() {
    let list = vec!["a b", "c,d/é"];
    let object = BTreeMap::from([("x".to_string(), 1), ("y".to_string(), 2)]);
    let id = |call: Call<'_>| -> String { call.parameter("path", "id", false, "7").request.url.clone() };
    assert_eq!(id(core("http://h").call("GET", "/p/{id}")), "http://h/p/7");
    assert_eq!(url(|call| call.parameter("path", "id", false, &list)), "http://h/v1/p/a%20b,c%2Cd%2F%C3%A9");
    assert_eq!(url(|call| call.parameter("path", "id", true, &object)), "http://h/v1/p/x=1,y=2");
    assert!(url(|call| call.parameter("path", "id", false, "")).contains("must not be empty"));
    let query = |explode: bool, value: &dyn ToJson| url(|call| call.parameter("path", "id", false, 1).parameter("query", "q[]", explode, value.to_json()));
    assert_eq!(query(true, &list), "http://h/v1/p/1?q%5B%5D=a%20b&q%5B%5D=c%2Cd%2F%C3%A9");
    assert_eq!(query(false, &list), "http://h/v1/p/1?q%5B%5D=a%20b,c%2Cd%2F%C3%A9");
    assert_eq!((query(true, &object), query(false, &object)), ("http://h/v1/p/1?x=1&y=2".into(), "http://h/v1/p/1?q%5B%5D=x,1,y,2".into()));
    assert_eq!((query(true, &Vec::<String>::new()), query(true, &None::<i32>)), ("http://h/v1/p/1".into(), "http://h/v1/p/1".into()));
}

#[test]
fn the_first_alternative_with_all_credentials_is_applied() {
    let call = |alternatives: &[&[&str]]| core("http://h").call("GET", "/").security(alternatives).send().unwrap();
    assert_eq!(call(&[&["missing"], &["basic", "key"], &["key"]]).text(), "http://h/?k%26y=1%202");
    assert_eq!(call(&[&["basic"]]).headers["authorization"], "Basic YTpiYw==");
    assert!(call(&[&[], &["basic"]]).headers.is_empty());
}

fn answer(raw: &'static str) -> Result<Response, Error> {
    exchange(raw, BTreeMap::new())
}

fn exchange(raw: &'static str, headers: BTreeMap<String, String>) -> Result<Response, Error> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let url = format!("http://{}/?q", listener.local_addr()?);
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        if stream.read(&mut [0; 4096]).unwrap() > 0 {
            stream.write_all(raw.as_bytes()).unwrap();
        }
    });
    tcp(&Request { method: "GET".into(), url, headers, ..Request::default() })
}

#[test]
fn responses_end_where_they_say() {
    let chunked = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n3;x=y\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
    assert_eq!(answer(chunked).unwrap().text(), "abcde");
    assert_eq!(answer("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcdef").unwrap().text(), "abc");
    assert_eq!(answer("HTTP/1.1 200 OK\r\n\r\nto the end").unwrap().text(), "to the end");
    assert_eq!(answer("HTTP/1.1 204 No Content\r\nContent-Length: 9\r\n\r\n").unwrap().text(), "");
    for broken in ["HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc", "nonsense\r\n\r\n", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n"] {
        assert!(answer(broken).is_err(), "{broken}");
    }
    let headers = BTreeMap::from([("x".to_string(), "a\r\nb: c".to_string())]);
    assert!(exchange("HTTP/1.1 204 OK\r\n\r\n", headers).unwrap_err().message.contains("line break"));
    assert!(tcp(&Request { url: "https://h/".into(), ..Request::default() }).unwrap_err().message.contains("transport"));
}
