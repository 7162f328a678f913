use std::collections::BTreeMap;
use crate::runtime::{Error, FromJson, Json, ToJson};

#[derive(Debug, Clone, PartialEq)]
pub enum Genre {
    Fiction,
    History,
    Science,
    Poetry,
    Unknown(String),
}
impl ToJson for Genre {
    fn to_json(&self) -> Json {
        match self {
            Self::Fiction => "fiction".to_json(),
            Self::History => "history".to_json(),
            Self::Science => "science".to_json(),
            Self::Poetry => "poetry".to_json(),
            Self::Unknown(value) => value.to_json(),
        }
    }
}
impl FromJson for Genre {
    fn from_json(json: &Json) -> Result<Self, Error> {
        if json.is("fiction") { return Ok(Self::Fiction); }
        if json.is("history") { return Ok(Self::History); }
        if json.is("science") { return Ok(Self::Science); }
        if json.is("poetry") { return Ok(Self::Poetry); }
        FromJson::from_json(json).map(Self::Unknown)
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct NewBook {
    pub title: String,
    pub subtitle: Option<Option<String>>,
    pub author: String,
    pub genre: Option<Genre>,
    pub tags: Option<Vec<String>>,
    pub published: Option<String>,
}
impl ToJson for NewBook {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("title", &self.title)
            .optionally("subtitle", &self.subtitle)
            .put("author", &self.author)
            .optionally("genre", &self.genre)
            .optionally("tags", &self.tags)
            .optionally("published", &self.published)
    }
}
impl FromJson for NewBook {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self {
            title: json.field("title")?,
            subtitle: json.optional("subtitle")?,
            author: json.field("author")?,
            genre: json.optional("genre")?,
            tags: json.optional("tags")?,
            published: json.optional("published")?,
        })
    }
}

/// A book on the shelf.
#[derive(Debug, Clone, PartialEq)]
pub struct Book {
    pub title: String,
    pub subtitle: Option<Option<String>>,
    pub author: String,
    pub genre: Option<Genre>,
    pub tags: Option<Vec<String>>,
    pub published: Option<String>,
    pub id: String,
    pub created_at: String,
}
impl ToJson for Book {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("title", &self.title)
            .optionally("subtitle", &self.subtitle)
            .put("author", &self.author)
            .optionally("genre", &self.genre)
            .optionally("tags", &self.tags)
            .optionally("published", &self.published)
            .put("id", &self.id)
            .put("createdAt", &self.created_at)
    }
}
impl FromJson for Book {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self {
            title: json.field("title")?,
            subtitle: json.optional("subtitle")?,
            author: json.field("author")?,
            genre: json.optional("genre")?,
            tags: json.optional("tags")?,
            published: json.optional("published")?,
            id: json.field("id")?,
            created_at: json.field("createdAt")?,
        })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Payment {
    CardPayment(Box<CardPayment>),
    InvoicePayment(Box<InvoicePayment>),
    Unknown(Json),
}
impl ToJson for Payment {
    fn to_json(&self) -> Json {
        match self {
            Self::CardPayment(value) => value.to_json(),
            Self::InvoicePayment(value) => value.to_json(),
            Self::Unknown(value) => value.to_json(),
        }
    }
}
impl FromJson for Payment {
    fn from_json(json: &Json) -> Result<Self, Error> {
        if json.has("kind", "card") { return FromJson::from_json(json).map(Self::CardPayment); }
        if json.has("kind", "invoice") { return FromJson::from_json(json).map(Self::InvoicePayment); }
        FromJson::from_json(json).map(Self::Unknown)
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct CardPayment {
    pub token: String,
}
impl ToJson for CardPayment {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("kind", "card")
            .put("token", &self.token)
    }
}
impl FromJson for CardPayment {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        json.expect("kind", "card")?;
        Ok(Self { token: json.field("token")? })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct InvoicePayment {
    pub company: String,
}
impl ToJson for InvoicePayment {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("kind", "invoice")
            .put("company", &self.company)
    }
}
impl FromJson for InvoicePayment {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        json.expect("kind", "invoice")?;
        Ok(Self { company: json.field("company")? })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    pub id: String,
    pub status: OrderStatus,
    pub payment: Payment,
}
impl ToJson for Order {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("id", &self.id)
            .put("status", &self.status)
            .put("payment", &self.payment)
    }
}
impl FromJson for Order {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self { id: json.field("id")?, status: json.field("status")?, payment: json.field("payment")? })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum OrderStatus {
    Placed,
    Shipped,
    Delivered,
    Unknown(String),
}
impl ToJson for OrderStatus {
    fn to_json(&self) -> Json {
        match self {
            Self::Placed => "placed".to_json(),
            Self::Shipped => "shipped".to_json(),
            Self::Delivered => "delivered".to_json(),
            Self::Unknown(value) => value.to_json(),
        }
    }
}
impl FromJson for OrderStatus {
    fn from_json(json: &Json) -> Result<Self, Error> {
        if json.is("placed") { return Ok(Self::Placed); }
        if json.is("shipped") { return Ok(Self::Shipped); }
        if json.is("delivered") { return Ok(Self::Delivered); }
        FromJson::from_json(json).map(Self::Unknown)
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    pub message: String,
    pub code: Option<String>,
}
impl ToJson for Problem {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("message", &self.message)
            .optionally("code", &self.code)
    }
}
impl FromJson for Problem {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self { message: json.field("message")?, code: json.optional("code")? })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct ValidationProblem {
    pub message: String,
    pub fields: BTreeMap<String, String>,
}
impl ToJson for ValidationProblem {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("message", &self.message)
            .put("fields", &self.fields)
    }
}
impl FromJson for ValidationProblem {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self { message: json.field("message")?, fields: json.field("fields")? })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct ListBooksResponse {
    pub items: Vec<Book>,
    pub next_cursor: Option<Option<String>>,
}
impl ToJson for ListBooksResponse {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("items", &self.items)
            .optionally("nextCursor", &self.next_cursor)
    }
}
impl FromJson for ListBooksResponse {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self { items: json.field("items")?, next_cursor: json.optional("nextCursor")? })
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct HealthResponse {
    pub open: bool,
}
impl ToJson for HealthResponse {
    fn to_json(&self) -> Json {
        Json::empty()
            .put("open", &self.open)
    }
}
impl FromJson for HealthResponse {
    fn from_json(json: &Json) -> Result<Self, Error> {
        json.object()?;
        Ok(Self { open: json.field("open")? })
    }
}
